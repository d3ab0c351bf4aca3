DROP TRIGGER activation_emit_rescheduled ON activation;
CREATE TRIGGER activation_emit_rescheduled AFTER UPDATE OF start_date, end_date ON activation
  FOR EACH ROW WHEN (NEW.status IN ('upcoming', 'active', 'unpublished')
                     AND (OLD.start_date, OLD.end_date) IS DISTINCT FROM (NEW.start_date, NEW.end_date))
  EXECUTE FUNCTION emit_activation_rescheduled();

CREATE OR REPLACE FUNCTION invitation_of_published() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.activation_id AND status IN ('upcoming', 'active')) THEN
    PERFORM refuse('invitation_while_open', 'invitations go out while the activation is upcoming or live');
  END IF;
  RETURN NEW;
END $$;

DROP INDEX activation_company_open_idx, activation_browse_recent_idx, activation_browse_start_idx, activation_browse_popular_idx;
CREATE INDEX activation_browse_recent_idx ON activation (kind, published_at DESC) WHERE status IN ('active', 'upcoming');
CREATE INDEX activation_browse_start_idx ON activation (kind, start_date) WHERE status IN ('active', 'upcoming');
CREATE INDEX activation_browse_popular_idx ON activation (kind, participant_count DESC) WHERE status IN ('active', 'upcoming');

ALTER TABLE activation
  DROP COLUMN shown_with_access,
  DROP COLUMN is_shown_to_all,
  DROP COLUMN has_begun,
  DROP COLUMN is_editable,
  DROP COLUMN is_open,
  DROP COLUMN is_announced;
