-- Who has completed a quest is through with it: quest_run_one_per_creator takes no second run of theirs, so no invitation leads to one.
-- Who failed or went away without an agreement may be asked once more.
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
COMMENT ON FUNCTION takes_part(uuid, uuid) IS 'Whether a creator is in an activation, waits to be, or has completed a quest, which one does once.';
COMMENT ON INDEX quest_run_one_per_creator IS 'A creator has one run of a quest under way at a time, and none after one that was completed.';
