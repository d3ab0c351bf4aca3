DROP VIEW mission_unlock;
DROP TABLE mission_reward_channel, mission_reward, mission_reward_kind, mission_criterion, custom_completion,
  metric_type, criterion_category, mission, mission_access;
DROP FUNCTION activation_expected_viewers(activation, json);
DROP FUNCTION mission_reward_has_platforms();
DROP FUNCTION mission_reward_check();
DROP FUNCTION refuse_mission_without_program(uuid);
