DROP FUNCTION refuse_decision(quest_run_dispute);
DROP VIEW quest_run_cost;
DROP TABLE quest_run_dispute, quest_run_dispute_decision, quest_run_dispute_cause, quest_run_dispute_transition,
  quest_run_dispute_status;
DROP FUNCTION quest_run_dispute_settles();
DROP FUNCTION is_disputable(uuid);
DROP FUNCTION quest_run_dispute_emit();
DROP FUNCTION quest_run_dispute_stamp();
DROP FUNCTION quest_run_dispute_refuse();
