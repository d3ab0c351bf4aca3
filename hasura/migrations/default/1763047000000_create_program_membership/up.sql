-- Creators apply to a program in steps: terms, demographics with consent, and an application form (rules §2, §3, §6).

CREATE TABLE program_membership_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE program_membership_status IS 'The status of a creator''s membership in a Creator Program.';
COMMENT ON COLUMN program_membership_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN program_membership_status.comment IS 'The meaning of the value.';
INSERT INTO program_membership_status (value, comment) VALUES
  ('pending', 'Applied; waiting for the company'),
  ('accepted', 'Member'),
  ('rejected', 'Rejected, or no longer a member');

CREATE TABLE program_membership_transition (
  from_status text NOT NULL REFERENCES program_membership_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES program_membership_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE program_membership_transition IS 'The allowed changes of program_membership.status. A trigger refuses all others.';
COMMENT ON COLUMN program_membership_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN program_membership_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN program_membership_transition.event IS 'The name of the status change in events and logs.';
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
COMMENT ON TABLE program_membership IS 'A creator''s application to and membership in a Creator Program.';
COMMENT ON COLUMN program_membership.id IS 'The unique id of the row.';
COMMENT ON COLUMN program_membership.program_id IS 'The Creator Program that the row belongs to.';
COMMENT ON COLUMN program_membership.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN program_membership.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN program_membership.status IS 'The current status of the program membership.';
COMMENT ON COLUMN program_membership.code_of_conduct_accepted_at IS 'When the creator agreed to the code of conduct.';
COMMENT ON COLUMN program_membership.applied_at IS 'When the creator applied.';
COMMENT ON COLUMN program_membership.decided_at IS 'When the company decided on the work.';
COMMENT ON COLUMN program_membership.decided_by IS 'The member who decided on the application.';
COMMENT ON COLUMN program_membership.rejection_message IS 'The company''s optional message when it rejects the applicant.';
COMMENT ON COLUMN program_membership.terms_version IS 'The version of the program''s texts that the creator agreed to. Null in rows from before the texts had versions.';
COMMENT ON COLUMN program_membership.ended_at IS 'When the company ended the membership. Null for current members and for creators who never were members.';
COMMENT ON COLUMN program_membership.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN program_membership.version IS 'The version of the row, which grows with every change, so that a lifecycle move can name the state that it has read.';
COMMENT ON COLUMN program_membership.created_at IS 'When the row was created.';
COMMENT ON COLUMN program_membership.updated_at IS 'When the row last changed.';
CREATE INDEX program_membership_decided_by_idx ON program_membership (decided_by);
CREATE INDEX program_membership_program_idx ON program_membership (program_id, status, applied_at DESC);
CREATE INDEX program_membership_company_idx ON program_membership (company_id, status, applied_at DESC);
CREATE INDEX program_membership_creator_idx ON program_membership (creator_id, status);
CREATE INDEX program_membership_company_moved_idx ON program_membership (company_id, status_changed_at DESC);
SELECT begin_with('program_membership', 'program membership', '{pending}', '{decided_at,decided_by,ended_at}');

CREATE FUNCTION program_membership_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- The account is locked first, because deleting an account also locks the account before the activation.
    PERFORM refuse_deleted_account(NEW.creator_id);
    PERFORM refuse_entry(to_jsonb(NEW), NEW.program_id);
  ELSIF OLD.status <> NEW.status THEN
    IF is_by_hand() THEN
      PERFORM refuse_by_hand('status', 'program membership', 'the company decides about its members');
    END IF;
    -- A repeated application can make the creator a member, so it must pass the same checks as a first application.
    IF NEW.status = 'pending' THEN
      PERFORM refuse_entry(to_jsonb(NEW), NEW.program_id);
    END IF;
    -- The lock makes this check and the deletion of the account wait for each other.
    IF NEW.status = 'accepted' AND (SELECT deleted_at IS NOT NULL FROM "user" WHERE id = NEW.creator_id FOR SHARE) THEN
      PERFORM refuse('program_membership_of_account', 'a deleted account cannot become a member');
    END IF;
  END IF;
  IF NEW.status = 'pending' AND session_variable('x-hasura-role') = 'creator'
     AND NEW.terms_version IS DISTINCT FROM (SELECT terms_version FROM creator_program WHERE id = NEW.program_id) THEN
    PERFORM refuse('program_membership_agreed', 'the creator has not agreed to the current texts of the program');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_membership_refuse() IS
  'Refuses a creator who cannot join the program or has not agreed to its current texts, a status change without a lifecycle move, and deleted accounts.';
SELECT guard_status('program_membership', 'program membership');
CREATE TRIGGER program_membership_refuse BEFORE INSERT OR UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION program_membership_refuse();

CREATE FUNCTION program_membership_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF OLD.status <> NEW.status THEN
    NEW.status_changed_at := now();
    IF NEW.status = 'pending' THEN
      NEW.decided_at := NULL;
      NEW.decided_by := NULL;
    ELSE
      NEW.decided_at := now();
      NEW.decided_by := coalesce(NEW.decided_by, actor_id());
    END IF;
    NEW.ended_at := CASE WHEN OLD.status = 'accepted' AND NEW.status = 'rejected' THEN now() END;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_membership_stamp() IS 'Stores the version of a membership, the member who decided on it and the time of the decision.';
CREATE TRIGGER program_membership_stamp BEFORE UPDATE ON program_membership
  FOR EACH ROW EXECUTE FUNCTION program_membership_stamp();
SELECT follow_owner('program_membership', 'activation', 'program_id');

SELECT keep_trail('program_membership', 'INSERT OR UPDATE OF status OR DELETE', '{id}');

CREATE FUNCTION program_membership_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM emit_step('program_membership', NULL, to_jsonb(NEW), 'programMemberCreated');
  ELSIF OLD.status <> NEW.status THEN
    PERFORM emit_step('program_membership', to_jsonb(OLD), to_jsonb(NEW), NULL);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION program_membership_emit() IS 'Announces a new application and each change of its status.';
CREATE TRIGGER program_membership_emit AFTER INSERT OR UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION program_membership_emit();

CREATE FUNCTION program_membership_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE activation SET participant_count = participant_count + 1 WHERE id = NEW.program_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE activation SET participant_count = participant_count - 1 WHERE id = OLD.program_id;
  END IF;
  PERFORM follow_eligibility(ARRAY[coalesce(NEW.creator_id, OLD.creator_id)]);
  -- A creator who is neither a member nor an applicant keeps no demographics in the program.
  IF TG_OP = 'UPDATE' AND NEW.status = 'rejected' THEN
    DELETE FROM program_demographics WHERE membership_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION program_membership_tally() IS
  'Counts the creators of a program, refreshes the eligibility of members, and deletes the demographics of creators who left the program.';
CREATE TRIGGER program_membership_tally AFTER INSERT OR DELETE OR UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION program_membership_tally();

COMMENT ON TRIGGER program_membership_refuse ON program_membership IS 'refuse';
COMMENT ON TRIGGER program_membership_stamp ON program_membership IS 'stamp';
COMMENT ON TRIGGER program_membership_emit ON program_membership IS 'outbox';
COMMENT ON TRIGGER program_membership_tally ON program_membership IS 'tally';

CREATE FUNCTION creator_program_welcome(program_row creator_program, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('message', program_row.welcome_message, 'discord_url', program_row.discord_url)
  WHERE EXISTS (SELECT FROM activation a WHERE a.id = program_row.id AND a.company_id::text = hasura_session ->> 'x-hasura-company-id')
     OR EXISTS (SELECT FROM program_membership m WHERE m.program_id = program_row.id AND m.status = 'accepted'
                AND m.creator_id::text = hasura_session ->> 'x-hasura-user-id')
$$;
COMMENT ON FUNCTION creator_program_welcome(creator_program, json) IS 'The welcome message and the members'' chat address: {message, discord_url}. Null for everyone except members and the company.';

CREATE FUNCTION program_membership_answered() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM program_question q
              WHERE q.program_id = NEW.program_id AND q.required AND q.retired_at IS NULL
                AND NOT EXISTS (SELECT FROM program_answer a WHERE a.membership_id = NEW.id AND a.question_id = q.id)) THEN
    PERFORM refuse('program_membership_answered', 'a required question has no answer');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION program_membership_answered() IS 'Refuses a creator''s application without an answer to a required question.';
CREATE CONSTRAINT TRIGGER program_membership_answered AFTER INSERT OR UPDATE OF status ON program_membership
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'pending' AND session_variable('x-hasura-role') = 'creator') EXECUTE FUNCTION program_membership_answered();
COMMENT ON TRIGGER program_membership_answered ON program_membership IS 'refuse';

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
COMMENT ON COLUMN program_answer.membership_id IS 'The application that the answer belongs to.';
COMMENT ON COLUMN program_answer.question_id IS 'The question that applicants answer.';
COMMENT ON COLUMN program_answer.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN program_answer.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN program_answer.answer IS 'The answer: a text, true or false, or the chosen options.';
COMMENT ON COLUMN program_answer.created_at IS 'When the row was created.';
COMMENT ON COLUMN program_answer.updated_at IS 'When the row last changed.';
CREATE INDEX program_answer_creator_id_idx ON program_answer (creator_id);
CREATE INDEX program_answer_company_id_idx ON program_answer (company_id);
CREATE INDEX program_answer_question_id_idx ON program_answer (question_id);
SELECT follow_owner('program_answer', 'program_membership', 'membership_id');
SELECT keep_updated_at('program_answer');

