DROP INDEX quest_run_quest_idx;
CREATE INDEX quest_run_quest_idx ON quest_run (quest_id, status, created_at DESC);
