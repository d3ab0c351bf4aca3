CREATE TABLE invitation_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE invitation_status IS 'The status of an invitation.';
COMMENT ON COLUMN invitation_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN invitation_status.comment IS 'The meaning of the value.';
INSERT INTO invitation_status (value, comment) VALUES
  ('ACCEPTED', 'Accepted'),
  ('PENDING', 'Not answered yet'),
  ('REJECTED', 'Rejected');

CREATE TABLE invitation_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE invitation_type IS 'The ways to address a creator.';
COMMENT ON COLUMN invitation_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN invitation_type.comment IS 'The meaning of the value.';
INSERT INTO invitation_type (value, comment) VALUES
  ('EMAIL', 'By email address'),
  ('USERID', 'By account');

CREATE TABLE invitation_transition (
  from_status text NOT NULL REFERENCES invitation_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES invitation_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE invitation_transition IS 'The allowed changes of invitation.status. A trigger refuses all others.';
COMMENT ON COLUMN invitation_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN invitation_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN invitation_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO invitation_transition (from_status, to_status, event) VALUES
  ('PENDING', 'ACCEPTED', 'invitationAccepted'),
  ('PENDING', 'REJECTED', 'invitationRejected');

CREATE TABLE invitation (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id      uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  activation_type    text NOT NULL REFERENCES activation_kind ON DELETE RESTRICT,
  company_id         uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  type               text NOT NULL DEFAULT 'USERID' REFERENCES invitation_type ON DELETE RESTRICT,
  creator_id         uuid REFERENCES creator ON DELETE CASCADE,
  known_creator_id   uuid GENERATED ALWAYS AS (CASE WHEN type <> 'EMAIL' OR status = 'ACCEPTED' THEN creator_id END) STORED,
  email              citext,
  status             text NOT NULL DEFAULT 'PENDING' REFERENCES invitation_status ON DELETE RESTRICT,
  message            text NOT NULL DEFAULT '',
  token_hash         bytea,
  quest_run_id       uuid REFERENCES quest_run ON DELETE SET NULL,
  deadline_at        timestamptz,
  invited_at         timestamptz NOT NULL DEFAULT now(),
  invited_by         uuid REFERENCES "user" ON DELETE SET NULL,
  answered_at        timestamptz,
  auto_bid_max_cents bigint,
  auto_bid_within    text REFERENCES auto_bid_action ON DELETE RESTRICT,
  auto_bid_over      text REFERENCES auto_bid_action ON DELETE RESTRICT,
  expired_at         timestamptz,
  withdrawn_at       timestamptz,
  status_changed_at  timestamptz NOT NULL DEFAULT now(),
  version            integer NOT NULL DEFAULT 1,
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invitation_of_kind FOREIGN KEY (activation_id, activation_type) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT invitation_one_per_creator UNIQUE (activation_id, creator_id),
  CONSTRAINT invitation_one_per_email UNIQUE (activation_id, email),
  CONSTRAINT invitation_token UNIQUE (token_hash),
  CONSTRAINT invitation_addressee CHECK (CASE type WHEN 'EMAIL' THEN email IS NOT NULL ELSE creator_id IS NOT NULL AND email IS NULL END),
  CONSTRAINT invitation_email_valid CHECK (is_email(email::text)),
  CONSTRAINT invitation_message_length CHECK (length(message) <= 2000),
  CONSTRAINT invitation_auto_bid_max_positive CHECK (auto_bid_max_cents > 0),
  CONSTRAINT invitation_auto_bid_within_action CHECK (auto_bid_within IN ('auto_accept', 'manual_review')),
  CONSTRAINT invitation_auto_bid_over_action CHECK (auto_bid_over IN ('auto_decline', 'manual_review')),
  CONSTRAINT invitation_auto_bid_of_quest CHECK (
    activation_type = 'QUEST' OR num_nonnulls(auto_bid_max_cents, auto_bid_within, auto_bid_over) = 0),
  CONSTRAINT invitation_expired_unanswered CHECK (expired_at IS NULL OR status = 'REJECTED' AND answered_at IS NULL),
  CONSTRAINT invitation_withdrawn_unanswered CHECK (
    withdrawn_at IS NULL OR status = 'REJECTED' AND answered_at IS NULL AND expired_at IS NULL)
);
COMMENT ON TABLE invitation IS 'An invitation of a creator to an activation. There is one per activation and creator.';
COMMENT ON COLUMN invitation.id IS 'The unique id of the row.';
COMMENT ON COLUMN invitation.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN invitation.activation_type IS 'The kind of activation: CREATOR_PROGRAM, KEY, MISSION or QUEST.';
COMMENT ON COLUMN invitation.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN invitation.type IS 'The way in which the creator is addressed: EMAIL or USERID.';
COMMENT ON COLUMN invitation.creator_id IS 'The invited creator. For an EMAIL invitation, the column is set when a creator with that email address is found.';
COMMENT ON COLUMN invitation.email IS 'The address of an EMAIL invitation; only its company can see it.';
COMMENT ON COLUMN invitation.status IS 'The current status of the invitation.';
COMMENT ON COLUMN invitation.message IS 'An optional message to the creator.';
COMMENT ON COLUMN invitation.token_hash IS 'SHA-256 of the token in the email''s link.';
COMMENT ON COLUMN invitation.quest_run_id IS 'The quest run that the invitation''s offer started, if the invitation had an offer.';
COMMENT ON COLUMN invitation.deadline_at IS 'The deadline to answer.';
COMMENT ON COLUMN invitation.invited_at IS 'When the invitation was sent.';
COMMENT ON COLUMN invitation.invited_by IS 'The member who sent the invitation.';
COMMENT ON COLUMN invitation.answered_at IS 'The time of the answer.';
COMMENT ON COLUMN invitation.auto_bid_max_cents IS 'The maximum bid for auto-bidding with this creator, in place of the quest''s maximum.';
COMMENT ON COLUMN invitation.auto_bid_within IS 'Auto-bidding''s reaction to a counter-offer up to the maximum, instead of the quest''s setting.';
COMMENT ON COLUMN invitation.auto_bid_over IS 'Auto-bidding''s reaction to a counter-offer over the maximum, instead of the quest''s setting.';
COMMENT ON COLUMN invitation.expired_at IS 'When the invitation expired without an answer, or the activation ended.';
COMMENT ON COLUMN invitation.withdrawn_at IS 'When the invitation was withdrawn before an answer: by the company, or because the creator already takes part or has another invitation.';
COMMENT ON COLUMN invitation.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN invitation.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN invitation.updated_at IS 'When the row last changed.';
COMMENT ON COLUMN invitation.known_creator_id IS 'The creator as the company can see them: for an EMAIL invitation, only after it is accepted.';

-- The company timeline (rules §2 '/home/company/timeline') shows events of the outbox. It names an invitation's creator
-- only if the company can see the creator in the invitation. The company does not see whether an email address has an
-- account.
CREATE VIEW company_timeline AS
  SELECT e.id, e.created_at, e.type, (e.payload ->> 'company_id')::uuid AS company_id,
         CASE e.entity WHEN 'activation' THEN e.entity_id ELSE (e.payload ->> 'activation_id')::uuid END AS activation_id,
         coalesce(e.payload ->> 'kind', CASE e.entity
           WHEN 'quest_run' THEN 'QUEST' WHEN 'mission_run' THEN 'MISSION' WHEN 'key_campaign_participant' THEN 'KEY'
           WHEN 'program_membership' THEN 'CREATOR_PROGRAM'
           ELSE (SELECT a.kind FROM activation a WHERE a.id = (e.payload ->> 'activation_id')::uuid) END) AS kind,
         CASE e.entity WHEN 'invitation' THEN (SELECT i.known_creator_id FROM invitation i WHERE i.id = e.entity_id)
                       ELSE (e.payload ->> 'creator_id')::uuid END AS creator_id,
         e.entity_id AS row_id
    FROM domain_event e
   WHERE e.entity IN ('activation', 'quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation')
     AND e.payload ->> 'company_id' IS NOT NULL AND e.type <> 'invitationClaimed'
     AND NOT (e.entity = 'invitation' AND e.type = 'deadlineNear');
COMMENT ON VIEW company_timeline IS 'Events in a company''s activations: status changes of the activation and of its participants, and invitations.';
COMMENT ON COLUMN company_timeline.id IS 'The event.';
COMMENT ON COLUMN company_timeline.created_at IS 'When the event happened.';
COMMENT ON COLUMN company_timeline.type IS 'The event''s name in the catalog of events.';
COMMENT ON COLUMN company_timeline.company_id IS 'The company that runs the activation.';
COMMENT ON COLUMN company_timeline.activation_id IS 'The activation, which may have been deleted since.';
COMMENT ON COLUMN company_timeline.kind IS 'The kind of the activation.';
COMMENT ON COLUMN company_timeline.creator_id IS 'The creator that the event is about. Empty if it is about the activation or an email address.';
COMMENT ON COLUMN company_timeline.row_id IS 'The row whose status changed: an activation, run, participation, membership or invitation.';

CREATE INDEX invitation_known_creator_idx ON invitation (activation_id, known_creator_id);
CREATE INDEX invitation_invited_by_idx ON invitation (invited_by);
CREATE INDEX invitation_quest_run_id_idx ON invitation (quest_run_id);
CREATE INDEX invitation_company_idx ON invitation (company_id, activation_type, status, invited_at DESC);
CREATE INDEX invitation_creator_idx ON invitation (creator_id, status, invited_at DESC);
CREATE INDEX invitation_email_idx ON invitation (email) WHERE creator_id IS NULL;
CREATE INDEX invitation_deadline_idx ON invitation (deadline_at) WHERE status = 'PENDING';
SELECT begin_with('invitation', 'invitation', '{PENDING}', '{quest_run_id,answered_at,expired_at,withdrawn_at}');

CREATE FUNCTION invitation_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- The account is locked before the activation, because deleting an account also locks the account first.
  IF NEW.creator_id IS NOT NULL AND NEW.creator_id IS DISTINCT FROM OLD.creator_id THEN
    PERFORM refuse_deleted_account(NEW.creator_id);
  END IF;
  IF OLD.status <> NEW.status THEN
    PERFORM refuse_transition('invitation', 'invitation', OLD.status, NEW.status);
    IF is_by_hand() THEN
      PERFORM refuse_by_hand('status', 'invitation', 'only the creator or the end of the activation answers an invitation');
    END IF;
    -- A creator who already takes part counts as accepted, even after the deadline.
    IF NEW.status = 'ACCEPTED' AND OLD.deadline_at < now() AND NOT is_taken_up(NEW) THEN
      PERFORM refuse('invitation_in_time', 'the invitation has expired');
    END IF;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.creator_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM "user" WHERE id = NEW.creator_id AND active AND deleted_at IS NULL AND user_type <> 'Company') THEN
    PERFORM refuse('invitation_of_open_account', 'the creator''s account is closed');
  END IF;
  -- An email invitation whose account is found is withdrawn if the creator already takes part or was also invited by
  -- account, so that it neither waits nor sends reminders.
  IF NEW.creator_id IS NOT NULL AND NEW.creator_id IS DISTINCT FROM OLD.creator_id AND (TG_OP = 'INSERT' OR NEW.status = 'PENDING')
     AND takes_part(NEW.activation_id, NEW.creator_id) THEN
    PERFORM refuse('invitation_of_outsider', 'this creator already takes part');
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.activation_id AND is_open) THEN
      PERFORM refuse('invitation_while_open', 'invitations can be sent only while the activation is upcoming or live');
    END IF;
    PERFORM refuse_waitlist(NEW.activation_id);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invitation_refuse() IS
  'Refuses to invite a creator who takes part or whose account is closed, invitations to a closed activation, and a status change without a lifecycle move.';
