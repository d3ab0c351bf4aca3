-- Content that is public before a key campaign's embargo ends marks its participant, and both sides are notified (rules §4).
ALTER TABLE key_campaign_participant
  ADD COLUMN embargo_broken_at timestamptz,
  ADD COLUMN embargo_content_id uuid REFERENCES content ON DELETE SET NULL;
COMMENT ON COLUMN key_campaign_participant.embargo_broken_at IS 'When content was first seen in public before the embargo ended.';
COMMENT ON COLUMN key_campaign_participant.embargo_content_id IS 'The content that broke the embargo.';
CREATE INDEX key_campaign_participant_embargo_content_id_idx ON key_campaign_participant (embargo_content_id)
  WHERE embargo_content_id IS NOT NULL;

CREATE FUNCTION key_embargo_breach(participant key_campaign_participant) RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT c.id
    FROM activation a JOIN content c ON c.creator_id = participant.creator_id
   WHERE a.id = participant.campaign_id AND a.embargo_at > now() - interval '1 day'
     AND participant.embargo_broken_at IS NULL AND participant.claimed_at IS NOT NULL
     AND c.visibility = 'public'
     -- Submitted content, and content since the claim that shows the game.
     AND (EXISTS (SELECT FROM submission s WHERE s.participant_id = participant.id AND s.content_id = c.id AND s.status <> 'REJECTED')
          OR c.game_id = a.game_id AND c.published_at >= participant.claimed_at)
     -- A video may have been unlisted during the embargo, but a stream was already public.
     AND (a.embargo_at > now() OR c.type IN ('STREAM', 'VOD') AND c.published_at < a.embargo_at)
   ORDER BY c.published_at, c.id LIMIT 1
$$;
COMMENT ON FUNCTION key_embargo_breach(key_campaign_participant) IS
  'Content of a creator with a key that is public before the embargo ends, or was on air before it. None if a breach was already recorded.';

INSERT INTO notification_kind (value, comment) VALUES
  ('key_embargo_broken', 'Content is public before the embargo of its Key campaign ends');
