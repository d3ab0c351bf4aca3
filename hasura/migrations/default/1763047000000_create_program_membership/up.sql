-- Creators apply to a program in steps: terms, demographics with consent, an application form (rules §2, §3, §6).

CREATE TABLE program_membership_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE program_membership_status IS 'Where a creator''s membership of a Creator Program stands.';
COMMENT ON COLUMN program_membership_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN program_membership_status.comment IS 'What it means.';
INSERT INTO program_membership_status (value, comment) VALUES
  ('pending', 'Applied, waits for the company'),
  ('accepted', 'Member'),
  ('rejected', 'Rejected, or no longer a member');

CREATE TABLE program_membership_transition (
  from_status text NOT NULL REFERENCES program_membership_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES program_membership_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE program_membership_transition IS 'The legal moves of program_membership.status; a trigger refuses any other.';
COMMENT ON COLUMN program_membership_transition.from_status IS 'The status that is left.';
COMMENT ON COLUMN program_membership_transition.to_status IS 'The status that is reached.';
COMMENT ON COLUMN program_membership_transition.event IS 'What the move is called in events and logs.';
INSERT INTO program_membership_transition (from_status, to_status, event) VALUES
  ('pending', 'accepted', 'programMemberAccepted'),
  ('pending', 'rejected', 'programMemberRejected'),
  ('accepted', 'rejected', 'programMemberRejected'),
  ('rejected', 'accepted', 'programMemberAccepted'),
  ('rejected', 'pending', 'programMemberReapplied');

CREATE TABLE program_membership (
  id                          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program_id                  uuid NOT NULL REFERENCES creator_program ON DELETE RESTRICT,
  company_id                  uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id                  uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  status                      text NOT NULL DEFAULT 'pending' REFERENCES program_membership_status ON DELETE RESTRICT,
  code_of_conduct_accepted_at timestamptz NOT NULL DEFAULT now(),
  applied_at                  timestamptz NOT NULL DEFAULT now(),
  decided_at                  timestamptz,
  decided_by                  uuid REFERENCES "user" ON DELETE SET NULL,
  rejection_message           text NOT NULL DEFAULT '',
  terms_version               integer,
  ended_at                    timestamptz,
  status_changed_at           timestamptz NOT NULL DEFAULT now(),
  version                     integer NOT NULL DEFAULT 1,
  created_at                  timestamptz NOT NULL DEFAULT now(),
  updated_at                  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT program_membership_once UNIQUE (program_id, creator_id),
  CONSTRAINT program_membership_ended CHECK (ended_at IS NULL OR status = 'rejected'),
  CONSTRAINT program_membership_rejection_message_length CHECK (char_length(rejection_message) <= 2000)
);
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
COMMENT ON COLUMN program_membership.terms_version IS 'Which version of the program''s texts the creator agreed to; null: from before versions were counted.';
COMMENT ON COLUMN program_membership.ended_at IS 'When the company ended what had been a membership; null of members and of who was never one.';
COMMENT ON COLUMN program_membership.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN program_membership.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN program_membership.created_at IS 'When the row was made.';
COMMENT ON COLUMN program_membership.updated_at IS 'When the row last changed.';
CREATE INDEX program_membership_decided_by_idx ON program_membership (decided_by);
CREATE INDEX program_membership_program_idx ON program_membership (program_id, status, applied_at DESC);
CREATE INDEX program_membership_company_idx ON program_membership (company_id, status, applied_at DESC);
CREATE INDEX program_membership_creator_idx ON program_membership (creator_id, status);
CREATE INDEX program_membership_company_moved_idx ON program_membership (company_id, status_changed_at DESC);
SELECT begin_with('program_membership', 'program membership', '{pending}', '{decided_at,decided_by,ended_at}');
CREATE TRIGGER program_membership_take_owner BEFORE INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION take_owner('activation', 'program_id');
CREATE TRIGGER program_membership_a_guard BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION guard_transition('program_membership', 'program membership');
CREATE TRIGGER program_membership_c_stamp BEFORE UPDATE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER program_membership_audit AFTER INSERT OR UPDATE OF status OR DELETE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER program_membership_follow_eligibility AFTER INSERT OR DELETE OR UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('creator_id');
CREATE TRIGGER program_membership_count AFTER INSERT OR DELETE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION activation_count_participants('program_id');
CREATE TRIGGER program_membership_emit_insert AFTER INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION emit_run_event('program_membership', 'programMemberCreated');
CREATE TRIGGER program_membership_emit AFTER UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('program_membership');
CREATE TRIGGER program_membership_entry BEFORE INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION guard_entry('program_id');
CREATE TRIGGER program_membership_a_move BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'the company decides who is a member');

