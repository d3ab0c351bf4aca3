CREATE TABLE company_member (
  user_id    uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  title      text NOT NULL DEFAULT '' CONSTRAINT company_member_title_100 CHECK (char_length(title) <= 100),
  is_owner   boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE company_member IS 'A member of a company. A person can be a member of only one company.';
COMMENT ON COLUMN company_member.user_id IS 'The account, which can belong to only one company.';
COMMENT ON COLUMN company_member.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN company_member.title IS 'The member''s job title in the company.';
COMMENT ON COLUMN company_member.is_owner IS 'Owners manage members, settings, plan and billing.';
COMMENT ON COLUMN company_member.created_at IS 'When the row was created.';
COMMENT ON COLUMN company_member.updated_at IS 'When the row last changed.';
CREATE INDEX company_member_company_id_idx ON company_member (company_id);
SELECT keep_updated_at('company_member');
SELECT keep_trail('company_member', 'INSERT OR UPDATE OR DELETE', '{user_id}');
CREATE TRIGGER company_member_changed AFTER INSERT OR DELETE OR UPDATE OF user_id, company_id, is_owner ON company_member
  FOR EACH ROW EXECUTE FUNCTION notify_session_changed('user_id');
COMMENT ON TRIGGER company_member_changed ON company_member IS 'outbox';
CREATE TRIGGER company_member_title_plain BEFORE INSERT OR UPDATE OF title ON company_member
  FOR EACH ROW EXECUTE FUNCTION guard_plain_name('title');
COMMENT ON TRIGGER company_member_title_plain ON company_member IS 'refuse';

-- A company always has an owner. The check runs at the end of the transaction so that ownership can be transferred.
-- Owners who leave at the same time wait for each other. Otherwise each would see the other stay, and the company would be
-- left without an owner.
CREATE FUNCTION company_keeps_an_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the company before reading, because a statement sees only what was committed before the statement began.
  PERFORM FROM company WHERE id = OLD.company_id FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (SELECT FROM company_member WHERE company_id = OLD.company_id AND is_owner) THEN
    PERFORM refuse('company_keeps_an_owner', 'a company needs at least one owner; make someone else an owner first');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER company_keeps_an_owner AFTER DELETE OR UPDATE OF is_owner, company_id ON company_member
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.is_owner) EXECUTE FUNCTION company_keeps_an_owner();
COMMENT ON TRIGGER company_keeps_an_owner ON company_member IS 'refuse';

CREATE FUNCTION company_member_email(member company_member) RETURNS citext
  LANGUAGE sql STABLE AS $$
  SELECT email FROM "user" WHERE id = member.user_id
$$;
COMMENT ON FUNCTION company_member_email(company_member) IS 'The member''s email address, visible to colleagues.';

CREATE TABLE company_invitation_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE company_invitation_status IS 'The status of a member invitation (rules §4). An accepted invitation is deleted, because the member replaces it.';
COMMENT ON COLUMN company_invitation_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN company_invitation_status.comment IS 'The meaning of the value.';
INSERT INTO company_invitation_status (value, comment) VALUES
  ('pending', 'Waiting for an answer'), ('expired', 'Expired: can be sent again or deleted');

CREATE TABLE company_invitation (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id        uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  email             citext NOT NULL CONSTRAINT company_invitation_email_valid CHECK (is_email(email::text)),
  title             text NOT NULL DEFAULT '' CONSTRAINT company_invitation_title_100 CHECK (char_length(title) <= 100),
  is_owner          boolean NOT NULL DEFAULT false,
  status            text NOT NULL DEFAULT 'pending' REFERENCES company_invitation_status ON DELETE RESTRICT,
  token_hash        bytea NOT NULL CONSTRAINT company_invitation_token_hash_key UNIQUE,
  invited_by        uuid REFERENCES "user" ON DELETE SET NULL,
  sent_at           timestamptz NOT NULL DEFAULT now(),
  expires_at        timestamptz NOT NULL DEFAULT now() + interval '7 days',
  updated_at        timestamptz NOT NULL DEFAULT now(),
  version           integer NOT NULL DEFAULT 1,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  created_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_invitation_email_key UNIQUE (company_id, email)
);
COMMENT ON TABLE company_invitation IS 'An invitation by email to become a member of a company.';
COMMENT ON COLUMN company_invitation.id IS 'The unique id of the row.';
COMMENT ON COLUMN company_invitation.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN company_invitation.email IS 'The invited email address.';
COMMENT ON COLUMN company_invitation.title IS 'The job title of the future member.';
COMMENT ON COLUMN company_invitation.is_owner IS 'True if the invited person becomes an owner.';
COMMENT ON COLUMN company_invitation.status IS 'The status of the invitation.';
COMMENT ON COLUMN company_invitation.token_hash IS 'SHA-256 of the token in the link.';
COMMENT ON COLUMN company_invitation.invited_by IS 'The member who sent the invitation. Empty once that account is deleted.';
COMMENT ON COLUMN company_invitation.sent_at IS 'When the email was last sent.';
COMMENT ON COLUMN company_invitation.expires_at IS 'When the link expires.';
COMMENT ON COLUMN company_invitation.updated_at IS 'When the row last changed.';
COMMENT ON COLUMN company_invitation.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN company_invitation.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN company_invitation.created_at IS 'When the row was created.';
CREATE INDEX company_invitation_status_idx ON company_invitation (status, expires_at);
CREATE INDEX company_invitation_invited_by_idx ON company_invitation (invited_by);
SELECT keep_trail('company_invitation', 'INSERT OR UPDATE OR DELETE', '{id}');
CREATE TRIGGER company_invitation_title_plain BEFORE INSERT OR UPDATE OF title ON company_invitation
  FOR EACH ROW EXECUTE FUNCTION guard_plain_name('title');