CREATE FUNCTION program_answer_fits() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asked program_question;
BEGIN
  SELECT q.* INTO asked FROM program_question q
    JOIN program_membership m ON m.program_id = q.program_id
   WHERE q.id = NEW.question_id AND m.id = NEW.membership_id AND q.retired_at IS NULL;
  IF asked.id IS NULL THEN
    PERFORM refuse('program_answer_of_program', 'the question belongs to another program or was removed');
  END IF;
  IF jsonb_typeof(NEW.answer) <> (CASE asked.kind WHEN 'boolean' THEN 'boolean' WHEN 'multiple_choice' THEN 'array' ELSE 'string' END)
     OR asked.kind = 'single_choice' AND NEW.answer #>> '{}' <> ALL (asked.options)
     OR asked.kind = 'multiple_choice' AND NOT (NEW.answer <@ to_jsonb(asked.options)
          AND (SELECT count(*) = count(DISTINCT chosen) FROM jsonb_array_elements(NEW.answer) AS chosen))
     OR asked.kind = 'url' AND NEW.answer #>> '{}' !~* '^https?://[^[:space:]]+$' THEN
    PERFORM refuse('program_answer_fits', 'the answer does not fit the question');
  END IF;
  IF NEW.answer = '[]' OR asked.kind <> 'boolean' AND NEW.answer #>> '{}' ~ '^[[:space:]]*$' THEN
    PERFORM refuse('program_answer_says', 'an answer cannot be empty; leave out the row instead');
  END IF;
  IF char_length(NEW.answer #>> '{}') > (CASE asked.kind WHEN 'text' THEN 500 WHEN 'long_text' THEN 5000 WHEN 'url' THEN 2000 END) THEN
    PERFORM refuse('program_answer_limit', 'the answer is longer than the question allows');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_answer_fits() IS 'Refuses an answer to another program''s question, and an answer that the question does not allow.';
CREATE TRIGGER program_answer_fits BEFORE INSERT OR UPDATE OF answer, question_id, membership_id ON program_answer
  FOR EACH ROW EXECUTE FUNCTION program_answer_fits();
COMMENT ON TRIGGER program_answer_fits ON program_answer IS 'refuse';

-- Demographics are stored only with consent, only for this program's company, and only as long as needed.
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
COMMENT ON TABLE program_demographics IS 'An applicant''s demographics for the program''s company. Without consent there is no row.';
COMMENT ON COLUMN program_demographics.membership_id IS 'The application that the answer belongs to.';
COMMENT ON COLUMN program_demographics.company_id IS 'The company that can see the demographics, always equal to the program''s company.';
COMMENT ON COLUMN program_demographics.creator_id IS 'The creator who gave the demographics.';
COMMENT ON COLUMN program_demographics.age_group IS 'The age group. Null if not given.';
COMMENT ON COLUMN program_demographics.gender IS 'The gender. Null if not given.';
COMMENT ON COLUMN program_demographics.occupation IS 'The occupation. Null if not given.';
COMMENT ON COLUMN program_demographics.consented_at IS 'When the creator agreed that the company can see the demographics.';
CREATE INDEX program_demographics_company_idx ON program_demographics (company_id);
CREATE INDEX program_demographics_creator_idx ON program_demographics (creator_id);
SELECT follow_owner('program_demographics', 'program_membership', 'membership_id');

CREATE FUNCTION program_demographics_asked() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM program_membership m JOIN creator_program p ON p.id = m.program_id
                  WHERE m.id = NEW.membership_id AND p.ask_demographics AND m.status <> 'rejected'
                    AND m.creator_id = actor_id() AND session_variable('x-hasura-role') = 'creator') THEN
    PERFORM refuse('program_demographics_asked', 'only the creator can add demographics, and only if the program asks for them');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_demographics_asked() IS 'Refuses demographics that the program did not request, or that another person gives.';