-- Who applies again may join today: what is asked at the first application is asked once more.
CREATE TRIGGER program_membership_entry_again BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status = 'pending') EXECUTE FUNCTION guard_entry('program_id');

CREATE FUNCTION program_membership_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'pending' THEN
    NEW.decided_at := NULL;
    NEW.decided_by := NULL;
  ELSE
    NEW.decided_at := now();
    NEW.decided_by := coalesce(NEW.decided_by, actor_id());
  END IF;
  NEW.ended_at := CASE WHEN OLD.status = 'accepted' AND NEW.status = 'rejected' THEN now() END;
  RETURN NEW;
END $$;
CREATE TRIGGER program_membership_b_stamp BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION program_membership_stamp();

-- The welcome is for members, and for the company that wrote it.
CREATE FUNCTION creator_program_welcome(program_row creator_program, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('message', program_row.welcome_message, 'discord_url', program_row.discord_url)
  WHERE EXISTS (SELECT FROM activation a WHERE a.id = program_row.id AND a.company_id::text = hasura_session ->> 'x-hasura-company-id')
     OR EXISTS (SELECT FROM program_membership m WHERE m.program_id = program_row.id AND m.status = 'accepted'
                AND m.creator_id::text = hasura_session ->> 'x-hasura-user-id')
$$;
COMMENT ON FUNCTION creator_program_welcome(creator_program, json) IS 'What members read and where they talk: {message, discord_url}; null for everybody else.';

CREATE FUNCTION program_membership_agreed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.terms_version IS DISTINCT FROM (SELECT terms_version FROM creator_program WHERE id = NEW.program_id) THEN
    PERFORM refuse('program_membership_agreed', 'the texts of the program have changed since they were agreed to, or were not agreed to');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_membership_agreed() IS 'Refuses an application that agrees to other texts than the program has.';

-- By name after the guards of entry and of the transition.
CREATE TRIGGER program_membership_o_agreed BEFORE INSERT ON program_membership
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'creator') EXECUTE FUNCTION program_membership_agreed();
CREATE TRIGGER program_membership_o_agreed_again BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (NEW.status = 'pending' AND session_variable('x-hasura-role') = 'creator') EXECUTE FUNCTION program_membership_agreed();

CREATE FUNCTION program_membership_answered() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM program_question q
              WHERE q.program_id = NEW.program_id AND q.required AND q.retired_at IS NULL
                AND NOT EXISTS (SELECT FROM program_answer a WHERE a.membership_id = NEW.id AND a.question_id = q.id)) THEN
    PERFORM refuse('program_membership_answered', 'a question that must be answered is not');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION program_membership_answered() IS 'Refuses a creator''s application that leaves a required question open.';
CREATE CONSTRAINT TRIGGER program_membership_answered AFTER INSERT OR UPDATE OF status ON program_membership
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'pending' AND session_variable('x-hasura-role') = 'creator') EXECUTE FUNCTION program_membership_answered();

CREATE FUNCTION program_membership_forget() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM program_demographics WHERE membership_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION program_membership_forget() IS 'Forgets the demographics of who is no member and does not wait to be one.';
CREATE TRIGGER program_membership_forget AFTER UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (NEW.status = 'rejected') EXECUTE FUNCTION program_membership_forget();

-- Who has deleted their account becomes no member, whoever decides.
CREATE FUNCTION program_membership_of_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  is_gone boolean;
BEGIN
  -- The lock makes deleting the account and this wait for each other.
  SELECT deleted_at IS NOT NULL INTO is_gone FROM "user" WHERE id = NEW.creator_id FOR SHARE;
  IF is_gone THEN
    PERFORM refuse('program_membership_of_account', 'the account was deleted: nobody becomes a member with it');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_membership_of_account() IS 'Refuses to make a member of an account that was deleted.';

-- By name after the guards of entry and of the transition.
CREATE TRIGGER program_membership_o_account BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (NEW.status = 'accepted' AND OLD.status <> 'accepted') EXECUTE FUNCTION program_membership_of_account();