COMMENT ON TRIGGER company_invitation_title_plain ON company_invitation IS 'refuse';
CREATE TRIGGER company_invitation_stamp BEFORE UPDATE ON company_invitation
  FOR EACH ROW EXECUTE FUNCTION stamp_change();
COMMENT ON TRIGGER company_invitation_stamp ON company_invitation IS 'stamp';
CREATE TRIGGER company_invitation_emit_deadline AFTER UPDATE OF expires_at ON company_invitation
  FOR EACH ROW WHEN (NEW.status = 'pending' AND OLD.status = NEW.status AND OLD.expires_at <> NEW.expires_at)
  EXECUTE FUNCTION emit_deadline_moved('expires_at');
COMMENT ON TRIGGER company_invitation_emit_deadline ON company_invitation IS 'outbox';

-- rules §6: the plan limits the number of members. The company's row is locked so that two simultaneous inserts cannot both
-- pass.
CREATE FUNCTION company_member_cap() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
  taken integer;
BEGIN
  -- An expired invitation does not count toward the member limit. An invitation that is sent again counts like a new
  -- one.
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status <> 'pending' OR OLD.status = 'pending' THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM company WHERE id = NEW.company_id FOR NO KEY UPDATE;
  SELECT member_limit INTO allowed FROM company_plan(NEW.company_id);
  SELECT count(*) INTO taken FROM company_member WHERE company_id = NEW.company_id;
  IF TG_TABLE_NAME = 'company_invitation' THEN
    taken := taken + (SELECT count(*) FROM company_invitation
                       WHERE company_id = NEW.company_id AND status = 'pending' AND id <> NEW.id);
  END IF;
  IF taken >= allowed THEN
    PERFORM refuse('company_member_plan_limit', format('the plan allows %s members; upgrade it to add more', allowed));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER company_invitation_cap BEFORE INSERT OR UPDATE OF status ON company_invitation
  FOR EACH ROW EXECUTE FUNCTION company_member_cap();
COMMENT ON TRIGGER company_invitation_cap ON company_invitation IS 'refuse';
CREATE TRIGGER company_member_cap BEFORE INSERT ON company_member FOR EACH ROW EXECUTE FUNCTION company_member_cap();
COMMENT ON TRIGGER company_member_cap ON company_member IS 'refuse';

CREATE FUNCTION company_member_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('memberRemoved', 'user', OLD.user_id, jsonb_build_object('company', company.name))
     FROM company, "user"
    WHERE company.id = OLD.company_id AND "user".id = OLD.user_id AND "user".user_type = 'Company' AND "user".deleted_at IS NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_member_emit() IS 'Announces to a former member that they were removed.';
-- This trigger reads the type of the account before the next trigger changes it.
CREATE TRIGGER company_member_emit AFTER DELETE ON company_member FOR EACH ROW EXECUTE FUNCTION company_member_emit();
COMMENT ON TRIGGER company_member_emit ON company_member IS 'outbox';

CREATE FUNCTION company_member_gone() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "user" SET user_type = 'User' WHERE id = OLD.user_id AND user_type = 'Company' AND deleted_at IS NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_member_gone() IS 'Turns the account of a former member into a plain one.';
CREATE TRIGGER company_member_gone AFTER DELETE ON company_member FOR EACH ROW EXECUTE FUNCTION company_member_gone();
COMMENT ON TRIGGER company_member_gone ON company_member IS 'tally';
