-- A company may let rules answer who asks for its keys: by size, by what became of earlier keys, by region, and so many a day
-- (spec §4).

CREATE TABLE key_acceptance (
  activation_id      uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  size_tiers         text[] NOT NULL DEFAULT '{}',
  minimum_completion smallint,
  accepts_newcomers  boolean NOT NULL DEFAULT true,
  countries          text[] NOT NULL DEFAULT '{}',
  continents         text[] NOT NULL DEFAULT '{}',
  daily_cap          integer NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT key_acceptance_tiers_known CHECK (size_tiers <@ ARRAY['nano', 'micro', 'mid', 'macro']),
  CONSTRAINT key_acceptance_completion_percent CHECK (minimum_completion BETWEEN 1 AND 100),
  CONSTRAINT key_acceptance_daily_cap_range CHECK (daily_cap BETWEEN 1 AND 1000)
);
COMMENT ON TABLE key_acceptance IS 'By which rules a key campaign accepts who asks for its keys; without a row the company decides on everybody.';
COMMENT ON COLUMN key_acceptance.activation_id IS 'The key campaign.';
COMMENT ON COLUMN key_acceptance.size_tiers IS 'Creators of these sizes; empty: of all.';
COMMENT ON COLUMN key_acceptance.minimum_completion IS 'How many of 100 keys that have ended a creator made content with, at least; empty: it does not count.';
COMMENT ON COLUMN key_acceptance.accepts_newcomers IS 'Whether creators of whom no key has ended yet are accepted.';
COMMENT ON COLUMN key_acceptance.countries IS 'Region: one of these countries or of the continents.';
COMMENT ON COLUMN key_acceptance.continents IS 'Region: one of these continents or of the countries.';
COMMENT ON COLUMN key_acceptance.daily_cap IS 'How many creators are accepted by the rules on one day in Stockholm.';
COMMENT ON COLUMN key_acceptance.created_at IS 'When the rules were set.';
CREATE TRIGGER key_acceptance_a_parent BEFORE INSERT ON key_acceptance
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');

ALTER TABLE key_campaign_participant
  ADD COLUMN screening text,
  ADD COLUMN screened_at timestamptz,
  ADD CONSTRAINT key_campaign_participant_screening_known
    CHECK (screening IN ('accepted', 'size_tier', 'history', 'region', 'daily_cap')),
  ADD CONSTRAINT key_campaign_participant_screening_dated CHECK ((screening IS NULL) = (screened_at IS NULL));
COMMENT ON COLUMN key_campaign_participant.screening IS 'What the company''s rules said of the request: accepted, or what it did not meet; empty while they have not been asked.';
COMMENT ON COLUMN key_campaign_participant.screened_at IS 'When they said it.';
CREATE INDEX key_campaign_participant_unscreened_idx ON key_campaign_participant (campaign_id, applied_at)
  WHERE status = 'pending' AND screening IS NULL;
CREATE INDEX key_campaign_participant_accepted_by_rules_idx ON key_campaign_participant (campaign_id, screened_at)
  WHERE screening = 'accepted';

CREATE FUNCTION keys_accepted_today(of_campaign_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM key_campaign_participant
   WHERE campaign_id = of_campaign_id AND screening = 'accepted' AND screened_at >= date_trunc('day', now(), 'Europe/Stockholm')
$$;
COMMENT ON FUNCTION keys_accepted_today(uuid) IS 'How many creators the rules of a key campaign have accepted since midnight in Stockholm.';

CREATE FUNCTION key_acceptance_keep_cap() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  -- The lock makes two acceptances wait for each other: the second counts the first.
  SELECT daily_cap INTO most FROM key_acceptance WHERE activation_id = NEW.campaign_id FOR NO KEY UPDATE;
  IF most IS NULL OR keys_accepted_today(NEW.campaign_id) >= most THEN
    PERFORM refuse('key_acceptance_daily_cap', format('the rules accept %s creators a day', coalesce(most, 0)));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_acceptance_keep_cap() IS 'Refuses to accept more creators by the rules than the company allows a day.';
CREATE TRIGGER key_campaign_participant_keep_cap BEFORE UPDATE OF screening ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.screening = 'accepted' AND OLD.screening IS DISTINCT FROM 'accepted') EXECUTE FUNCTION key_acceptance_keep_cap();

-- The campaign's own workflow asks the rules: it hears of who asks, and of new rules.
CREATE FUNCTION key_campaign_participant_want_screening() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM key_acceptance WHERE activation_id = NEW.campaign_id) THEN
    PERFORM emit_event('keyScreeningWanted', 'activation', NEW.campaign_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_campaign_participant_want_screening() IS 'Tells that somebody asks for a key of a campaign with rules.';
CREATE TRIGGER key_campaign_participant_want_screening_new AFTER INSERT ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION key_campaign_participant_want_screening();
CREATE TRIGGER key_campaign_participant_want_screening AFTER UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'pending' AND OLD.status <> 'pending') EXECUTE FUNCTION key_campaign_participant_want_screening();

CREATE FUNCTION key_acceptance_want_screening() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE key_campaign_participant SET screening = NULL, screened_at = NULL
   WHERE campaign_id = NEW.activation_id AND status = 'pending' AND screening IS NOT NULL;
  PERFORM emit_event('keyScreeningWanted', 'activation', NEW.activation_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION key_acceptance_want_screening() IS 'Asks new rules about everybody who still waits for the company.';
CREATE TRIGGER key_acceptance_want_screening AFTER INSERT ON key_acceptance
  FOR EACH ROW EXECUTE FUNCTION key_acceptance_want_screening();
