-- Creator Programs: a community of accepted creators (spec §3, §4).

CREATE TABLE creator_program (
  id uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind text NOT NULL GENERATED ALWAYS AS ('CREATOR_PROGRAM') STORED,
  code_of_conduct text NOT NULL DEFAULT '',
  welcome_message text NOT NULL DEFAULT '',
  thank_you_message text NOT NULL DEFAULT '',
  ask_demographics boolean NOT NULL DEFAULT true,
  ask_hardware boolean NOT NULL DEFAULT true,
  landing_title text NOT NULL DEFAULT '',
  landing_body text NOT NULL DEFAULT '',
  landing_blocks jsonb NOT NULL DEFAULT '[]',
  discord_url text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creator_program_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT creator_program_landing_blocks_list CHECK (jsonb_typeof(landing_blocks) = 'array'),
  CONSTRAINT creator_program_discord_url_http CHECK (discord_url ~* '^https?://[^[:space:]]+$')
);
COMMENT ON TABLE creator_program IS 'What a Creator Program has beyond its activation.';
COMMENT ON COLUMN creator_program.id IS 'The activation''s id.';
COMMENT ON COLUMN creator_program.kind IS 'Always CREATOR_PROGRAM: ties the row to an activation of that kind.';
COMMENT ON COLUMN creator_program.code_of_conduct IS 'What members agree to, as rich text.';
COMMENT ON COLUMN creator_program.welcome_message IS 'What accepted members read first.';
COMMENT ON COLUMN creator_program.thank_you_message IS 'What applicants read when they are done.';
COMMENT ON COLUMN creator_program.ask_demographics IS 'The join flow asks for demographics.';
COMMENT ON COLUMN creator_program.ask_hardware IS 'The join flow asks for hardware.';
COMMENT ON COLUMN creator_program.landing_title IS 'Headline of the landing page.';
COMMENT ON COLUMN creator_program.landing_body IS 'Text of the landing page, as rich text.';
COMMENT ON COLUMN creator_program.landing_blocks IS 'The landing page''s further blocks, in order.';
COMMENT ON COLUMN creator_program.discord_url IS 'Where members talk.';
COMMENT ON COLUMN creator_program.updated_at IS 'When the row last changed.';
CREATE TRIGGER creator_program_set_updated_at BEFORE UPDATE ON creator_program
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE program_perk (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program_id uuid NOT NULL REFERENCES creator_program ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  icon text NOT NULL DEFAULT 'gift',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT program_perk_title_required CHECK (length(btrim(title)) BETWEEN 1 AND 120)
);
COMMENT ON TABLE program_perk IS 'What members of a Creator Program get.';
COMMENT ON COLUMN program_perk.id IS 'The row''s identity.';
COMMENT ON COLUMN program_perk.program_id IS 'The program.';
COMMENT ON COLUMN program_perk.position IS 'Place in the list, from 1.';
COMMENT ON COLUMN program_perk.title IS 'The perk.';
COMMENT ON COLUMN program_perk.description IS 'More about it.';
COMMENT ON COLUMN program_perk.icon IS 'Name of its icon.';
COMMENT ON COLUMN program_perk.created_at IS 'When the row was made.';
CREATE INDEX program_perk_program_idx ON program_perk (program_id, position);

