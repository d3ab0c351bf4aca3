-- What the status of an activation means is said once, in generated columns. Permissions, indexes, triggers and screens
-- ask for the meaning and list no statuses.

ALTER TABLE activation
  ADD COLUMN is_announced boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('draft', 'waiting_for_company_verification')) STORED,
  ADD COLUMN is_open boolean NOT NULL
    GENERATED ALWAYS AS (status IN ('upcoming', 'active')) STORED,
  ADD COLUMN is_editable boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('ended', 'closed', 'past')) STORED,
  ADD COLUMN has_begun boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('draft', 'waiting_for_company_verification', 'upcoming')) STORED,
  -- A generated column cannot ask another one: this is is_announced and two conditions more.
  ADD COLUMN is_shown_to_all boolean NOT NULL
    GENERATED ALWAYS AS (
      status NOT IN ('draft', 'waiting_for_company_verification') AND visibility = 'public' AND kind <> 'QUEST'
    ) STORED,
  ADD COLUMN shown_with_access text
    GENERATED ALWAYS AS (CASE WHEN visibility = 'public' AND kind = 'QUEST' THEN 'quests' END) STORED;
COMMENT ON COLUMN activation.is_announced IS 'It was published: from now on whoever may see it sees it, after its end as well.';
COMMENT ON COLUMN activation.is_open IS 'Creators can join it now or from its start on: browse lists it, and invitations go out.';
COMMENT ON COLUMN activation.is_editable IS 'It is not over, so that its company may still change it.';
COMMENT ON COLUMN activation.has_begun IS 'It is no draft and not ahead any more: what creators were promised, such as a mission''s criteria and rewards, stays as it is.';
COMMENT ON COLUMN activation.is_shown_to_all IS 'It is announced, public and no quest: everyone sees it, without an account too.';
COMMENT ON COLUMN activation.shown_with_access IS 'The kind of creator_access with which a creator sees it once it is announced: quests of a public quest, none otherwise.';

DROP INDEX activation_browse_recent_idx, activation_browse_start_idx, activation_browse_popular_idx;
CREATE INDEX activation_browse_recent_idx ON activation (kind, published_at DESC) WHERE is_open;
CREATE INDEX activation_browse_start_idx ON activation (kind, start_date) WHERE is_open;
CREATE INDEX activation_browse_popular_idx ON activation (kind, participant_count DESC) WHERE is_open;
-- What a company has open, among all that it ever ran. Whole, because a plan for any value cannot choose a part.
CREATE INDEX activation_company_open_idx ON activation (company_id, is_open, published_at DESC);

CREATE OR REPLACE FUNCTION invitation_of_published() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.activation_id AND is_open) THEN
    PERFORM refuse('invitation_while_open', 'invitations go out while the activation is upcoming or live');
  END IF;
  RETURN NEW;
END $$;

-- Moved dates matter from the announcement to the end.
DROP TRIGGER activation_emit_rescheduled ON activation;
CREATE TRIGGER activation_emit_rescheduled AFTER UPDATE OF start_date, end_date ON activation
  FOR EACH ROW WHEN (NEW.is_announced AND NEW.is_editable
                     AND (OLD.start_date, OLD.end_date) IS DISTINCT FROM (NEW.start_date, NEW.end_date))
  EXECUTE FUNCTION emit_activation_rescheduled();
