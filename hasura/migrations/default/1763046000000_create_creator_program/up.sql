CREATE TABLE creator_program (
  id                uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  kind              text NOT NULL GENERATED ALWAYS AS ('CREATOR_PROGRAM') STORED,
  code_of_conduct   text NOT NULL DEFAULT '',
  welcome_message   text NOT NULL DEFAULT '',
  thank_you_message text NOT NULL DEFAULT '',
  ask_demographics  boolean NOT NULL DEFAULT true,
  ask_hardware      boolean NOT NULL DEFAULT true,
  landing_title     text NOT NULL DEFAULT '',
  landing_body      text NOT NULL DEFAULT '',
  discord_url       text,
  terms_of_use      text NOT NULL DEFAULT '',
  privacy_policy    text NOT NULL DEFAULT '',
  terms_version     integer NOT NULL DEFAULT 1,
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creator_program_kind FOREIGN KEY (id, kind) REFERENCES activation (id, kind) ON DELETE CASCADE,
  CONSTRAINT creator_program_discord_url_http CHECK (discord_url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT creator_program_texts_length CHECK (
    greatest(char_length(terms_of_use), char_length(privacy_policy), char_length(code_of_conduct)) <= 50000)
);
COMMENT ON TABLE creator_program IS 'The fields of a Creator Program in addition to its activation.';
COMMENT ON COLUMN creator_program.id IS 'The activation''s id.';
COMMENT ON COLUMN creator_program.kind IS 'Always CREATOR_PROGRAM: ties the row to an activation of that kind.';
COMMENT ON COLUMN creator_program.code_of_conduct IS 'The code of conduct for members, as rich text.';
COMMENT ON COLUMN creator_program.welcome_message IS 'The welcome message for accepted members.';
COMMENT ON COLUMN creator_program.thank_you_message IS 'The message that applicants see after they have applied.';
COMMENT ON COLUMN creator_program.ask_demographics IS 'True if the join flow includes demographics.';
COMMENT ON COLUMN creator_program.ask_hardware IS 'True if the join flow includes hardware.';
COMMENT ON COLUMN creator_program.landing_title IS 'Headline of the landing page.';
COMMENT ON COLUMN creator_program.landing_body IS 'Text of the landing page, as rich text.';
COMMENT ON COLUMN creator_program.discord_url IS 'The members'' Discord server.';
COMMENT ON COLUMN creator_program.terms_of_use IS 'The company''s own terms for members, as rich text.';
COMMENT ON COLUMN creator_program.privacy_policy IS 'The company''s use of the applicants'' data, as rich text.';
COMMENT ON COLUMN creator_program.terms_version IS 'The version of the texts that applicants agree to, so that each application can store the version that its creator agreed to.';
COMMENT ON COLUMN creator_program.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('creator_program');
SELECT guard_access('creator_program', '{company}', '{id,activation}');
CREATE TRIGGER creator_program_audit_terms AFTER UPDATE ON creator_program FOR EACH ROW
  WHEN (OLD.terms_version <> NEW.terms_version) EXECUTE FUNCTION audit_row('id');
COMMENT ON TRIGGER creator_program_audit_terms ON creator_program IS 'audit';

-- rules §6: limits of the plan. An admin can open a program to a company that pays in another way.
CREATE FUNCTION refuse_program_beyond_plan(of_company_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_creator_programs FROM company_plan(of_company_id)) THEN
    PERFORM refuse('activation_program_in_plan', 'the plan does not include a Creator Program; upgrade it to start one');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_program_beyond_plan(uuid) IS 'Refuses a Creator Program that the company''s plan does not include.';

CREATE FUNCTION creator_program_count_terms() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms_version := OLD.terms_version + 1;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION creator_program_count_terms() IS 'Increases the version when the texts that applicants agree to change.';
CREATE TRIGGER creator_program_count_terms BEFORE UPDATE ON creator_program FOR EACH ROW
  WHEN ((OLD.terms_of_use, OLD.privacy_policy, OLD.code_of_conduct) IS DISTINCT FROM (NEW.terms_of_use, NEW.privacy_policy, NEW.code_of_conduct))
  EXECUTE FUNCTION creator_program_count_terms();
COMMENT ON TRIGGER creator_program_count_terms ON creator_program IS 'stamp';

CREATE TABLE program_perk (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program_id  uuid NOT NULL REFERENCES creator_program ON DELETE CASCADE,
  position    integer NOT NULL DEFAULT 1,
  title       text NOT NULL,
  description text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT program_perk_title_required CHECK (length(btrim(title)) BETWEEN 1 AND 120)
);
COMMENT ON TABLE program_perk IS 'A benefit for members of a Creator Program.';
COMMENT ON COLUMN program_perk.id IS 'The unique id of the row.';
COMMENT ON COLUMN program_perk.program_id IS 'The Creator Program that the row belongs to.';
COMMENT ON COLUMN program_perk.position IS 'The position in the list, from 1.';
COMMENT ON COLUMN program_perk.title IS 'The benefit for members, called a perk.';
COMMENT ON COLUMN program_perk.description IS 'More information about the benefit.';
COMMENT ON COLUMN program_perk.created_at IS 'When the row was created.';
CREATE INDEX program_perk_program_idx ON program_perk (program_id, position);
SELECT guard_access('program_perk', '{company}', '{program_id,activation}');

CREATE TABLE question_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE question_kind IS 'The answer formats of application form questions.';
COMMENT ON COLUMN question_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN question_kind.comment IS 'The meaning of the value.';
INSERT INTO question_kind (value, comment) VALUES
  ('text', 'On one line'),
  ('long_text', 'On several lines'),
  ('single_choice', 'With one option'),
  ('multiple_choice', 'With any number of options'),
  ('boolean', 'With yes or no'),
  ('url', 'With a link');

CREATE TABLE program_question (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program_id uuid NOT NULL REFERENCES creator_program ON DELETE CASCADE,
  position   integer NOT NULL DEFAULT 1,
  kind       text NOT NULL DEFAULT 'text' REFERENCES question_kind ON DELETE RESTRICT,
  label      text NOT NULL,
  help       text NOT NULL DEFAULT '',
  required   boolean NOT NULL DEFAULT false,
  options    text[] NOT NULL DEFAULT '{}',
  retired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT program_question_label_required CHECK (length(btrim(label)) BETWEEN 1 AND 300),
  CONSTRAINT program_question_options CHECK ((kind IN ('single_choice', 'multiple_choice')) = (cardinality(options) > 0))
);
COMMENT ON TABLE program_question IS 'A question of a Creator Program''s application form.';
COMMENT ON COLUMN program_question.id IS 'The unique id of the row.';
COMMENT ON COLUMN program_question.program_id IS 'The Creator Program that the row belongs to.';
COMMENT ON COLUMN program_question.position IS 'The position in the list, from 1.';
COMMENT ON COLUMN program_question.kind IS 'The format of the answer.';
COMMENT ON COLUMN program_question.label IS 'The question that applicants answer.';
COMMENT ON COLUMN program_question.help IS 'A hint below the question.';
COMMENT ON COLUMN program_question.required IS 'True if an answer is required.';
COMMENT ON COLUMN program_question.options IS 'The options of a question with a choice.';
COMMENT ON COLUMN program_question.retired_at IS 'When the question was removed from the form. Its answers stay.';
COMMENT ON COLUMN program_question.created_at IS 'When the row was created.';
CREATE INDEX program_question_program_idx ON program_question (program_id, position);
SELECT guard_access('program_question', '{company}', '{program_id,activation}');

-- The limits of the company's form apply to all writes, so that every question can be answered.
CREATE FUNCTION program_question_fits() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.kind <> OLD.kind THEN
    -- A creator who applies at this moment locks the program, so their answers are already visible here.
    PERFORM FROM activation WHERE id = NEW.program_id FOR NO KEY UPDATE;
    IF EXISTS (SELECT FROM program_answer WHERE question_id = NEW.id) THEN
      PERFORM refuse('program_question_kind_kept', 'the kind of a question with answers cannot change; remove it and add another');
    END IF;
  END IF;
  IF char_length(NEW.help) > 500 THEN
    PERFORM refuse('program_question_help_length', 'the hint is longer than 500 characters');
  END IF;
  IF cardinality(NEW.options) > 30
     OR EXISTS (SELECT FROM unnest(NEW.options) AS option WHERE coalesce(char_length(btrim(option)) NOT BETWEEN 1 AND 200, true))
     OR (SELECT count(*) > count(DISTINCT option) FROM unnest(NEW.options) AS option) THEN
    PERFORM refuse('program_question_options_fit', 'a choice has up to 30 different options of up to 200 characters');
  END IF;
  IF NEW.retired_at IS NULL AND 30 <= (
       SELECT count(*) FROM program_question WHERE program_id = NEW.program_id AND retired_at IS NULL AND id <> NEW.id) THEN
    PERFORM refuse('program_question_30', 'an application form has up to 30 questions');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION program_question_fits() IS 'Refuses a question that is too long or has too many options, a question above the maximum number, and another kind for an answered question.';
CREATE TRIGGER program_question_fits BEFORE INSERT OR UPDATE OF help, options, retired_at, program_id, kind ON program_question
  FOR EACH ROW EXECUTE FUNCTION program_question_fits();
COMMENT ON TRIGGER program_question_fits ON program_question IS 'refuse';