CREATE TRIGGER invitation_refuse BEFORE INSERT OR UPDATE OF status, creator_id ON invitation
  FOR EACH ROW EXECUTE FUNCTION invitation_refuse();

CREATE FUNCTION invitation_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NEW.expired_at IS NULL AND NEW.withdrawn_at IS NULL THEN
    NEW.answered_at := now();
  END IF;
  -- Until an email invitation is accepted, the company must not learn whether the address has an account (rules §4). Neither
  -- the version and times of the row nor the reminders, which only accounts get, may reveal it.
  IF OLD.status <> NEW.status OR (OLD.creator_id, OLD.token_hash) IS NOT DISTINCT FROM (NEW.creator_id, NEW.token_hash) THEN
    NEW.updated_at := now();
    NEW.version := OLD.version + 1;
    IF OLD.status <> NEW.status THEN
      NEW.status_changed_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invitation_stamp() IS 'Stores the version of an invitation and the time of its answer.';
CREATE TRIGGER invitation_stamp BEFORE UPDATE ON invitation FOR EACH ROW EXECUTE FUNCTION invitation_stamp();
SELECT follow_owner('invitation', 'activation', 'activation_id');

SELECT keep_trail('invitation', 'INSERT OR UPDATE OF status OR DELETE', '{id}');