CREATE TRIGGER program_demographics_asked BEFORE INSERT OR UPDATE ON program_demographics
  FOR EACH ROW EXECUTE FUNCTION program_demographics_asked();
COMMENT ON TRIGGER program_demographics_asked ON program_demographics IS 'refuse';

-- An unsent application, so that the creator can continue where they stopped.
CREATE TABLE program_application (
  program_id uuid NOT NULL REFERENCES creator_program ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  step       text NOT NULL,
  entries    jsonb NOT NULL DEFAULT '{}',
  sends_on_access boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (program_id, creator_id),
  CONSTRAINT program_application_step CHECK (step IN ('requirements', 'demographics', 'hardware', 'code_of_conduct', 'application_form')),
  CONSTRAINT program_application_entries CHECK (jsonb_typeof(entries) = 'object' AND length(entries::text) <= 300000),
  CONSTRAINT program_application_consent CHECK (
    entries @> '{"consents": true}' OR coalesce(jsonb_strip_nulls(entries -> 'demographics'), '{}') IN ('{}', 'null'))
);
COMMENT ON TABLE program_application IS 'An unfinished application to a Creator Program. Only its creator can read it, and it is deleted when the program ends or after a while.';
COMMENT ON COLUMN program_application.program_id IS 'The Creator Program that the row belongs to.';
COMMENT ON COLUMN program_application.creator_id IS 'The creator who applies.';
COMMENT ON COLUMN program_application.step IS 'The step where the creator continues.';
COMMENT ON COLUMN program_application.entries IS 'The creator''s entries so far, in the format of the form.';
COMMENT ON COLUMN program_application.sends_on_access IS 'True if the application is complete and is sent when its creator gets access.';
COMMENT ON COLUMN program_application.created_at IS 'When the row was created.';
COMMENT ON COLUMN program_application.updated_at IS 'When the row last changed.';
CREATE INDEX program_application_creator_idx ON program_application (creator_id);
CREATE INDEX program_application_updated_idx ON program_application (updated_at);
SELECT keep_updated_at('program_application');
