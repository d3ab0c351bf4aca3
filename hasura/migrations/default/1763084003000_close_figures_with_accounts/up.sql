-- A channel's figures go off the market with its account at once, and come back with it: companies had found the channels of closed
-- accounts among the insights until their figures were computed anew. By name after the trigger that keeps creator_eligibility, which
-- says whose account is open.
CREATE FUNCTION refresh_figures_of_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_channel_periods(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refresh_figures_of_account() IS 'Takes the figures of the channels of a closed account off the market, and computes those of one that is opened again.';
CREATE TRIGGER user_refresh_figures AFTER UPDATE OF active ON "user"
  FOR EACH ROW WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION refresh_figures_of_account();
SELECT refresh_channel_periods(ARRAY(SELECT id FROM "user" WHERE NOT active));
