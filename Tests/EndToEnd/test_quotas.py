"""What learners store has limits, and answers are stored in any case."""
import pytest
from client import PRACTICE, Student

HALF = "Water boils. " * 46_000


def test_a_learner_who_has_stored_too_much_is_told_to_delete_something(server_on, tmp_path):
    with server_on(tmp_path / "data", "--storage-mib-per-profile", 1) as server:
        student = Student(server.address)
        course = student.course_of(HALF)
        reply = student.add_notes(course, HALF)
        assert reply.status == 409 and reply.json["type"] == "/problems/storage-quota"
        assert "1 MiB" in reply.json["detail"] and "delete" in reply.json["detail"]
        other = Student(server.address)
        other.course_of(HALF)
        notes = course["files"][0]["note_id"]
        body = {"name": "short.md", "text": "Ice melts."}
        assert student.put(f"{PRACTICE}/courses/{course['course_id']}/notes/{notes}", body).status == 200
        assert student.add_notes(course, HALF).status == 201


@pytest.mark.sqlite
def test_a_database_with_the_maximum_size_stores_answers_only(server_on, tmp_path):
    with server_on(tmp_path / "data", "--storage-mib", 2) as server:
        student = Student(server.address)
        course = student.course_of(HALF)
        statuses = [student.add_notes(course, HALF).status for _ in range(5)]
        assert statuses[-1] == 507
        reply = student.add_notes(course, HALF)
        assert reply.json["type"] == "/problems/storage-limit"
        attempt = student.start("en")
        assert student.answer(attempt, attempt["items"][0], {"dont_know": True, "sequence": 1}).status == 200