-- An expired or withdrawn invitation does not count as a refusal by the creator, so each of these cases has its own
-- event.
CREATE FUNCTION invitation_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  step jsonb := jsonb_strip_nulls(jsonb_build_object('from', OLD.status, 'to', NEW.status, 'version', NEW.version,
    'company_id', NEW.company_id, 'creator_id', NEW.creator_id, 'activation_id', NEW.activation_id));
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM emit_step('invitation', NULL, to_jsonb(NEW), 'invitationSent');
    RETURN NULL;
  END IF;
  IF OLD.creator_id IS NULL AND NEW.creator_id IS NOT NULL THEN
    PERFORM emit_event('invitationClaimed', 'invitation', NEW.id, jsonb_build_object(
      'company_id', NEW.company_id, 'creator_id', NEW.creator_id, 'activation_id', NEW.activation_id));
  END IF;
  IF OLD.status = NEW.status THEN
    IF NEW.status = 'PENDING' AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at THEN
      PERFORM emit_deadline('invitation', to_jsonb(OLD), to_jsonb(NEW));
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.expired_at IS NULL AND NEW.withdrawn_at IS NULL THEN
    PERFORM emit_step('invitation', to_jsonb(OLD), to_jsonb(NEW), NULL);
  END IF;
  IF NEW.expired_at IS NOT NULL THEN
    PERFORM emit_event('invitationExpired', 'invitation', NEW.id, step);
  END IF;
  IF NEW.withdrawn_at IS NOT NULL THEN
    PERFORM emit_event('invitationWithdrawn', 'invitation', NEW.id, step);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION invitation_emit() IS 'Announces a new invitation, each change of its status, a moved deadline, and the account that belongs to an email invitation.';
