DROP TRIGGER key_campaign_participant_emit_deadline ON key_campaign_participant;
DROP TRIGGER mission_run_emit_deadline ON mission_run;
DROP TRIGGER quest_run_emit_deadline ON quest_run;
DROP FUNCTION emit_deadline_moved();
DROP TRIGGER activation_move_deadlines ON activation;
DROP FUNCTION mission_move_deadlines();
DROP TRIGGER quest_run_d_forget_deadline ON quest_run;
DROP FUNCTION quest_run_forget_deadline();
