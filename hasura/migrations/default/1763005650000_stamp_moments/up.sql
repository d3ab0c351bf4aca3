-- A person says that something happened; when it did is the server's clock to say, and what has happened stays so. A
-- company could claim to have shipped a reward last year, and a side of a quest to have read a message that it ignored.

CREATE FUNCTION stamp_moments() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  stamped jsonb := '{}';
  column_name text;
BEGIN
  -- Admins and workflows may correct a moment.
  IF coalesce(session_variable('x-hasura-role'), '') NOT IN ('user', 'creator', 'company') THEN
    RETURN NEW;
  END IF;
  FOREACH column_name IN ARRAY TG_ARGV LOOP
    IF before -> column_name <> 'null' THEN
      stamped := stamped || jsonb_build_object(column_name, before -> column_name);
    ELSIF after -> column_name <> 'null' THEN
      stamped := stamped || jsonb_build_object(column_name, now());
    END IF;
  END LOOP;
  RETURN jsonb_populate_record(NEW, stamped);
END $$;
COMMENT ON FUNCTION stamp_moments() IS
  'What a person marks, happened now, once and for good; the arguments name the columns.';

CREATE TRIGGER creator_stamp_moments BEFORE UPDATE OF onboarded_at, quests_onboarded_at ON creator
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('onboarded_at', 'quests_onboarded_at');
CREATE TRIGGER notification_stamp_moments BEFORE UPDATE OF read_at ON notification
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('read_at');
CREATE TRIGGER quest_message_stamp_moments BEFORE UPDATE OF read_at ON quest_message
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('read_at');
CREATE TRIGGER reward_claim_stamp_moments BEFORE UPDATE OF shipped_at ON reward_claim
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('shipped_at');