CREATE TRIGGER invitation_emit AFTER INSERT OR UPDATE OF status, creator_id, deadline_at ON invitation
  FOR EACH ROW EXECUTE FUNCTION invitation_emit();

COMMENT ON TRIGGER invitation_refuse ON invitation IS 'refuse';
COMMENT ON TRIGGER invitation_stamp ON invitation IS 'stamp';
COMMENT ON TRIGGER invitation_emit ON invitation IS 'outbox';

CREATE FUNCTION is_invited(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM invitation
                  WHERE activation_id = of_activation_id AND creator_id = of_creator_id AND status <> 'REJECTED')
$$;
COMMENT ON FUNCTION is_invited(uuid, uuid) IS 'True if a creator has an invitation of their own to an activation, by account or by email.';

-- Deleting an activation deletes its invitations, so invited creators are notified first.
CREATE FUNCTION activation_answer_invitations() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "deleteActivation", "by": "company"}', true);
  UPDATE invitation SET status = 'REJECTED' WHERE activation_id = OLD.id AND status = 'PENDING';
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN OLD;
END $$;
COMMENT ON FUNCTION activation_answer_invitations() IS 'Closes unanswered invitations before they are deleted with their activation.';
CREATE TRIGGER activation_answer_invitations BEFORE DELETE ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_answer_invitations();
COMMENT ON TRIGGER activation_answer_invitations ON activation IS 'tally';

-- A creator gets one invitation per activation, before the deadline, and only if they do not take part already. A
-- creator who has completed a quest cannot have a second run (quest_run_one_per_creator), so they cannot be invited. A
-- creator whose run failed or ended without an agreement can be invited again.
CREATE FUNCTION takes_part(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quest_run WHERE quest_id = of_activation_id AND creator_id = of_creator_id
                                        AND (finished_at IS NULL OR status = 'COMPLETED'))
      OR EXISTS (SELECT FROM mission_run WHERE mission_id = of_activation_id AND creator_id = of_creator_id AND finished_at IS NULL)
      OR EXISTS (SELECT FROM key_campaign_participant
                  WHERE campaign_id = of_activation_id AND creator_id = of_creator_id AND status NOT IN ('rejected', 'failed'))
      OR EXISTS (SELECT FROM program_membership
                  WHERE program_id = of_activation_id AND creator_id = of_creator_id AND status <> 'rejected')
$$;
COMMENT ON FUNCTION takes_part(uuid, uuid) IS 'True if a creator takes part in an activation, has applied to it, or has completed it as a quest, which is possible only once.';

CREATE FUNCTION is_taken_up(asked invitation) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT takes_part(asked.activation_id, asked.creator_id)
     AND NOT EXISTS (SELECT FROM quest_run WHERE quest_id = asked.activation_id AND creator_id = asked.creator_id
                                             AND status = 'INITIAL_BID' AND started_by = 'company')
$$;
COMMENT ON FUNCTION is_taken_up(invitation) IS 'True if the invited creator has decided to take part. An offer waiting for their answer does not count.';

