-- Who takes keys and never posts: both sides see the same record, and acceptance rules go by it (spec §4).
CREATE VIEW key_record AS
  SELECT creator_id, (count(*) FILTER (WHERE status = 'completed'))::integer AS completed, count(*)::integer AS ended
    FROM key_campaign_participant
    -- A key that was given up before it was claimed says nothing about a creator.
   WHERE status = 'completed' OR status = 'failed' AND claimed_at IS NOT NULL
   GROUP BY creator_id;
COMMENT ON VIEW key_record IS 'With how many of their keys a creator made content, of any company, once their time is over. No row: none is over.';
COMMENT ON COLUMN key_record.creator_id IS 'The creator.';
COMMENT ON COLUMN key_record.completed IS 'Keys with content, late content included.';
COMMENT ON COLUMN key_record.ended IS 'Keys whose time is over.';
