-- Invitations to all four kinds of activation (spec §3, §4).

CREATE TABLE invitation_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE invitation_status IS 'Where an invitation stands.';
INSERT INTO invitation_status (value, comment) VALUES
  ('ACCEPTED', 'Accepted'),
  ('PENDING', 'Not answered yet'),
  ('REJECTED', 'Rejected');

CREATE TABLE invitation_type (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE invitation_type IS 'How the creator is addressed.';
INSERT INTO invitation_type (value, comment) VALUES
  ('EMAIL', 'By e-mail address'),
  ('USERID', 'By account');

CREATE TABLE invitation_transition (
  from_status text NOT NULL REFERENCES invitation_status ON DELETE RESTRICT,
  to_status text NOT NULL REFERENCES invitation_status ON DELETE RESTRICT,
  event text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE invitation_transition IS 'The legal moves of invitation.status; a trigger refuses any other.';
COMMENT ON COLUMN invitation_transition.event IS 'What the move is called in events and logs.';
INSERT INTO invitation_transition (from_status, to_status, event) VALUES
  ('PENDING', 'ACCEPTED', 'invitationAccepted'),
  ('PENDING', 'REJECTED', 'invitationRejected');

CREATE TABLE invitation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  activation_type text NOT NULL REFERENCES activation_kind ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  type text NOT NULL DEFAULT 'USERID' REFERENCES invitation_type ON DELETE RESTRICT,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  email citext,
  status text NOT NULL DEFAULT 'PENDING' REFERENCES invitation_status ON DELETE RESTRICT,
  message text NOT NULL DEFAULT '',
  token_hash bytea,
  quest_run_id uuid REFERENCES quest_run ON DELETE SET NULL,
  deadline_at timestamptz,
  invited_at timestamptz NOT NULL DEFAULT now(),
  invited_by uuid REFERENCES "user" ON DELETE SET NULL,
  answered_at timestamptz,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invitation_of_kind FOREIGN KEY (activation_id, activation_type) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT invitation_one_per_creator UNIQUE (activation_id, creator_id),
  CONSTRAINT invitation_one_per_email UNIQUE (activation_id, email),
  CONSTRAINT invitation_token UNIQUE (token_hash),
  CONSTRAINT invitation_addressee CHECK (CASE type WHEN 'EMAIL' THEN email IS NOT NULL ELSE creator_id IS NOT NULL AND email IS NULL END),
  CONSTRAINT invitation_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  CONSTRAINT invitation_message_length CHECK (length(message) <= 2000)
);
CREATE INDEX invitation_invited_by_idx ON invitation (invited_by);
CREATE INDEX invitation_quest_run_id_idx ON invitation (quest_run_id);
COMMENT ON TABLE invitation IS 'A creator''s invitation to an activation; one per activation and creator.';
COMMENT ON COLUMN invitation.id IS 'The row''s identity.';
COMMENT ON COLUMN invitation.activation_id IS 'The activation.';
COMMENT ON COLUMN invitation.activation_type IS 'Its kind: CREATOR_PROGRAM, KEY, MISSION or QUEST.';
COMMENT ON COLUMN invitation.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN invitation.type IS 'EMAIL or USERID.';
COMMENT ON COLUMN invitation.creator_id IS 'The creator; of an EMAIL invitation once somebody signed up with it.';
COMMENT ON COLUMN invitation.email IS 'The address of an EMAIL invitation; only its company sees it.';
COMMENT ON COLUMN invitation.status IS 'Where it stands.';
COMMENT ON COLUMN invitation.message IS 'Optional words to the creator.';
COMMENT ON COLUMN invitation.token_hash IS 'SHA-256 of the token in the mail''s link.';
COMMENT ON COLUMN invitation.quest_run_id IS 'The run that the invitation''s offer opened, if it came with one.';
COMMENT ON COLUMN invitation.deadline_at IS 'Until when it can be answered.';
COMMENT ON COLUMN invitation.invited_at IS 'When it was sent.';
COMMENT ON COLUMN invitation.invited_by IS 'Who sent it.';
COMMENT ON COLUMN invitation.answered_at IS 'When it was answered.';
COMMENT ON COLUMN invitation.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN invitation.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN invitation.updated_at IS 'When the row last changed.';
CREATE INDEX invitation_company_idx ON invitation (company_id, activation_type, status, invited_at DESC);
CREATE INDEX invitation_creator_idx ON invitation (creator_id, status, invited_at DESC);
CREATE INDEX invitation_email_idx ON invitation (email) WHERE creator_id IS NULL;
CREATE INDEX invitation_deadline_idx ON invitation (deadline_at) WHERE status = 'PENDING';

CREATE FUNCTION invitation_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.answered_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER invitation_take_owner BEFORE INSERT ON invitation
  FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'activation_id');
CREATE TRIGGER invitation_a_guard BEFORE UPDATE OF status ON invitation
  FOR EACH ROW EXECUTE FUNCTION guard_transition('invitation', 'invitation');
CREATE TRIGGER invitation_b_stamp BEFORE UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION invitation_stamp();
CREATE TRIGGER invitation_c_stamp BEFORE UPDATE ON invitation FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER invitation_audit AFTER INSERT OR UPDATE OF status OR DELETE ON invitation
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');
