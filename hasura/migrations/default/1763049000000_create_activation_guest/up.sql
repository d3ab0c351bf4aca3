-- Creators who can see an activation that is not visible to everyone. Permissions use this table, so the reasons to see
-- an activation are defined only here.

CREATE TABLE activation_guest (
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  creator_id    uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  PRIMARY KEY (activation_id, creator_id)
);
COMMENT ON TABLE activation_guest IS 'A creator who can see an activation because they are invited, take part or are a VIP. Triggers keep one row while at least one reason exists.';
COMMENT ON COLUMN activation_guest.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_guest.creator_id IS 'The creator that the row is about.';
CREATE INDEX activation_guest_creator_id_idx ON activation_guest (creator_id);

-- Members of a Creator Program are not guests of it, because program_membership already contains the same rows.
CREATE FUNCTION guest_reasons() RETURNS TABLE (activation_id uuid, creator_id uuid) LANGUAGE sql STABLE AS $$
  SELECT activation_id, creator_id FROM invitation WHERE creator_id IS NOT NULL
  UNION ALL
  SELECT activation_id, creator_id FROM activation_whitelist WHERE creator_id IS NOT NULL
  UNION ALL
  SELECT campaign_id, creator_id FROM key_campaign_participant
  UNION ALL
  SELECT quest_id, creator_id FROM quest_run
  UNION ALL
  SELECT mission_id, creator_id FROM mission_run
$$;
COMMENT ON FUNCTION guest_reasons() IS 'The reasons why creators are guests of activations, one row per reason. A new reason also needs the trigger keep_guest on its table.';

-- The argument of keep_guest('quest_id') names the column with the activation.
CREATE FUNCTION keep_guest() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  added jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  removed jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
BEGIN
  IF added ->> 'creator_id' IS NOT NULL THEN
    -- A further reason to see the activation also writes the row, so that a transaction that removes an earlier reason
    -- waits and then finds the new one.
    INSERT INTO activation_guest (activation_id, creator_id)
      VALUES ((added ->> TG_ARGV[0])::uuid, (added ->> 'creator_id')::uuid)
      ON CONFLICT (activation_id, creator_id) DO UPDATE SET creator_id = excluded.creator_id;
  END IF;
  IF removed ->> 'creator_id' IS NOT NULL THEN
    -- Locks the company before reading, because a statement sees only what was committed before the statement began.
    PERFORM FROM activation_guest
      WHERE activation_id = (removed ->> TG_ARGV[0])::uuid AND creator_id = (removed ->> 'creator_id')::uuid FOR UPDATE;
    DELETE FROM activation_guest AS guest
      WHERE activation_id = (removed ->> TG_ARGV[0])::uuid AND creator_id = (removed ->> 'creator_id')::uuid
        AND NOT EXISTS (
          SELECT FROM guest_reasons() AS reason
           WHERE reason.activation_id = guest.activation_id AND reason.creator_id = guest.creator_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION keep_guest() IS 'Keeps activation_guest equal to guest_reasons().';
CREATE TRIGGER invitation_keep_guest AFTER INSERT OR DELETE OR UPDATE OF activation_id, creator_id ON invitation
  FOR EACH ROW EXECUTE FUNCTION keep_guest('activation_id');
COMMENT ON TRIGGER invitation_keep_guest ON invitation IS 'tally';
CREATE TRIGGER activation_whitelist_keep_guest AFTER INSERT OR DELETE OR UPDATE OF activation_id, creator_id ON activation_whitelist
  FOR EACH ROW EXECUTE FUNCTION keep_guest('activation_id');
COMMENT ON TRIGGER activation_whitelist_keep_guest ON activation_whitelist IS 'tally';
CREATE TRIGGER key_campaign_participant_keep_guest AFTER INSERT OR DELETE OR UPDATE OF campaign_id, creator_id ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION keep_guest('campaign_id');
COMMENT ON TRIGGER key_campaign_participant_keep_guest ON key_campaign_participant IS 'tally';
CREATE TRIGGER quest_run_keep_guest AFTER INSERT OR DELETE OR UPDATE OF quest_id, creator_id ON quest_run
  FOR EACH ROW EXECUTE FUNCTION keep_guest('quest_id');
COMMENT ON TRIGGER quest_run_keep_guest ON quest_run IS 'tally';
CREATE TRIGGER mission_run_keep_guest AFTER INSERT OR DELETE OR UPDATE OF mission_id, creator_id ON mission_run
  FOR EACH ROW EXECUTE FUNCTION keep_guest('mission_id');
COMMENT ON TRIGGER mission_run_keep_guest ON mission_run IS 'tally';

CREATE FUNCTION rebuild_activation_guests() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The lock blocks triggers in other transactions, but not readers.
  LOCK TABLE activation_guest IN EXCLUSIVE MODE;
  DELETE FROM activation_guest AS guest WHERE NOT EXISTS (
    SELECT FROM guest_reasons() AS reason
     WHERE reason.activation_id = guest.activation_id AND reason.creator_id = guest.creator_id);
  INSERT INTO activation_guest (activation_id, creator_id)
    SELECT DISTINCT activation_id, creator_id FROM guest_reasons() ON CONFLICT DO NOTHING;
END $$;
COMMENT ON FUNCTION rebuild_activation_guests() IS 'Recomputes activation_guest, for seeds (which run without triggers) and for repair.';
