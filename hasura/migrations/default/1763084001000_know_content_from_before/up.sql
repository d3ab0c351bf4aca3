-- What was handed in before content_key came is compared by it as well: else the same video, handed in anew by its address alone,
-- could be approved for a second run before a look at the channel finds it.
ALTER TABLE submission DISABLE TRIGGER USER;
UPDATE submission SET content_key = content.platform || '/' || content.external_id
  FROM content
 WHERE content.id = submission.content_id AND submission.content_key IS NULL;
ALTER TABLE submission ENABLE TRIGGER USER;
