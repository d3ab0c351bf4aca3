-- Key campaigns: game codes handed to creators (spec §3, §4).

CREATE TABLE key_campaign (
  id uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind text NOT NULL GENERATED ALWAYS AS ('KEY') STORED,
  waitlist boolean NOT NULL DEFAULT false,
  converted_at timestamptz,
  planned_release date,
  codes_per_creator integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT key_campaign_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT key_campaign_codes_per_creator_positive CHECK (codes_per_creator > 0)
);
COMMENT ON TABLE key_campaign IS 'What a key campaign has beyond its activation.';
COMMENT ON COLUMN key_campaign.id IS 'The activation''s id.';
COMMENT ON COLUMN key_campaign.kind IS 'Always KEY: ties the row to an activation of that kind.';
COMMENT ON COLUMN key_campaign.waitlist IS 'Pre-launch: creators line up; setting it to false converts it to a key campaign with invites, claiming and content.';
COMMENT ON COLUMN key_campaign.converted_at IS 'When the waitlist was converted.';
COMMENT ON COLUMN key_campaign.planned_release IS 'When the game is planned to be released.';
COMMENT ON COLUMN key_campaign.codes_per_creator IS 'How many codes one creator may claim.';
COMMENT ON COLUMN key_campaign.updated_at IS 'When the row last changed.';
CREATE TRIGGER key_campaign_set_updated_at BEFORE UPDATE ON key_campaign FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE FUNCTION key_campaign_convert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.waitlist AND EXISTS (SELECT FROM activation WHERE id = NEW.id AND status <> 'draft') THEN
    PERFORM refuse('key_campaign_waitlist_before_publish', 'a key campaign becomes a waitlist only while it is a draft');
  END IF;
  IF NOT NEW.waitlist THEN
    NEW.converted_at := now();
    -- Those who lined up are now applicants.
    UPDATE key_campaign_participant SET status = 'pending' WHERE campaign_id = NEW.id AND status = 'waitlist';
    PERFORM emit_event('waitlistConverted', 'activation', NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER key_campaign_convert BEFORE UPDATE OF waitlist ON key_campaign
  FOR EACH ROW WHEN (OLD.waitlist <> NEW.waitlist) EXECUTE FUNCTION key_campaign_convert();

CREATE TABLE key_campaign_participant_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE key_campaign_participant_status IS 'A creator on a key campaign (spec §3 creator campaign user statuses, §4).';
INSERT INTO key_campaign_participant_status (value, comment) VALUES
  ('pending', 'Applied, waits for the company'),
  ('waitlist', 'On the waitlist of a pre-launch campaign'),
  ('waiting_for_access', 'Accepted once Questboard grants access to keys'),
  ('pending_accept', 'Invited, has not answered yet'),
  ('accepted', 'Accepted: may claim codes'),
  ('rejected', 'Rejected'),
  ('claimed_key', 'Claimed a code: 30 days to submit content'),
  ('submitted_content', 'Submitted content'),
  ('completed', 'Completed: content accepted'),
  ('failed', 'Failed: no content within 30 days');

CREATE TABLE key_campaign_participant_transition (
  from_status text NOT NULL REFERENCES key_campaign_participant_status ON DELETE RESTRICT,
  to_status text NOT NULL REFERENCES key_campaign_participant_status ON DELETE RESTRICT,
  event text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE key_campaign_participant_transition IS 'The legal moves of key_campaign_participant.status; a trigger refuses any other.';
COMMENT ON COLUMN key_campaign_participant_transition.event IS 'What the move is called in events and logs.';
INSERT INTO key_campaign_participant_transition (from_status, to_status, event) VALUES
  ('pending', 'accepted', 'keyApplicationAccepted'),
  ('pending', 'rejected', 'keyApplicationRejected'),
  ('pending', 'waiting_for_access', 'keyAccessAwaited'),
  ('waitlist', 'pending', 'waitlistConverted'),
  ('waitlist', 'accepted', 'keyApplicationAccepted'),
  ('waitlist', 'rejected', 'keyApplicationRejected'),
  ('waiting_for_access', 'pending', 'keyAccessGranted'),
  ('waiting_for_access', 'accepted', 'keyApplicationAccepted'),
  ('waiting_for_access', 'rejected', 'keyApplicationRejected'),
  ('pending_accept', 'accepted', 'keyInvitationAccepted'),
  ('pending_accept', 'waitlist', 'keyInvitationAccepted'),
  ('pending_accept', 'rejected', 'keyInvitationRejected'),
  ('rejected', 'accepted', 'keyApplicationAccepted'),
  ('accepted', 'rejected', 'keyApplicationRejected'),
  ('accepted', 'claimed_key', 'keyClaimed'),
  ('accepted', 'failed', 'keyCampaignEnded'),
  ('claimed_key', 'submitted_content', 'keyContentSubmitted'),
  ('claimed_key', 'failed', 'keyContentDeadlineExpired'),
  ('submitted_content', 'claimed_key', 'keyContentRejected'),
  ('submitted_content', 'completed', 'keyContentAccepted');

CREATE TABLE key_campaign_participant (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign_id uuid NOT NULL REFERENCES key_campaign ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  status text NOT NULL DEFAULT 'pending' REFERENCES key_campaign_participant_status ON DELETE RESTRICT,
  message text NOT NULL DEFAULT '',
  applied_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  claimed_at timestamptz,
  deadline_at timestamptz,
  finished_at timestamptz,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT key_campaign_participant_once UNIQUE (campaign_id, creator_id),
  UNIQUE (id, creator_id),
  CONSTRAINT key_campaign_participant_message_length CHECK (length(message) <= 2000)
);
COMMENT ON TABLE key_campaign_participant IS 'A creator on a key campaign.';
COMMENT ON COLUMN key_campaign_participant.id IS 'The row''s identity.';
COMMENT ON COLUMN key_campaign_participant.campaign_id IS 'The key campaign.';
COMMENT ON COLUMN key_campaign_participant.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN key_campaign_participant.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN key_campaign_participant.status IS 'Where the creator stands.';
COMMENT ON COLUMN key_campaign_participant.message IS 'What the creator says when applying.';
COMMENT ON COLUMN key_campaign_participant.applied_at IS 'When the creator applied or was invited.';
COMMENT ON COLUMN key_campaign_participant.decided_at IS 'When the company accepted or rejected.';
COMMENT ON COLUMN key_campaign_participant.claimed_at IS 'When the first code was claimed.';
COMMENT ON COLUMN key_campaign_participant.deadline_at IS 'Until when content must be submitted: 30 days after the claim.';
COMMENT ON COLUMN key_campaign_participant.finished_at IS 'When it was completed, failed or rejected.';
COMMENT ON COLUMN key_campaign_participant.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN key_campaign_participant.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN key_campaign_participant.created_at IS 'When the row was made.';
COMMENT ON COLUMN key_campaign_participant.updated_at IS 'When the row last changed.';
CREATE INDEX key_campaign_participant_company_idx ON key_campaign_participant (company_id, status, applied_at DESC);
CREATE INDEX key_campaign_participant_campaign_status_idx ON key_campaign_participant (campaign_id, status, applied_at DESC);
CREATE INDEX key_campaign_participant_creator_idx ON key_campaign_participant (creator_id, status, applied_at DESC);
CREATE INDEX key_campaign_participant_deadline_idx ON key_campaign_participant (deadline_at) WHERE status = 'claimed_key';

-- spec §9: key claim, 30 days to submit content.
CREATE FUNCTION key_campaign_participant_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'claimed_key' THEN
    NEW.claimed_at := coalesce(NEW.claimed_at, now());
    NEW.deadline_at := coalesce(NEW.deadline_at, NEW.claimed_at + interval '30 days');
  END IF;
  IF NEW.status IN ('accepted', 'rejected') THEN
    NEW.decided_at := now();
  END IF;
  NEW.finished_at := CASE WHEN NEW.status IN ('completed', 'failed', 'rejected') THEN now() END;
  RETURN NEW;
END $$;
CREATE TRIGGER key_campaign_participant_take_owner BEFORE INSERT ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'campaign_id');
CREATE TRIGGER key_campaign_participant_a_guard BEFORE UPDATE OF status ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION guard_transition('key_campaign_participant', 'participant of a key campaign');
CREATE TRIGGER key_campaign_participant_b_stamp BEFORE UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION key_campaign_participant_stamp();
CREATE TRIGGER key_campaign_participant_c_stamp BEFORE UPDATE ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER key_campaign_participant_audit AFTER INSERT OR UPDATE OF status OR DELETE ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');