-- rules §5: counter-offers are only for individual invites and quests that the creator has not joined before.
CREATE FUNCTION quest_run_can_be_countered(run quest_run) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT run.status IN ('INITIAL_BID', 'COUNTER_BID')
     AND is_invited(run.quest_id, run.creator_id)
     AND NOT EXISTS (SELECT FROM quest_run AS earlier
                      WHERE earlier.quest_id = run.quest_id AND earlier.creator_id = run.creator_id AND earlier.id <> run.id
                        AND earlier.accepted_at IS NOT NULL)
$$;
COMMENT ON FUNCTION quest_run_can_be_countered(quest_run) IS
  'True if the open offer can be answered with a counter-offer: after an individual invitation, for a quest that the creator has not joined before.';

-- An invitation that a company mails to a pending applicant accepts the applicant when they open it. So it stays open when
-- their email address is verified, instead of being withdrawn.
CREATE FUNCTION awaits_decision(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM key_campaign_participant
                  WHERE campaign_id = of_activation_id AND creator_id = of_creator_id AND status = 'pending')
      OR EXISTS (SELECT FROM program_membership
                  WHERE program_id = of_activation_id AND creator_id = of_creator_id AND status = 'pending')
$$;
COMMENT ON FUNCTION awaits_decision(uuid, uuid) IS 'True if a creator has applied to an activation and its company has not decided yet.';

-- A company can withdraw an invitation. Creators without an account can be invited by email and find it after signing up
-- (rules §4, §5).
CREATE FUNCTION claim_invitations(of_creator_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "claimInvitation", "by": "creator"}', true);
  UPDATE invitation
     SET creator_id = CASE WHEN needed THEN of_creator_id END,
         status = CASE WHEN needed THEN 'PENDING' ELSE 'REJECTED' END,
         withdrawn_at = CASE WHEN NOT needed THEN now() END
    FROM (SELECT mailed.id, NOT needs_no_invitation(mailed.activation_id, of_creator_id) AS needed
            FROM creator
            JOIN "user" AS person ON person.id = creator.id AND person.email_verified_at IS NOT NULL
            JOIN invitation AS mailed ON mailed.email = person.email AND mailed.creator_id IS NULL AND mailed.status = 'PENDING'
           WHERE creator.id = of_creator_id AND NOT awaits_decision(mailed.activation_id, creator.id)) AS found
   WHERE invitation.id = found.id;
  PERFORM set_config('questboard.move', outer_move, true);
END $$;
COMMENT ON FUNCTION claim_invitations(uuid) IS 'Assigns a creator the invitations that were sent to their verified email address.';

-- The argument of claim_invitations_follow('id') names the column with the account.
CREATE FUNCTION claim_invitations_follow() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM claim_invitations((to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION claim_invitations_follow() IS 'Assigns the invitations to an email address that was just verified or whose owner just became a creator.';
CREATE TRIGGER creator_claim_invitations AFTER INSERT ON creator
  FOR EACH ROW EXECUTE FUNCTION claim_invitations_follow('id');
COMMENT ON TRIGGER creator_claim_invitations ON creator IS 'tally';

CREATE FUNCTION invitation_reminders_sent(asked invitation) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN asked.type <> 'EMAIL' OR asked.status = 'ACCEPTED' THEN
    (SELECT count(*) FROM domain_event
      WHERE entity = 'invitation' AND entity_id = asked.id AND type = 'deadlineNear')
    + (SELECT count(*) FROM domain_event
        WHERE entity = 'quest_run' AND entity_id = asked.quest_run_id AND type = 'deadlineNear'
          AND payload ->> 'to' = 'creator' AND payload ->> 'kind' LIKE 'bid_deadline_%'
          AND created_at <= coalesce(asked.answered_at, asked.expired_at, asked.withdrawn_at, 'infinity'))
  END
$$;
COMMENT ON FUNCTION invitation_reminders_sent(invitation) IS
  'The number of reminders sent. For an invitation with an offer, the offer''s reminders count. Empty for an email invitation before it is accepted.';

CREATE FUNCTION invitation_answer_by(asked invitation) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    asked.deadline_at,
    (SELECT deadline_at FROM quest_bid
      WHERE quest_run_id = asked.quest_run_id AND side = 'company'
      ORDER BY created_at LIMIT 1))
$$;
COMMENT ON FUNCTION invitation_answer_by(invitation) IS 'The invitation''s deadline, or the deadline of its offer.';

CREATE FUNCTION needs_no_invitation(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT takes_part(of_activation_id, of_creator_id)
      OR EXISTS (SELECT FROM invitation WHERE activation_id = of_activation_id AND creator_id = of_creator_id)
$$;
COMMENT ON FUNCTION needs_no_invitation(uuid, uuid) IS 'True if a creator already takes part in an activation or has an invitation to it.';
