DROP TRIGGER activation_game_terms_kept ON activation_game;
DROP TRIGGER mission_reward_channel_terms_kept ON mission_reward_channel;
DROP TRIGGER mission_reward_terms_kept ON mission_reward;
DROP TRIGGER mission_criterion_terms_kept ON mission_criterion;
DROP FUNCTION mission_run_counts_from(mission_run);
DROP FUNCTION mission_count_participant(mission_run, integer);
DROP FUNCTION mission_run_begin(mission_run);
DROP FUNCTION refuse_mission_entry(mission_run);
DROP TABLE reward_claim, shipping_address, mission_progress, mission_run, mission_run_transition,
  mission_run_status;
DROP FUNCTION reward_claim_check();
DROP FUNCTION mission_terms_kept();
DROP FUNCTION mission_move_deadlines(activation, activation);
DROP FUNCTION mission_run_tally();
DROP FUNCTION mission_run_emit();
DROP FUNCTION mission_run_stamp();
DROP FUNCTION mission_run_refuse();
