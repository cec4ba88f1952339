"""Docs/measurement.md, generated from simulated learners."""

KINDS = {
    "honest": "say “I don't know” where they do not know the answer",
    "half": "guess on half of the questions that they do not know",
    "guess": "guess on every question that they do not know",
    "mixed": "each with a random tendency to guess",
    "random": "know nothing, and click at random",
}

PAGE = """# How well levels are found

A placement test is worth as much as its level. This page says how the level is measured, what it means and what it does not mean, and how often it is right for
simulated learners. `make record` generates it with `nivel simulate`. [How a level is computed](how-a-level-is-computed.md) is the short version for learners.

## The model

A learner has an ability θ on a logit scale and a tendency γ to guess. An item has a difficulty b, a discrimination a, and a chance c that a blind guess is right. The learner
knows the answer with the probability k = 0.98 · logistic(a (θ − b)), and

- answers rightly with the probability k + (1 − k) γ c,
- answers wrongly with (1 − k) γ (1 − c),
- says “I don't know” with (1 − k)(1 − γ),

each plus 0.002, divided by their sum. So “I don't know” and a wrong answer say different things about a learner, and right answers of somebody who also answers wrongly say less.

- **Scale.** The levels are separated at −4.29, −3.23, −1.23, 0.72, 2.80 and 3.90 logits (B. North, *The Development of a Common Framework Scale of Language Proficiency*, 2000; quoted at
  second hand, and not verified).
- **Items.** Until there are answers of learners, b is the middle of the level that the author gave the item, a is 1, and c follows from the format: one divided by the number of options, ½ for a
  minimal pair, accepted orders divided by all orders for tiles, 0 for a typed answer.
- **Level.** Every level is equally likely before the test, and so is every tendency to guess. After the test each level has a probability. The result shows the most probable level, its
  probability and its neighbour. A question that was not asked, or has no answer, says nothing.
- **Texts.** The questions on one text depend on each other: who understands the text answers all of them better (E. T. Bradlow, H. Wainer and X. Wang, *Psychometrika* 64, 1999). So each answer counts only in part: the
  logarithm of its likelihood is multiplied by 1 / (1 + (n − 1) · 0.15) for n questions on the text, and four answers count like 2.8 that stand alone. This is the effective size of a cluster (L. Kish, *Survey Sampling*,
  1965). The correlation 0.15 is assumed.
- **Quick.** The first question is a choice of A2 or B1. Each further question is one of those that tell most about the level (mutual information), so that every format has about its share of the form, in which a text counts once, and a format
  that is not asked yet comes by the tenth question, unless a text whose questions follow each other is in its way. The questions on one text follow each other. It is drawn from the best five, if they tell at least 60 % as much as the best one, so that no question is in more than two tests of three of learners who answer by what they know. Questions from earlier tests of the learner come last.
  The test ends when a level has 80 %, or when no question that is left would tell more than .01 nats about the level, after at least {minimum} and at most {maximum} questions.
- **Full.** The whole form, by the same model.

The library `Measurement` has the formulas with their sources. [Auditing](audit.md) checks for every form that only right answers lead to the top and only wrong ones to the bottom.

## Simulated learners

{learners} learners of each kind in each of {languages} languages are spread evenly over the levels from pre-A1 to C2. Within a level, every ability is equally likely; pre-A1 and C2, which are open at one end,
are as wide as the other levels are on average. Their answers follow the model with true parameters that the test does not know: b is 0.6 logits (standard deviation) from the middle of the author's level, and ln a is normal
with mean 0.15 and standard deviation 0.25. Each text with several questions is harder or easier for a learner than for others, by 0.7 logits (standard deviation). The seed is {seed}.

| learners | exact level | within one level | confidence off by | questions | most frequent question |
|---|--:|--:|--:|--:|--:|
{quick}

A **quick** test, above; a **full** test, below, with the share of exact levels that the weighted score and its cuts find from the same answers.

| learners | exact level | within one level | confidence off by | by score and cuts |
|---|--:|--:|--:|--:|
{full}

{kinds}

“Confidence off by” is the mean distance between the stated probability and the share of right levels, in ten bins. “Most frequent question” is the share of tests in which the most frequent question of a language occurs,
in the language where that is highest. A learner who clicks at random has no level; exact means pre-A1, and the stated probability is lower than that share.

**Every format** was asked in {every_format} of quick tests.

## What the figures do not say

- **They are simulations.** No learner has taken these tests for a comparison with another test. If the items are not as hard as their authors think, levels are off by as much as the items are on average.
- **The answers follow the model** that judges them: one ability for all skills, answers that depend on nothing but this ability and the text, chances exactly as computed. Real learners differ from skill to skill.
- **The spread of item difficulties is assumed**: 0.6 logits. With answers of learners, [calibration](calibration.md) replaces the assumption. The dependence of the questions on one text is assumed, too, and calibration does not estimate it.
- **The width of the outer levels matters.** In an experiment with learners down to −7 and up to 7 logits, 2 to 5 more of a hundred were placed exactly; with outer levels of 1.2 logits, 2 to 3 fewer.
- **Even a good test misses.** A learner at the border of two levels is placed on either side. The neighbour level belongs to the result.
- **A learner who knows every item up to a level and none above** is at the border of the next level, because learners of a level know about half of its items.

## Every language

Exact levels, over the four kinds of learners that have a level. With this number of learners in one language, chance alone makes the confidence seem off by about .03.

| language | quick | confidence off by | questions | most frequent question | full | confidence off by | by score and cuts | random clickers at pre-A1, quick | full |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
{rows}
"""


