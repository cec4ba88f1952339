"""Dictionaries, scripts, marks and word frequencies of each language with a placement test.

A new language needs a line here. Without the line its blueprint fails the tests, so nobody can forget it.
"""
import typing

#: Punctuation marks of each writing system, without quotation marks. They include the marks that authors write for the app:
#: for gaps, for tiles, and brackets around a word that learners must inflect.
MARKS = {
    "western": ".,;:!?-–—…'’()%",
    "greek": ".,;:!·-–—…'’()%",  # NFC turns the Greek question mark into a semicolon.
    "arabic": ".،؛:!؟-–—…()٪",
    "urdu": "۔،؛:!؟-–—…()٪",
    "hebrew": ".,;:!?-–—־…'()%",
    "danda": "।,;:!?-–—…'’()%",
    "khmer": "។៕៖ៗ,:!?-–—…()%",
    "thai": ".:!?-–—…ๆฯ()%",
    "wide": "。，、；：！？…—（）％",
}


class Language(typing.NamedTuple):
    #: Dictionaries: `hunspell:`, `aspell:` or `voikko:`, and a name. At least one must contain each word. Empty if Debian has no dictionary.
    dictionaries: tuple[str, ...]
    #: First words of the Unicode names of the letters of the language.
    scripts: tuple[str, ...]
    #: Punctuation marks of the language.
    marks: frozenset[str]
    #: Code of the language in wordfreq. None if wordfreq does not have the language.
    frequencies: str | None


def _language(dictionaries, scripts, writing, quotes, frequencies):
    return Language(tuple(dictionaries.split()), tuple(scripts.split()), frozenset(MARKS[writing] + quotes), frequencies or None)


#: Dictionaries; scripts; writing system; quotation marks and other marks of the language; wordfreq code.
LANGUAGES = {
    "ar": _language("hunspell:ar", "ARABIC", "arabic", "«»", "ar"),
    "bg": _language("hunspell:bg_BG", "CYRILLIC", "western", "„“", "bg"),
    "bn": _language("hunspell:bn_BD", "BENGALI", "danda", "“”‘’", "bn"),
    "ca": _language("hunspell:ca", "LATIN", "western", "«»“”·", "ca"),
    "cs": _language("hunspell:cs_CZ", "LATIN", "western", "„“‚‘", "cs"),
    "cy": _language("aspell:cy", "LATIN", "western", "‘’“”", ""),
    "da": _language("hunspell:da_DK", "LATIN", "western", "»«“”„", "da"),
    "de": _language("hunspell:de_DE", "LATIN", "western", "„“‚‘»«", "de"),
    "el": _language("hunspell:el_GR", "GREEK", "greek", "«»“”", "el"),
    "en": _language("hunspell:en_GB hunspell:en_US", "LATIN", "western", "‘’“”", "en"),
    "es": _language("hunspell:es_ES", "LATIN", "western", "«»“”¿¡", "es"),
    "et": _language("hunspell:et_EE", "LATIN", "western", "„“”", ""),
    "eu": _language("hunspell:eu", "LATIN", "western", "«»“”‘’", ""),
    "fa": _language("aspell:fa", "ARABIC", "arabic", "«»", "fa"),
    "fi": _language("voikko:fi", "LATIN", "western", "”’»", "fi"),
    "fil": _language("hunspell:tl", "LATIN", "western", "“”‘’", "fil"),
    "fr": _language("hunspell:fr", "LATIN", "western", "«»“”", "fr"),
    "ga": _language("aspell:ga", "LATIN", "western", "“”‘’", ""),
    "gl": _language("hunspell:gl_ES", "LATIN", "western", "«»“”¿¡", ""),
    # NB: Hebrew texts use straight quotation marks as often as round ones.
    "he": _language("hunspell:he_IL", "HEBREW", "hebrew", '״׳„”“"', "he"),
    "hi": _language("hunspell:hi_IN", "DEVANAGARI", "danda", "“”‘’", "hi"),
    "hr": _language("hunspell:hr_HR", "LATIN", "western", "„”“»«", "sh"),
    "hu": _language("hunspell:hu_HU", "LATIN", "western", "„”»«", "hu"),
    "id": _language("hunspell:id_ID", "LATIN", "western", "“”‘’", "id"),
    "is": _language("hunspell:is_IS", "LATIN", "western", "„“‚‘", "is"),
    "it": _language("hunspell:it_IT", "LATIN", "western", "«»“”", "it"),
    "ja": _language("", "HIRAGANA KATAKANA KATAKANA-HIRAGANA CJK IDEOGRAPHIC", "wide", "「」『』＝・～", "ja"),
    "km": _language("", "KHMER", "khmer", "«»“”", ""),
    "ko": _language("hunspell:ko", "HANGUL", "western", "“”‘’", "ko"),
    "lt": _language("hunspell:lt_LT", "LATIN", "western", "„“‚‘", "lt"),
    "lv": _language("hunspell:lv_LV", "LATIN", "western", "„“”«»", "lv"),
    "ms": _language("", "LATIN", "western", "“”‘’", "ms"),
    "nb": _language("hunspell:nb_NO", "LATIN", "western", "«»“”", "nb"),
    "nl": _language("hunspell:nl", "LATIN", "western", "‘’“”„", "nl"),
    "pl": _language("hunspell:pl_PL", "LATIN", "western", "„”«»", "pl"),
    "pt": _language("hunspell:pt_PT hunspell:pt_BR", "LATIN", "western", "«»“”", "pt"),
    "ro": _language("hunspell:ro_RO", "LATIN", "western", "„”«»", "ro"),
    "ru": _language("hunspell:ru_RU", "CYRILLIC", "western", "«»„“", "ru"),
    "sk": _language("hunspell:sk_SK", "LATIN", "western", "„“‚‘", "sk"),
    "sl": _language("hunspell:sl_SI", "LATIN", "western", "„“»«", "sl"),
    "sr": _language("hunspell:sr_RS hunspell:sr_Latn_RS", "CYRILLIC LATIN", "western", "„“”", ""),
    "sv": _language("hunspell:sv_SE", "LATIN", "western", "”’»", "sv"),
    "sw": _language("hunspell:sw_TZ", "LATIN", "western", "“”‘’", ""),
    # NB: there is a list for Tamil, of bare stems: it knows one word in four of any text.
    "ta": _language("", "TAMIL", "western", "“”‘’", "ta"),
    "th": _language("", "THAI", "thai", "“”‘’", ""),
    "tr": _language("hunspell:tr_TR", "LATIN", "western", "“”‘’", "tr"),
    "uk": _language("hunspell:uk_UA", "CYRILLIC", "western", "«»„“”", "uk"),
    "ur": _language("", "ARABIC", "urdu", "“”‘’«»", "ur"),
    "vi": _language("hunspell:vi_VN", "LATIN", "western", "“”‘’", "vi"),
    "yue": _language("", "CJK IDEOGRAPHIC", "wide", "「」『』〈〉—…", ""),
    "zh": _language("", "CJK IDEOGRAPHIC", "wide", "“”‘’《》〈〉—…", "zh"),
}
