COMMENT ON INDEX quest_run_one_per_creator IS NULL;
CREATE OR REPLACE FUNCTION takes_part(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quest_run WHERE quest_id = of_activation_id AND creator_id = of_creator_id AND finished_at IS NULL)
      OR EXISTS (SELECT FROM mission_run WHERE mission_id = of_activation_id AND creator_id = of_creator_id AND finished_at IS NULL)
      OR EXISTS (SELECT FROM key_campaign_participant
                  WHERE campaign_id = of_activation_id AND creator_id = of_creator_id AND status NOT IN ('rejected', 'failed'))
      OR EXISTS (SELECT FROM program_membership
                  WHERE program_id = of_activation_id AND creator_id = of_creator_id AND status <> 'rejected')
$$;
COMMENT ON FUNCTION takes_part(uuid, uuid) IS 'True if a creator takes part in an activation or waits to.';
