-- A round of looks writes the figures of fifty channels in one statement: their owners' eligibility is written by one as well.
-- Row by row, working out how to write it took longer than everything else that a round does.

CREATE FUNCTION user_connection_change_eligibility() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  creator_ids uuid[] := array(
    SELECT DISTINCT owner_id
      FROM before b JOIN after a USING (id), unnest(ARRAY[b.user_id, a.user_id]) AS owner_id
     WHERE (b.followers, b.average_ccv, b.average_views_per_video, b.average_views_per_short, b.user_id)
           IS DISTINCT FROM (a.followers, a.average_ccv, a.average_views_per_video, a.average_views_per_short, a.user_id));
BEGIN
  IF creator_ids <> '{}' THEN
    PERFORM FROM creator_eligibility WHERE creator_id = ANY (creator_ids) ORDER BY creator_id FOR NO KEY UPDATE;
    PERFORM refresh_creator_eligibility(creator_ids);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER user_connection_change_eligibility ON user_connection;
CREATE TRIGGER user_connection_change_eligibility AFTER UPDATE ON user_connection
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION user_connection_change_eligibility();
