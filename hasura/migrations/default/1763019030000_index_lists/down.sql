DROP INDEX quest_run_company_ended_idx;
DROP INDEX submission_mission_run_idx;
DROP INDEX submission_quest_run_idx;
DROP INDEX submission_participant_idx;
