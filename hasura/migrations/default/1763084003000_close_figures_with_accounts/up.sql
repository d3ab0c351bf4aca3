-- Closing an account takes its channels' figures off the market immediately, and reopening it restores them. Otherwise
-- companies would still find its channels in insights. Named to fire after the trigger that keeps creator_eligibility.
CREATE FUNCTION refresh_figures_of_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_channel_periods(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refresh_figures_of_account() IS 'Removes the channel figures of a closed account, and recomputes those of a reopened one.';
CREATE TRIGGER user_refresh_figures AFTER UPDATE OF active ON "user"
  FOR EACH ROW WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION refresh_figures_of_account();
SELECT refresh_channel_periods(ARRAY(SELECT id FROM "user" WHERE NOT active));
