-- A video that is public before its window or day is not paid for until that time. Both sides are notified, unless it breaks
-- an embargo, which has its own notification.
INSERT INTO notification_kind (value, comment) VALUES ('video_early', 'A video is public before its window or day');

CREATE FUNCTION has_early_video(run quest_run) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT publishing_opens_at(run) > now() AND coalesce(run.embargo_at <= now(), true) AND run.post_type = 'VIDEO'
     AND run.status IN ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
     AND EXISTS (SELECT FROM submission s JOIN content c ON c.id = s.content_id
                  WHERE s.quest_run_id = run.id AND s.status <> 'REJECTED' AND c.visibility = 'public')
$$;
COMMENT ON FUNCTION has_early_video(quest_run) IS 'True if a submitted video is public before its window or day and breaks no embargo.';
