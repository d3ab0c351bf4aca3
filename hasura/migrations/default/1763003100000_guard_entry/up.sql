-- Who gets in. Runs give codes and money, so that what an action asks before it opens one is asked here once more:
-- the activation takes people in, and a creator who comes of their own accord may come.

-- guard_entry('quest_id'): the argument names the column with the activation.
CREATE FUNCTION guard_entry() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  entry jsonb := to_jsonb(NEW);
  wanted uuid := (entry ->> TG_ARGV[0])::uuid;
  wanted_status text;
  invited boolean := coalesce(entry ->> 'started_by' = 'company', false) OR entry ->> 'status' = 'pending_accept'
    OR EXISTS (SELECT FROM invitation WHERE activation_id = wanted AND creator_id = NEW.creator_id AND status <> 'REJECTED');
  verdict jsonb;
BEGIN
  -- The lock makes entering and closing wait for each other.
  SELECT status INTO wanted_status FROM activation WHERE id = wanted FOR NO KEY UPDATE;
  IF NOT coalesce(wanted_status = 'active' OR wanted_status = 'upcoming' AND (invited OR entry ->> 'status' = 'waitlist'), false) THEN
    PERFORM refuse('entry_while_open', format('the activation is "%s" and takes nobody in', wanted_status));
  END IF;
  -- Companies and admins take in whom they like; what creators do by themselves is held to access and requirements.
  IF session_variable('x-hasura-role') = 'creator' THEN
    verdict := eligibility(wanted, NEW.creator_id);
    IF NOT (verdict ->> 'access')::boolean AND entry ->> 'status' <> 'waiting_for_access' THEN
      PERFORM refuse('entry_needs_access', 'the creator is not approved for this kind of activation yet');
    END IF;
    IF NOT invited AND NOT (verdict ->> 'eligible')::boolean AND NOT (
         entry ->> 'status' = 'waiting_for_access' AND NOT EXISTS (
           SELECT FROM requirement r, creator_eligibility e
            WHERE r.activation_id = wanted AND e.creator_id = NEW.creator_id AND NOT meets_requirement(r, e))) THEN
      PERFORM refuse('entry_meets_requirements', 'the creator does not meet the requirements');
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_entry() IS 'Refuses a run of an activation that takes nobody in, and one of a creator who may not join it.';
-- Fires by name before the owner is taken over, which needs nothing of it.
CREATE TRIGGER quest_run_entry BEFORE INSERT ON quest_run FOR EACH ROW EXECUTE FUNCTION guard_entry('quest_id');
CREATE TRIGGER mission_run_entry BEFORE INSERT ON mission_run FOR EACH ROW EXECUTE FUNCTION guard_entry('mission_id');
CREATE TRIGGER key_campaign_participant_entry BEFORE INSERT ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION guard_entry('campaign_id');
CREATE TRIGGER program_membership_entry BEFORE INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION guard_entry('program_id');

-- spec §4: converting a pre-launch campaign is what enables invites, content submission and key claiming.
CREATE FUNCTION is_waitlist(of_activation_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM key_campaign WHERE id = of_activation_id AND waitlist)
$$;
COMMENT ON FUNCTION is_waitlist(uuid) IS 'Whether an activation is a key campaign that creators only line up for so far.';

CREATE FUNCTION guard_waitlist() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF is_waitlist(NEW.activation_id) THEN
    PERFORM refuse('waitlist_converted_first', 'the campaign is a waitlist so far; convert it to a key campaign first');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_waitlist() IS 'Refuses what a pre-launch campaign does not have yet: invitations, claims and content.';
-- By name after the owner, and with it the activation, is taken over.
CREATE TRIGGER invitation_waitlist BEFORE INSERT ON invitation FOR EACH ROW EXECUTE FUNCTION guard_waitlist();
CREATE TRIGGER code_claim_waitlist BEFORE INSERT ON code_claim FOR EACH ROW EXECUTE FUNCTION guard_waitlist();
CREATE TRIGGER submission_waitlist BEFORE INSERT ON submission FOR EACH ROW EXECUTE FUNCTION guard_waitlist();

-- Nobody is invited to what nobody can join.
CREATE FUNCTION invitation_of_published() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.activation_id AND status IN ('upcoming', 'active')) THEN
    PERFORM refuse('invitation_while_open', 'invitations go out while the activation is upcoming or live');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invitation_of_published BEFORE INSERT ON invitation FOR EACH ROW EXECUTE FUNCTION invitation_of_published();
