-- A company reads the runs of one of its quests. With the company in the index, a generic plan finds them by quest only.
-- Without it, Postgres also read all runs of the company (22 ms instead of 0.8, with 105,000 runs).
DROP INDEX quest_run_quest_idx;
CREATE INDEX quest_run_quest_idx ON quest_run (quest_id, status, company_id, created_at DESC);
