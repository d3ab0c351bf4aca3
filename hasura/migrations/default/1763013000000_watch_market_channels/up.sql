-- A channel of the demo market that somebody connects is looked at from then on: what the seed wrote in place of its token was none.
DROP TRIGGER user_connection_watch_again ON user_connection;
CREATE TRIGGER user_connection_watch_again AFTER UPDATE OF refresh_token_expired, refresh_token_sealed ON user_connection
  FOR EACH ROW WHEN (NEW.has_refresh_token AND is_sealed(NEW.refresh_token_sealed)
                     AND NOT (OLD.has_refresh_token AND is_sealed(OLD.refresh_token_sealed)))
  EXECUTE FUNCTION user_connection_watch();
