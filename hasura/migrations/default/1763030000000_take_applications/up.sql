-- Creators apply to a program in steps: terms, demographics with consent, an application form (spec §2, §3, §6).

-- What a company asks its applicants to agree to ------------------------------------------------------------------------------
ALTER TABLE creator_program
  ADD COLUMN terms_of_use text NOT NULL DEFAULT '',
  ADD COLUMN privacy_policy text NOT NULL DEFAULT '',
  ADD COLUMN terms_version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT creator_program_texts_length CHECK (
    greatest(char_length(terms_of_use), char_length(privacy_policy), char_length(code_of_conduct)) <= 50000),
  -- Nothing ever wrote or showed them: the landing page is its headline, its text and the perks.
  DROP COLUMN landing_blocks;
COMMENT ON COLUMN creator_program.terms_of_use IS 'The company''s own terms for members, as rich text.';
COMMENT ON COLUMN creator_program.privacy_policy IS 'What the company does with what applicants tell it, as rich text.';
COMMENT ON COLUMN creator_program.terms_version IS 'Counts the changes of what applicants agree to: they agree to what they have read.';

CREATE FUNCTION creator_program_count_terms() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms_version := OLD.terms_version + 1;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION creator_program_count_terms() IS 'Counts the changes of what applicants agree to.';
CREATE TRIGGER creator_program_count_terms BEFORE UPDATE ON creator_program FOR EACH ROW
  WHEN ((OLD.terms_of_use, OLD.privacy_policy, OLD.code_of_conduct) IS DISTINCT FROM (NEW.terms_of_use, NEW.privacy_policy, NEW.code_of_conduct))
  EXECUTE FUNCTION creator_program_count_terms();
CREATE TRIGGER creator_program_audit_terms AFTER UPDATE ON creator_program FOR EACH ROW
  WHEN (OLD.terms_version <> NEW.terms_version) EXECUTE FUNCTION audit_row('id');

ALTER TABLE program_membership
  ADD COLUMN terms_version integer,
  ADD COLUMN ended_at timestamptz,
  ADD CONSTRAINT program_membership_ended CHECK (ended_at IS NULL OR status = 'rejected'),
  ADD CONSTRAINT program_membership_rejection_message_length CHECK (char_length(rejection_message) <= 2000);
COMMENT ON COLUMN program_membership.terms_version IS 'Which version of the program''s texts the creator agreed to; null: from before versions were counted.';
COMMENT ON COLUMN program_membership.ended_at IS 'When the company ended what had been a membership; null of members and of who was never one.';

-- Of memberships that ended before, the trail knows it.
ALTER TABLE program_membership DISABLE TRIGGER USER;
UPDATE program_membership AS m SET ended_at = m.status_changed_at
 WHERE m.status = 'rejected' AND 'accepted' = (
   SELECT e.before ->> 'status' FROM audit_event e
    WHERE e.entity = 'program_membership' AND e.entity_id = m.id::text AND e.operation = 'UPDATE'
      AND e.after ->> 'status' = 'rejected' AND e.before ->> 'status' <> 'rejected'
    ORDER BY e.id DESC LIMIT 1);
ALTER TABLE program_membership ENABLE TRIGGER USER;

CREATE OR REPLACE FUNCTION program_membership_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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

-- Who applies again may join today: what is asked at the first application is asked once more.
CREATE TRIGGER program_membership_entry_again BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status = 'pending') EXECUTE FUNCTION guard_entry('program_id');

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

-- Answers ---------------------------------------------------------------------------------------------------------------------
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

-- What is asked can be answered: as the company's form holds it, whoever writes. What an older copy asks stays.
CREATE FUNCTION program_question_fits() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF char_length(NEW.help) > 500 THEN
    PERFORM refuse('program_question_help_length', 'the hint is longer than 500 characters');
  END IF;
  IF cardinality(NEW.options) > 30
     OR EXISTS (SELECT FROM unnest(NEW.options) AS option WHERE coalesce(char_length(btrim(option)) NOT BETWEEN 1 AND 200, true))
     OR (SELECT count(*) > count(DISTINCT option) FROM unnest(NEW.options) AS option) THEN
    PERFORM refuse('program_question_options_fit', 'a choice has up to 30 options of up to 200 characters, each once');
  END IF;
  IF NEW.retired_at IS NULL AND 30 <= (
       SELECT count(*) FROM program_question WHERE program_id = NEW.program_id AND retired_at IS NULL AND id <> NEW.id) THEN
    PERFORM refuse('program_question_30', 'an application form has up to 30 questions');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_question_fits() IS 'Refuses a question that is longer, or has more options, than can be answered, and one too many.';
