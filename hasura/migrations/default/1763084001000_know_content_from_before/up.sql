-- Fills in content_key for older submissions. Otherwise the same video, submitted again by its address, could be approved for
-- a second run before a channel check finds it.
ALTER TABLE submission DISABLE TRIGGER USER;
UPDATE submission SET content_key = content.platform || '/' || content.external_id
  FROM content
 WHERE content.id = submission.content_id AND submission.content_key IS NULL;
ALTER TABLE submission ENABLE TRIGGER USER;
