-- Who reads of a creator sees whose face it is, and a long history is read a page after another.

ALTER TABLE notification ADD COLUMN creator_id uuid
  CONSTRAINT notification_creator_id_fkey REFERENCES creator ON DELETE SET NULL;
COMMENT ON COLUMN notification.creator_id IS 'The creator that somebody else is told of; empty in what creators are told of themselves.';
CREATE INDEX notification_creator_id_idx ON notification (creator_id);

-- What companies were told before.
UPDATE notification SET creator_id = run.creator_id
  FROM (SELECT id, creator_id FROM quest_run
        UNION ALL SELECT id, creator_id FROM mission_run
        UNION ALL SELECT id, creator_id FROM key_campaign_participant) AS run
 WHERE run.id::text = notification.params ->> 'runId' AND run.creator_id <> notification.user_id;

DROP INDEX notification_user_id_idx;
CREATE INDEX notification_user_id_idx ON notification (user_id, created_at DESC, id DESC);
