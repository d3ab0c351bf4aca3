DROP TRIGGER quest_run_dispute_emit_cause ON quest_run_dispute;
DROP FUNCTION emit_quest_dispute_cause();
