-- A campaign's rules skip a creator whose access to keys was revoked or whose account was closed. Once that changes, the
-- creator must be screened immediately instead of with the next request.
CREATE FUNCTION creator_eligibility_want_screening() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('keyScreeningWanted', 'activation', waiting.campaign_id) FROM (
    SELECT p.campaign_id
      FROM key_campaign_participant p JOIN key_acceptance ON activation_id = p.campaign_id
     WHERE p.creator_id = NEW.creator_id AND p.status = 'pending' AND (p.screening IS NULL OR p.screening = 'daily_cap')
     ORDER BY 1) AS waiting;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_eligibility_want_screening() IS
  'Announces to campaigns with unscreened requests that the creator can get keys again.';
CREATE TRIGGER creator_eligibility_want_screening_new AFTER INSERT ON creator_eligibility
  FOR EACH ROW WHEN (NEW.key_access) EXECUTE FUNCTION creator_eligibility_want_screening();
CREATE TRIGGER creator_eligibility_want_screening AFTER UPDATE OF key_access ON creator_eligibility
  FOR EACH ROW WHEN (NEW.key_access AND NOT OLD.key_access) EXECUTE FUNCTION creator_eligibility_want_screening();
