-- Gateways keep the sessions they have read. What changes who somebody is says so on a channel, so that they forget.

CREATE FUNCTION notify_session_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('session_changed', '');
    RETURN NULL;
  END IF;
  -- A seat or session may pass from one person to another: both have changed. Twice the same is told once.
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('session_changed', to_jsonb(OLD) ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('session_changed', to_jsonb(NEW) ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION notify_session_changed() IS 'Tells the gateways whose session has changed; the argument names the column with the user; nothing stands for everybody.';

CREATE TRIGGER session_ended AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION notify_session_changed('user_id');
CREATE TRIGGER session_emptied AFTER TRUNCATE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION notify_session_changed();
-- Each use of a session prolongs it: that is no news.
CREATE TRIGGER session_shortened AFTER UPDATE ON session
  FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at OR NEW.user_id <> OLD.user_id OR NEW.token_hash <> OLD.token_hash)
  EXECUTE FUNCTION notify_session_changed('user_id');
CREATE TRIGGER user_role_changed AFTER UPDATE ON "user"
  FOR EACH ROW WHEN ((NEW.user_type, NEW.active, NEW.deleted_at) IS DISTINCT FROM (OLD.user_type, OLD.active, OLD.deleted_at))
  EXECUTE FUNCTION notify_session_changed('id');
CREATE TRIGGER company_member_come_or_gone AFTER INSERT OR DELETE ON company_member
  FOR EACH ROW EXECUTE FUNCTION notify_session_changed('user_id');
CREATE TRIGGER company_member_changed AFTER UPDATE ON company_member
  FOR EACH ROW WHEN ((NEW.user_id, NEW.company_id, NEW.is_owner) IS DISTINCT FROM (OLD.user_id, OLD.company_id, OLD.is_owner))
  EXECUTE FUNCTION notify_session_changed('user_id');
