DROP TRIGGER user_connection_change_eligibility ON user_connection;
CREATE TRIGGER user_connection_change_eligibility
  AFTER UPDATE OF followers, average_ccv, average_views_per_video, average_views_per_short, user_id ON user_connection
  FOR EACH ROW WHEN (old.followers IS DISTINCT FROM new.followers OR old.average_ccv IS DISTINCT FROM new.average_ccv
    OR old.average_views_per_video IS DISTINCT FROM new.average_views_per_video
    OR old.average_views_per_short IS DISTINCT FROM new.average_views_per_short
    OR old.user_id IS DISTINCT FROM new.user_id)
  EXECUTE FUNCTION creator_eligibility_follow('user_id');
DROP FUNCTION user_connection_change_eligibility();