CREATE TRIGGER program_question_fits BEFORE INSERT OR UPDATE OF help, options, retired_at, program_id ON program_question
  FOR EACH ROW EXECUTE FUNCTION program_question_fits();

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

CREATE FUNCTION program_question_kind_kept() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Who applies at this moment holds the program, and has answered before anything is asked here.
  PERFORM FROM activation WHERE id = NEW.program_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM program_answer WHERE question_id = NEW.id) THEN
    PERFORM refuse('program_question_kind_kept', 'a question that was answered is still asked in the same way; remove it and ask another');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_question_kind_kept() IS 'Refuses to ask in another way what was answered.';
CREATE TRIGGER program_question_kind_kept BEFORE UPDATE OF kind ON program_question
  FOR EACH ROW WHEN (NEW.kind <> OLD.kind) EXECUTE FUNCTION program_question_kind_kept();

-- Demographics: with consent alone, for this program's company alone, and no longer than it is of use -------------------------
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
CREATE INDEX program_demographics_company_idx ON program_demographics (company_id);
CREATE INDEX program_demographics_creator_idx ON program_demographics (creator_id);
COMMENT ON TABLE program_demographics IS 'What an applicant tells a program''s company about themselves, with consent: without it there is no row.';
COMMENT ON COLUMN program_demographics.membership_id IS 'The application.';
COMMENT ON COLUMN program_demographics.company_id IS 'The company it is told to; kept equal to the program''s.';
COMMENT ON COLUMN program_demographics.creator_id IS 'Who tells it.';
COMMENT ON COLUMN program_demographics.age_group IS 'An age group; null: not told.';
COMMENT ON COLUMN program_demographics.gender IS 'A gender; null: not told.';
COMMENT ON COLUMN program_demographics.occupation IS 'What the creator lives on; null: not told.';
COMMENT ON COLUMN program_demographics.consented_at IS 'When the creator agreed that the company sees it.';
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

CREATE FUNCTION program_membership_forget() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM program_demographics WHERE membership_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION program_membership_forget() IS 'Forgets the demographics of who is no member and does not wait to be one.';
CREATE TRIGGER program_membership_forget AFTER UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (NEW.status = 'rejected') EXECUTE FUNCTION program_membership_forget();

-- An application that is not sent yet: the creator goes on with it where they left it -----------------------------------------
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
CREATE INDEX program_application_creator_idx ON program_application (creator_id);
CREATE INDEX program_application_updated_idx ON program_application (updated_at);
COMMENT ON TABLE program_application IS 'An application to a Creator Program that its creator has begun and not sent: nobody else reads it, and it is forgotten with the end of the program or after a while.';
COMMENT ON COLUMN program_application.program_id IS 'The program.';
COMMENT ON COLUMN program_application.creator_id IS 'Who applies.';
COMMENT ON COLUMN program_application.step IS 'Where the creator goes on.';
COMMENT ON COLUMN program_application.entries IS 'What is filled in so far, as the form holds it.';
COMMENT ON COLUMN program_application.created_at IS 'When the row was made.';
COMMENT ON COLUMN program_application.updated_at IS 'When the row last changed.';
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

-- A program is part of the plan when it is published too, and not only when it is begun ---------------------------------------
CREATE TRIGGER activation_program_in_plan_to_publish BEFORE UPDATE OF status ON activation
  FOR EACH ROW WHEN (NEW.kind = 'CREATOR_PROGRAM' AND OLD.status IN ('draft', 'unpublished') AND NEW.status <> OLD.status
                     AND NEW.status NOT IN ('draft', 'ended', 'closed') AND session_variable('x-hasura-role') = 'company')
  EXECUTE FUNCTION activation_program_in_plan();
