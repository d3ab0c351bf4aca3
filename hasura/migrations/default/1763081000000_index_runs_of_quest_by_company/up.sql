-- The runs of one quest are asked for by its company. With the company in the index, a plan for any values finds them by the quest
-- alone; without it, Postgres also read all runs of a company of which it knew no size (22 ms in place of 0.8, of 105,000 runs).
DROP INDEX quest_run_quest_idx;
CREATE INDEX quest_run_quest_idx ON quest_run (quest_id, status, company_id, created_at DESC);