CREATE TABLE program_answer (
  membership_id uuid NOT NULL,
  question_id   uuid NOT NULL REFERENCES program_question ON DELETE CASCADE,
  company_id    uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id    uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  answer        jsonb NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (membership_id, question_id),
  CONSTRAINT program_answer_membership FOREIGN KEY (membership_id, creator_id)
    REFERENCES program_membership (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT program_answer_shape CHECK (jsonb_typeof(answer) IN ('string', 'boolean', 'array')),
  CONSTRAINT program_answer_length CHECK (length(answer::text) <= 10000)
);
COMMENT ON TABLE program_answer IS 'An applicant''s answer to a question of the application form.';
COMMENT ON COLUMN program_answer.membership_id IS 'The application.';
COMMENT ON COLUMN program_answer.question_id IS 'The question.';
COMMENT ON COLUMN program_answer.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN program_answer.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN program_answer.answer IS 'Text, true or false, or the chosen options.';
COMMENT ON COLUMN program_answer.created_at IS 'When the row was made.';
COMMENT ON COLUMN program_answer.updated_at IS 'When the row last changed.';
CREATE INDEX program_answer_creator_id_idx ON program_answer (creator_id);
CREATE INDEX program_answer_company_id_idx ON program_answer (company_id);
CREATE INDEX program_answer_question_id_idx ON program_answer (question_id);
CREATE TRIGGER program_answer_take_owner BEFORE INSERT ON program_answer
  FOR EACH ROW EXECUTE FUNCTION take_owner('program_membership', 'membership_id');
CREATE TRIGGER program_answer_set_updated_at BEFORE UPDATE ON program_answer
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE FUNCTION program_answer_fits() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asked program_question;
BEGIN
  SELECT q.* INTO asked FROM program_question q
    JOIN program_membership m ON m.program_id = q.program_id
   WHERE q.id = NEW.question_id AND m.id = NEW.membership_id AND q.retired_at IS NULL;
  IF asked.id IS NULL THEN
    PERFORM refuse('program_answer_of_program', 'the question is not one of this program, or is asked no more');
  END IF;
  IF jsonb_typeof(NEW.answer) <> (CASE asked.kind WHEN 'boolean' THEN 'boolean' WHEN 'multiple_choice' THEN 'array' ELSE 'string' END)
     OR asked.kind = 'single_choice' AND NEW.answer #>> '{}' <> ALL (asked.options)
     OR asked.kind = 'multiple_choice' AND NOT (NEW.answer <@ to_jsonb(asked.options)
          AND (SELECT count(*) = count(DISTINCT chosen) FROM jsonb_array_elements(NEW.answer) AS chosen))
     OR asked.kind = 'url' AND NEW.answer #>> '{}' !~* '^https?://[^[:space:]]+$' THEN
    PERFORM refuse('program_answer_fits', 'the answer is none to this question');
  END IF;
  IF NEW.answer = '[]' OR asked.kind <> 'boolean' AND NEW.answer #>> '{}' ~ '^[[:space:]]*$' THEN
    PERFORM refuse('program_answer_says', 'the answer says nothing; what is not answered has no row');
  END IF;
  IF char_length(NEW.answer #>> '{}') > (CASE asked.kind WHEN 'text' THEN 500 WHEN 'long_text' THEN 5000 WHEN 'url' THEN 2000 END) THEN
    PERFORM refuse('program_answer_limit', 'the answer is longer than the question lets it be');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_answer_fits() IS 'Refuses an answer to a question of another program, and one that the question does not allow.';
CREATE TRIGGER program_answer_fits BEFORE INSERT OR UPDATE OF answer, question_id, membership_id ON program_answer
  FOR EACH ROW EXECUTE FUNCTION program_answer_fits();

-- With consent alone, for this program's company alone, and no longer than it is of use.
CREATE TABLE program_demographics (
  membership_id uuid PRIMARY KEY,
  company_id    uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id    uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  age_group     text,
  gender        text,
  occupation    text,
  consented_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT program_demographics_membership FOREIGN KEY (membership_id, creator_id)
    REFERENCES program_membership (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT program_demographics_something CHECK (num_nonnulls(age_group, gender, occupation) > 0),
  CONSTRAINT program_demographics_age_group CHECK (age_group IN ('under_18', '18_24', '25_34', '35_44', '45_54', 'over_54')),
  CONSTRAINT program_demographics_gender CHECK (gender IN ('woman', 'man', 'non_binary', 'other')),
  CONSTRAINT program_demographics_occupation CHECK (occupation IN ('creator', 'employed', 'self_employed', 'student', 'other'))
);
COMMENT ON TABLE program_demographics IS 'What an applicant tells a program''s company about themselves, with consent: without it there is no row.';
COMMENT ON COLUMN program_demographics.membership_id IS 'The application.';
COMMENT ON COLUMN program_demographics.company_id IS 'The company it is told to; kept equal to the program''s.';
COMMENT ON COLUMN program_demographics.creator_id IS 'Who tells it.';
COMMENT ON COLUMN program_demographics.age_group IS 'An age group; null: not told.';
COMMENT ON COLUMN program_demographics.gender IS 'A gender; null: not told.';
COMMENT ON COLUMN program_demographics.occupation IS 'What the creator lives on; null: not told.';
COMMENT ON COLUMN program_demographics.consented_at IS 'When the creator agreed that the company sees it.';
CREATE INDEX program_demographics_company_idx ON program_demographics (company_id);
CREATE INDEX program_demographics_creator_idx ON program_demographics (creator_id);
CREATE TRIGGER program_demographics_take_owner BEFORE INSERT ON program_demographics
  FOR EACH ROW EXECUTE FUNCTION take_owner('program_membership', 'membership_id');

CREATE FUNCTION program_demographics_asked() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM program_membership m JOIN creator_program p ON p.id = m.program_id
                  WHERE m.id = NEW.membership_id AND p.ask_demographics AND m.status <> 'rejected'
                    AND m.creator_id = actor_id() AND session_variable('x-hasura-role') = 'creator') THEN
    PERFORM refuse('program_demographics_asked', 'demographics are told by the creator alone, where the program asks for them');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_demographics_asked() IS 'Refuses demographics that nobody asked for, or that somebody else tells.';
CREATE TRIGGER program_demographics_asked BEFORE INSERT OR UPDATE ON program_demographics
  FOR EACH ROW EXECUTE FUNCTION program_demographics_asked();

-- An application that is not sent yet: the creator goes on with it where they left it.
CREATE TABLE program_application (
  program_id uuid NOT NULL REFERENCES creator_program ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  step       text NOT NULL,
  entries    jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (program_id, creator_id),
  CONSTRAINT program_application_step CHECK (step IN ('requirements', 'demographics', 'hardware', 'code_of_conduct', 'application_form')),
  CONSTRAINT program_application_entries CHECK (jsonb_typeof(entries) = 'object' AND length(entries::text) <= 300000),
  CONSTRAINT program_application_consent CHECK (
    entries @> '{"consents": true}' OR coalesce(jsonb_strip_nulls(entries -> 'demographics'), '{}') IN ('{}', 'null'))
);
COMMENT ON TABLE program_application IS 'An application to a Creator Program that its creator has begun and not sent: nobody else reads it, and it is forgotten with the end of the program or after a while.';
COMMENT ON COLUMN program_application.program_id IS 'The program.';
COMMENT ON COLUMN program_application.creator_id IS 'Who applies.';
COMMENT ON COLUMN program_application.step IS 'Where the creator goes on.';
COMMENT ON COLUMN program_application.entries IS 'What is filled in so far, as the form holds it.';
COMMENT ON COLUMN program_application.created_at IS 'When the row was made.';
COMMENT ON COLUMN program_application.updated_at IS 'When the row last changed.';
CREATE INDEX program_application_creator_idx ON program_application (creator_id);
CREATE INDEX program_application_updated_idx ON program_application (updated_at);
CREATE TRIGGER program_application_set_updated_at BEFORE UPDATE ON program_application
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE FUNCTION activation_forget_applications() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM program_application WHERE program_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_forget_applications() IS 'Forgets what was begun for a program that is over: it is never sent.';
CREATE TRIGGER activation_forget_applications AFTER UPDATE OF status ON activation
  FOR EACH ROW WHEN (NEW.kind = 'CREATOR_PROGRAM' AND OLD.is_editable AND NOT NEW.is_editable)
  EXECUTE FUNCTION activation_forget_applications();
