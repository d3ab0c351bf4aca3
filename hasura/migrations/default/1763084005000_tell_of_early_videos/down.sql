DROP FUNCTION has_early_video(quest_run);
DELETE FROM notification WHERE kind = 'video_early';
DELETE FROM notification_kind WHERE value = 'video_early';
