-- Changes that matter to time or to others go to the outbox in the same transaction (spec §4 lifecycle events).

-- emit_run_event('quest_run', 'questRunCreated'): the second argument names the event of a new row; without it a new
-- row says nothing.
CREATE FUNCTION emit_run_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  happened text;
  payload jsonb := to_jsonb(new);
BEGIN
  IF TG_OP = 'INSERT' THEN
    happened := TG_ARGV[1];
  ELSE
    EXECUTE format('select event from %I where from_status = $1 and to_status = $2', TG_ARGV[0] || '_transition')
      INTO happened USING OLD.status, NEW.status;
  END IF;
  IF happened IS NOT NULL THEN
    PERFORM emit_event(happened, TG_TABLE_NAME::text, NEW.id, jsonb_strip_nulls(jsonb_build_object(
      'from', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, 'to', NEW.status, 'version', NEW.version,
      'company_id', payload -> 'company_id', 'creator_id', payload -> 'creator_id',
      'activation_id', coalesce(payload -> 'quest_id', payload -> 'mission_id', payload -> 'campaign_id', payload -> 'program_id', payload -> 'activation_id'))));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_run_event() IS 'Writes the event of a change of status to the outbox.';
CREATE TRIGGER quest_run_emit_insert AFTER INSERT ON quest_run
  FOR EACH ROW EXECUTE FUNCTION emit_run_event('quest_run', 'questRunCreated');
CREATE TRIGGER quest_run_emit AFTER UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('quest_run');
CREATE TRIGGER mission_run_emit_insert AFTER INSERT ON mission_run
  FOR EACH ROW EXECUTE FUNCTION emit_run_event('mission_run', 'missionJoined');
CREATE TRIGGER mission_run_emit AFTER UPDATE OF status ON mission_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('mission_run');
CREATE TRIGGER key_campaign_participant_emit_insert AFTER INSERT ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION emit_run_event('key_campaign_participant', 'keyRequested');
CREATE TRIGGER key_campaign_participant_emit AFTER UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('key_campaign_participant');
CREATE TRIGGER program_membership_emit_insert AFTER INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION emit_run_event('program_membership', 'programMemberCreated');
CREATE TRIGGER program_membership_emit AFTER UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('program_membership');
CREATE TRIGGER invitation_emit_insert AFTER INSERT ON invitation
  FOR EACH ROW EXECUTE FUNCTION emit_run_event('invitation', 'invitationSent');
CREATE TRIGGER invitation_emit AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('invitation');

-- The activation's events carry its kind: questPublished, missionClosed, keyCampaignEnded, creatorProgramDeleted.
CREATE FUNCTION emit_activation() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  changed activation := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  happened text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted'
    ELSE (SELECT event FROM activation_transition WHERE from_status = OLD.status AND to_status = NEW.status) END;
  noun text := CASE changed.kind WHEN 'KEY' THEN 'keyCampaign' WHEN 'QUEST' THEN 'quest' WHEN 'MISSION' THEN 'mission'
    ELSE 'creatorProgram' END;
BEGIN
  PERFORM emit_event(noun || upper(LEFT(happened, 1)) || substr(happened, 2), 'activation', changed.id,
    jsonb_strip_nulls(jsonb_build_object('kind', changed.kind, 'company_id', changed.company_id,
      'from', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, 'to', changed.status, 'version', changed.version)));
  RETURN NULL;
END $$;
CREATE TRIGGER activation_emit_insert AFTER INSERT OR DELETE ON activation FOR EACH ROW EXECUTE FUNCTION emit_activation();
CREATE TRIGGER activation_emit AFTER UPDATE OF status ON activation
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_activation();

-- Moved dates move the workflow's timers.
CREATE FUNCTION emit_activation_rescheduled() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('activationRescheduled', 'activation', NEW.id,
    jsonb_build_object('kind', NEW.kind, 'company_id', NEW.company_id, 'start_date', NEW.start_date, 'end_date', NEW.end_date));
  RETURN NULL;
END $$;
CREATE TRIGGER activation_emit_rescheduled AFTER UPDATE OF start_date, end_date ON activation
  FOR EACH ROW WHEN (NEW.status IN ('upcoming', 'active', 'unpublished')
                     AND (OLD.start_date, OLD.end_date) IS DISTINCT FROM (NEW.start_date, NEW.end_date))
  EXECUTE FUNCTION emit_activation_rescheduled();

CREATE FUNCTION emit_quest_message() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('questMessageSent', 'quest_message', NEW.id, jsonb_build_object(
    'quest_run_id', NEW.quest_run_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
CREATE TRIGGER quest_message_emit AFTER INSERT ON quest_message FOR EACH ROW EXECUTE FUNCTION emit_quest_message();

-- A counter offer to a counter offer changes no status, but the deadline: the workflow must hear of every bid.
CREATE FUNCTION emit_quest_bid() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('bidMade', 'quest_bid', NEW.id, jsonb_build_object(
    'quest_run_id', NEW.quest_run_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
CREATE TRIGGER quest_bid_emit AFTER INSERT ON quest_bid FOR EACH ROW EXECUTE FUNCTION emit_quest_bid();

CREATE FUNCTION emit_submission() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(
    CASE WHEN TG_OP = 'INSERT' THEN 'submissionMade' WHEN NEW.status = 'APPROVED' THEN 'submissionApproved' ELSE 'submissionRejected' END,
    'submission', NEW.id, jsonb_strip_nulls(jsonb_build_object(
      'activation_id', NEW.activation_id, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id,
      'quest_run_id', NEW.quest_run_id, 'mission_run_id', NEW.mission_run_id, 'participant_id', NEW.participant_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER submission_emit_insert AFTER INSERT ON submission FOR EACH ROW EXECUTE FUNCTION emit_submission();
CREATE TRIGGER submission_emit AFTER UPDATE OF status ON submission
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'PENDING') EXECUTE FUNCTION emit_submission();
