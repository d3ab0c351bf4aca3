DROP TRIGGER user_connection_change_eligibility ON user_connection;
CREATE TRIGGER user_connection_change_eligibility
  AFTER UPDATE OF followers, average_ccv, average_views_per_video, average_views_per_short, user_id ON user_connection
  FOR EACH ROW WHEN (
    (OLD.followers, OLD.average_ccv, OLD.average_views_per_video, OLD.average_views_per_short, OLD.user_id)
    IS DISTINCT FROM
    (NEW.followers, NEW.average_ccv, NEW.average_views_per_video, NEW.average_views_per_short, NEW.user_id))
  EXECUTE FUNCTION creator_eligibility_follow('user_id');
DROP FUNCTION user_connection_change_eligibility();
