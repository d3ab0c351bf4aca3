DROP TRIGGER activation_mission_needs_program ON activation;
DROP VIEW mission_unlock;
DROP TABLE mission_reward_channel, mission_reward, mission_reward_kind, mission_criterion, custom_completion,
  metric_type, criterion_category, mission, mission_access;
DROP FUNCTION activation_expected_viewers(activation, json);
DROP FUNCTION mission_reward_has_platforms();
DROP FUNCTION mission_reward_check();
DROP FUNCTION mission_needs_program();