def share(value):
    return f"{value:.3f}".removeprefix("0")


def page(quick, full, seed, learners, names, length):
    """The whole page from two reports of `nivel simulate`."""
    languages = sorted({row["language_id"] for row in quick["rows"]})
    return PAGE.format(
        minimum=length["minimum"], maximum=length["maximum"], learners=learners, languages=len(languages), seed=seed,
        quick="\n".join(quick_line(row) for row in quick["average"]),
        full="\n".join(full_line(row) for row in full["average"]),
        kinds="Kinds of learners: " + "; ".join(f"**{kind}** learners {text}" for kind, text in KINDS.items()) + ".",
        every_format=f"{100 * min(row['every_format'] for row in quick['average']):.1f} %",
        rows="\n".join(language_line(quick, full, language, names[language]["english_name"]) for language in languages),
    )


def quick_line(row):
    cells = [row["exact"], row["within_one"], row["calibration_error"]]
    return f"| {row['behaviour']} | {' | '.join(map(share, cells))} | {row['questions']:.1f} | {share(row['highest_exposure'])} |"


def full_line(row):
    cells = [row["exact"], row["within_one"], row["calibration_error"], row["exact_by_cuts"]]
    return f"| {row['behaviour']} | {' | '.join(map(share, cells))} |"


def language_line(quick, full, language, name):
    def mean(report, key):
        values = [row[key] for row in report["rows"] if row["language_id"] == language and row["behaviour"] != "random"]
        return sum(values) / len(values)

    def lowest(report):
        return next(row["lowest_level"] for row in report["rows"] if row["language_id"] == language and row["behaviour"] == "random")

    def confidence(report):
        return next(row["calibration_error"] for row in report["languages"] if row["language_id"] == language)

    exposure = max(row["highest_exposure"] for row in quick["rows"] if row["language_id"] == language and row["behaviour"] != "random")
    cells = [
        share(mean(quick, "exact")), share(confidence(quick)), f"{mean(quick, 'questions'):.1f}", share(exposure),
        share(mean(full, "exact")), share(confidence(full)), share(mean(full, "exact_by_cuts")), share(lowest(quick)), share(lowest(full)),
    ]
    return f"| {name} | {' | '.join(cells)} |"
