DROP VIEW quest_run_cost;
DROP TABLE quest_run_dispute, quest_run_dispute_decision, quest_run_dispute_cause, quest_run_dispute_transition,
  quest_run_dispute_status;
DROP FUNCTION emit_quest_dispute_cause();
DROP FUNCTION emit_quest_dispute_answered();
DROP FUNCTION quest_run_dispute_settles();
DROP FUNCTION quest_run_dispute_decide();
DROP FUNCTION quest_run_dispute_stays();
DROP FUNCTION quest_run_dispute_in_time();
DROP FUNCTION is_disputable(uuid);