CREATE TABLE question_kind (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE question_kind IS 'How a question of an application form is answered.';
INSERT INTO question_kind (value, comment) VALUES
  ('text', 'In a line'),
  ('long_text', 'In several lines'),
  ('single_choice', 'By one option'),
  ('multiple_choice', 'By any number of options'),
  ('boolean', 'By yes or no'),
  ('url', 'By a link');

CREATE TABLE program_question (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program_id uuid NOT NULL REFERENCES creator_program ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 1,
  kind text NOT NULL DEFAULT 'text' REFERENCES question_kind ON DELETE RESTRICT,
  label text NOT NULL,
  help text NOT NULL DEFAULT '',
  required boolean NOT NULL DEFAULT false,
  options text[] NOT NULL DEFAULT '{}',
  retired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT program_question_label_required CHECK (length(btrim(label)) BETWEEN 1 AND 300),
  CONSTRAINT program_question_options CHECK ((kind IN ('single_choice', 'multiple_choice')) = (cardinality(options) > 0))
);
COMMENT ON TABLE program_question IS 'A question of a Creator Program''s application form.';
COMMENT ON COLUMN program_question.id IS 'The row''s identity.';
COMMENT ON COLUMN program_question.program_id IS 'The program.';
COMMENT ON COLUMN program_question.position IS 'Place in the list, from 1.';
COMMENT ON COLUMN program_question.kind IS 'How it is answered.';
COMMENT ON COLUMN program_question.label IS 'The question.';
COMMENT ON COLUMN program_question.help IS 'A hint below it.';
COMMENT ON COLUMN program_question.required IS 'Whether it must be answered.';
COMMENT ON COLUMN program_question.options IS 'The options of a choice.';
COMMENT ON COLUMN program_question.retired_at IS 'No longer asked; its answers stay.';
COMMENT ON COLUMN program_question.created_at IS 'When the row was made.';
CREATE INDEX program_question_program_idx ON program_question (program_id, position);

CREATE TABLE program_membership_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE program_membership_status IS 'Where a creator''s membership of a Creator Program stands.';
INSERT INTO program_membership_status (value, comment) VALUES
  ('pending', 'Applied, waits for the company'),
  ('accepted', 'Member'),
  ('rejected', 'Rejected, or no longer a member');

CREATE TABLE program_membership_transition (
  from_status text NOT NULL REFERENCES program_membership_status ON DELETE RESTRICT,
  to_status text NOT NULL REFERENCES program_membership_status ON DELETE RESTRICT,
  event text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE program_membership_transition IS 'The legal moves of program_membership.status; a trigger refuses any other.';
COMMENT ON COLUMN program_membership_transition.event IS 'What the move is called in events and logs.';
INSERT INTO program_membership_transition (from_status, to_status, event) VALUES
  ('pending', 'accepted', 'programMemberAccepted'),
  ('pending', 'rejected', 'programMemberRejected'),
  ('accepted', 'rejected', 'programMemberRejected'),
  ('rejected', 'accepted', 'programMemberAccepted'),
  ('rejected', 'pending', 'programMemberReapplied');

CREATE TABLE program_membership (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program_id uuid NOT NULL REFERENCES creator_program ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' REFERENCES program_membership_status ON DELETE RESTRICT,
  code_of_conduct_accepted_at timestamptz NOT NULL DEFAULT now(),
  applied_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES "user" ON DELETE SET NULL,
  rejection_message text NOT NULL DEFAULT '',
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT program_membership_once UNIQUE (program_id, creator_id)
);
CREATE INDEX program_membership_decided_by_idx ON program_membership (decided_by);
COMMENT ON TABLE program_membership IS 'A creator''s application to and membership of a Creator Program.';
COMMENT ON COLUMN program_membership.id IS 'The row''s identity.';
COMMENT ON COLUMN program_membership.program_id IS 'The program.';
COMMENT ON COLUMN program_membership.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN program_membership.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN program_membership.status IS 'Where it stands.';
COMMENT ON COLUMN program_membership.code_of_conduct_accepted_at IS 'When the creator agreed to the code of conduct.';
COMMENT ON COLUMN program_membership.applied_at IS 'When the creator applied.';
COMMENT ON COLUMN program_membership.decided_at IS 'When the company decided.';
COMMENT ON COLUMN program_membership.decided_by IS 'Who decided.';
COMMENT ON COLUMN program_membership.rejection_message IS 'What the company says when it rejects; optional.';
COMMENT ON COLUMN program_membership.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN program_membership.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN program_membership.created_at IS 'When the row was made.';
COMMENT ON COLUMN program_membership.updated_at IS 'When the row last changed.';
CREATE INDEX program_membership_program_idx ON program_membership (program_id, status, applied_at DESC);
CREATE INDEX program_membership_company_idx ON program_membership (company_id, status, applied_at DESC);
CREATE INDEX program_membership_creator_idx ON program_membership (creator_id, status);

CREATE FUNCTION program_membership_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'pending' THEN
    NEW.decided_at := NULL;
    NEW.decided_by := NULL;
  ELSE
    NEW.decided_at := now();
    NEW.decided_by := coalesce(NEW.decided_by, actor_id());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER program_membership_take_owner BEFORE INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'program_id');
CREATE TRIGGER program_membership_a_guard BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION guard_transition('program_membership', 'program membership');
CREATE TRIGGER program_membership_b_stamp BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION program_membership_stamp();

CREATE TRIGGER program_membership_c_stamp BEFORE UPDATE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER program_membership_audit AFTER INSERT OR UPDATE OF status OR DELETE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE TABLE program_answer (
  membership_id uuid NOT NULL,
  question_id uuid NOT NULL REFERENCES program_question ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (membership_id, question_id),
  CONSTRAINT program_answer_membership FOREIGN KEY (membership_id, creator_id)
    REFERENCES program_membership (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT program_answer_shape CHECK (jsonb_typeof(answer) IN ('string', 'boolean', 'array')),
  CONSTRAINT program_answer_length CHECK (length(answer::text) <= 10000)
);
CREATE INDEX program_answer_creator_id_idx ON program_answer (creator_id);
CREATE INDEX program_answer_company_id_idx ON program_answer (company_id);
CREATE INDEX program_answer_question_id_idx ON program_answer (question_id);
COMMENT ON TABLE program_answer IS 'An applicant''s answer to a question of the application form.';
COMMENT ON COLUMN program_answer.membership_id IS 'The application.';
COMMENT ON COLUMN program_answer.question_id IS 'The question.';
COMMENT ON COLUMN program_answer.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN program_answer.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN program_answer.answer IS 'Text, true or false, or the chosen options.';
COMMENT ON COLUMN program_answer.created_at IS 'When the row was made.';
COMMENT ON COLUMN program_answer.updated_at IS 'When the row last changed.';
CREATE TRIGGER program_answer_take_owner BEFORE INSERT ON program_answer
  FOR EACH ROW EXECUTE FUNCTION take_owner('program_membership', 'membership_id');
CREATE TRIGGER program_answer_set_updated_at BEFORE UPDATE ON program_answer
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- The welcome is for members, and for the company that wrote it.
CREATE FUNCTION creator_program_welcome(program_row creator_program, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('message', program_row.welcome_message, 'discord_url', program_row.discord_url)
  WHERE EXISTS (SELECT FROM activation a WHERE a.id = program_row.id AND a.company_id::text = hasura_session ->> 'x-hasura-company-id')
     OR EXISTS (SELECT FROM program_membership m WHERE m.program_id = program_row.id AND m.status = 'accepted'
                AND m.creator_id::text = hasura_session ->> 'x-hasura-user-id')
$$;
COMMENT ON FUNCTION creator_program_welcome(creator_program, json) IS 'What members read and where they talk: {message, discord_url}; null for everybody else.';
