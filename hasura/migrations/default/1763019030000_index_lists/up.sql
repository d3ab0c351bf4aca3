-- Lists that a company or a creator reads in parts find each part without reading the rest: what was handed in by one run or
-- participant, rejected or not; quest runs that are over, the last to end first.

CREATE INDEX submission_participant_idx ON submission (participant_id, submitted_at DESC) WHERE participant_id IS NOT NULL;
CREATE INDEX submission_quest_run_idx ON submission (quest_run_id, submitted_at DESC) WHERE quest_run_id IS NOT NULL;
CREATE INDEX submission_mission_run_idx ON submission (mission_run_id, submitted_at DESC) WHERE mission_run_id IS NOT NULL;
CREATE INDEX quest_run_company_ended_idx ON quest_run (company_id, finished_at DESC NULLS LAST, id);
