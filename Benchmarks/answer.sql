-- A transaction with one answer, for pgbench. It has the rules of AnswerRow.keep: compare them by hand when either changes.
-- Nivel stores the answers of many learners in one transaction.
-- Nivel also reads the session of a request, in a statement before the transaction. The peer has no sessions, and leaves that out.
-- Learners and their items take turns, as in answers.lua. Each client has learners of its own, so sequence numbers rise for each of them.
-- Variables: `number` is above the sequence numbers of earlier rounds. `share` is the number of learners of a client.
-- `items` is the number of items of a learner.
\set number :number + 1
\set learner :client_id * :share + :number % :share
\set item (:number / :share) % :items
\set attempt 1000000000000000000 + :learner
\set profile 2000000000000000000 + :learner
-- Nivel sends the beginning, the locks and the answers in one round trip too.
\startpipeline
BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
SELECT pg_advisory_xact_lock(:profile);
WITH kept AS (INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at, number, milliseconds)
SELECT id, :item::text, :kind, :value, :number, :time, NULL::bigint, NULL FROM attempt
WHERE id = :attempt AND profile_id = :profile AND status = 'in_progress' AND
  (NULL::bigint IS NULL OR (SELECT count(*) FROM answer WHERE attempt_id = :attempt AND item_id != :item) = NULL::bigint - 1)
ON CONFLICT (attempt_id, item_id) DO UPDATE
SET kind = excluded.kind, value = excluded.value, sequence = excluded.sequence, answered_at = excluded.answered_at,
  number = excluded.number, milliseconds = excluded.milliseconds
WHERE excluded.sequence > answer.sequence RETURNING 1)
SELECT count(*) + 1 AS count FROM answer WHERE attempt_id = :attempt AND item_id != :item HAVING EXISTS (SELECT 1 FROM kept);
\endpipeline
COMMIT;
