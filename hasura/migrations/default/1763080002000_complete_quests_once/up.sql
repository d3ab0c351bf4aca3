-- A creator who has completed a quest cannot have a second run (quest_run_one_per_creator), so they cannot be invited. A
-- creator who failed or left without an agreement can be invited again.
CREATE OR REPLACE FUNCTION takes_part(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quest_run WHERE quest_id = of_activation_id AND creator_id = of_creator_id
                                        AND (finished_at IS NULL OR status = 'COMPLETED'))
      OR EXISTS (SELECT FROM mission_run WHERE mission_id = of_activation_id AND creator_id = of_creator_id AND finished_at IS NULL)
      OR EXISTS (SELECT FROM key_campaign_participant
                  WHERE campaign_id = of_activation_id AND creator_id = of_creator_id AND status NOT IN ('rejected', 'failed'))
      OR EXISTS (SELECT FROM program_membership
                  WHERE program_id = of_activation_id AND creator_id = of_creator_id AND status <> 'rejected')
$$;
COMMENT ON FUNCTION takes_part(uuid, uuid) IS 'True if a creator takes part in an activation, waits to, or has completed a quest, which is possible only once.';
COMMENT ON INDEX quest_run_one_per_creator IS 'A creator has only one run of a quest under way at a time, and none after a completed one.';
