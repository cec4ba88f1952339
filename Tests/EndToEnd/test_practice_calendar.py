"""The calendar feed of scheduled tests, read by an independent iCalendar parser."""
import datetime

import icalendar
import pytest
from client import Client

UTC = datetime.timezone.utc
SCHEDULE = "/api/v1/practice/schedule"
# Two hours ahead of UTC. Ten in the morning is in the learner's time zone.
OFFSET = 120
SOON = datetime.datetime.now(UTC).replace(hour=9, minute=30, second=0, microsecond=0) + datetime.timedelta(days=10)
AWKWARD = [
    "Waves, sound; light", r"C:\new\notes", "“Quoted” and \"plain\": 100 %", "波と音 " * 30, "قفل الباب", "é" * 90, "👩‍👩‍👧‍👦" * 8, "e\u0301" * 60,
    r"\n is no line break", "a" * 63, "a" * 67,
]


def iso(time):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")


@pytest.fixture
def course(learner):
    reply = learner.post("/api/v1/practice/courses", {"sample_id": "physics-waves"})
    assert reply.status == 201, reply.body
    return reply.json


def schedule(learner, course, **more):
    body = {"course_id": course["course_id"], "title": "Final", "topics": [], "difficulty": 4, "question_count": 20, "utc_offset": OFFSET}
    reply = learner.post(SCHEDULE, body | more)
    assert reply.status == 201, reply.body
    return reply.json["scheduled"]


def feed(server, learner):
    """The feed as a program without the learner's cookie gets it: the reply, and its events by title."""
    url = learner.get(f"{SCHEDULE}?utc_offset={OFFSET}").json["feed_url"]
    answer = Client(server.address).get(url)
    assert answer.status == 200, answer.body
    assert answer.headers["content-type"].split(";")[0] == "text/calendar"
    calendar = icalendar.Calendar.from_ical(answer.body)
    assert calendar.errors == []
    return answer.body, calendar, calendar.walk("VEVENT")


def ten_o_clock(day):
    """Ten in the morning in the learner's time zone."""
    return datetime.datetime.combine(day, datetime.time(10), UTC) - datetime.timedelta(minutes=OFFSET)


@pytest.mark.parametrize("occasion, days", [("exam", [14, 7]), ("quiz", [7, 3])])
def test_an_exam_or_quiz_gives_two_tests_at_ten_in_the_morning(server, learner, course, occasion, days):
    day = datetime.date.today() + datetime.timedelta(days=40)
    made = schedule(learner, course, occasion=occasion, date=day.isoformat())
    assert [entry["kind"] for entry in made] == ["initial", "follow_up"]
    _, _, events = feed(server, learner)
    assert [event["dtstart"].dt for event in events] == [ten_o_clock(day - datetime.timedelta(days=n)) for n in days]
    for event in events:
        assert event["duration"].dt == datetime.timedelta(minutes=25)
        assert str(event["summary"]) == "Final" and str(event["status"]) == "CONFIRMED"
        assert "20 questions, 25 minutes, difficulty hard" in str(event["description"]).split("\n")
        assert event["dtstamp"].dt <= datetime.datetime.now(UTC)


def test_the_feed_states_its_name_and_its_refresh_interval(server, learner, course):
    schedule(learner, course, at=iso(SOON))
    _, calendar, events = feed(server, learner)
    assert str(calendar["version"]) == "2.0" and "Nivel" in str(calendar["prodid"]) and "Nivel" in str(calendar["name"])
    assert calendar["refresh-interval"].dt == datetime.timedelta(hours=1)
    assert [event["dtstart"].dt for event in events] == [SOON]


def test_any_title_is_returned_unchanged(server, learner, course):
    for number, title in enumerate(AWKWARD):
        schedule(learner, course, title=title, at=iso(SOON + datetime.timedelta(hours=number)))
    raw, _, events = feed(server, learner)
    assert [str(event["summary"]) for event in events] == [" ".join(title.split()) for title in AWKWARD]
    lines = raw.split(b"\r\n")
    assert lines.pop() == b"" and b"\n" not in b"".join(lines) and b"\r" not in b"".join(lines)
    for line in lines:
        assert len(line) <= 75
        line.decode("utf-8")


def test_an_archived_test_is_cancelled_in_the_feed_and_a_deleted_test_is_removed(server, learner, course):
    kept, archived, deleted = [schedule(learner, course, title=title, at=iso(SOON))[0] for title in ("kept", "archived", "deleted")]
    before = {str(event["summary"]): str(event["uid"]) for event in feed(server, learner)[2]}
    assert len(set(before.values())) == 3
    assert learner.put(f"{SCHEDULE}/{archived['scheduled_id']}", {"archived": True}).status == 200
    assert learner.request("DELETE", f"{SCHEDULE}/{deleted['scheduled_id']}").status == 204
    events = feed(server, learner)[2]
    assert {str(event["summary"]): str(event["status"]) for event in events} == {"kept": "CONFIRMED", "archived": "CANCELLED"}
    assert {str(event["summary"]): str(event["uid"]) for event in events} == {title: before[title] for title in ("kept", "archived")}


def test_the_feed_stays_the_same_while_nothing_changes(server, learner, course):
    schedule(learner, course, at=iso(SOON))
    assert feed(server, learner)[0] == feed(server, learner)[0]


def test_every_learner_has_a_secret_feed(server, learner, course):
    schedule(learner, course, at=iso(SOON))
    url = learner.get(f"{SCHEDULE}?utc_offset={OFFSET}").json["feed_url"]
    secret = url.rsplit("/", 1)[1].removesuffix(".ics")
    assert len(secret) >= 22
    stranger = Client(server.address)
    wrong = url.replace(secret, secret[:-1] + ("a" if secret[-1] != "a" else "b"))
    assert stranger.get(wrong).status == 404
    assert stranger.get(f"{SCHEDULE}?utc_offset={OFFSET}").json["scheduled"] == []


@pytest.mark.parametrize("body", [
    {"occasion": "exam", "date": "2020-01-01"}, {"occasion": "exam", "date": "2100-02-29"}, {"occasion": "party", "date": "2100-03-01"},
    {"at": "tomorrow"}, {"at": iso(SOON), "difficulty": 6}, {"at": iso(SOON), "question_count": 51},
    {"at": iso(SOON), "utc_offset": 5000}, {},
])
def test_an_invalid_schedule_is_refused_with_a_sentence(learner, course, body):
    whole = {"course_id": course["course_id"], "title": "x", "topics": [], "difficulty": 3, "question_count": 10, "utc_offset": OFFSET} | body
    reply = learner.post(SCHEDULE, whole)
    assert reply.status in (400, 422), reply.body
    assert reply.json["detail"]
