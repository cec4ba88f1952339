"""The looks in which every screen is checked: four interface languages, light and dark, from 320 px to 1440 px."""
from browser import LOOK_RULES

NARROW, MIDDLE, WIDE = 320, 768, 1440
LOOKS = {
    "320 px, dark, Arabic": {"viewport": {"width": NARROW, "height": 640}, "color_scheme": "dark", "locale": "ar"},
    "320 px, light, German": {"viewport": {"width": NARROW, "height": 640}, "color_scheme": "light", "locale": "de"},
    "1440 px, light, English": {"viewport": {"width": WIDE, "height": 900}, "color_scheme": "light", "locale": "en"},
    "1440 px, dark, Japanese": {"viewport": {"width": WIDE, "height": 900}, "color_scheme": "dark", "locale": "ja"},
}
#: Resolves when the page has measured its new size.
AT_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"


def check(learner, where, with_axe=True):
    """Checks the screen in its look, and then at the other end of the widths in the other colours.

    The second time, axe uses only the rules whose result depends on width or colours. This takes half the time of all rules.

    NB: at the end of the page, because the bar of buttons may cover a part of a tile that scrolls below it, and axe would call that tile too small.
    """
    page = learner.page
    size, dark = page.viewport_size, page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    others = {NARROW: (WIDE, MIDDLE), WIDE: (NARROW, MIDDLE)}.get(size["width"], (NARROW, WIDE))
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert not with_axe or learner.violations() == [], where
    assert not learner.scrolls_sideways(), where
    try:
        page.emulate_media(color_scheme="light" if dark else "dark")
        for width in others:
            page.set_viewport_size({**size, "width": width})
            page.evaluate(AT_REST)
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            if with_axe and width == others[0]:
                assert learner.violations(LOOK_RULES) == [], f"{where}, {width} px, {'light' if dark else 'dark'}"
            assert not learner.scrolls_sideways(), f"{where}, {width} px"
    finally:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if dark else "light")
