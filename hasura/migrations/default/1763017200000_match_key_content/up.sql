-- Who got a key and plays the game has often made content without saying so: what their channels show of it is offered as a match,
-- to hand in or to say no to, and counts among the results as found (spec §4).

CREATE TABLE denied_match (
  participant_id uuid NOT NULL,
  content_id     uuid NOT NULL,
  creator_id     uuid NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (participant_id, content_id),
  CONSTRAINT denied_match_participant FOREIGN KEY (participant_id, creator_id)
    REFERENCES key_campaign_participant (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT denied_match_content FOREIGN KEY (content_id, creator_id) REFERENCES content (id, creator_id) ON DELETE CASCADE
);
CREATE INDEX denied_match_participant_idx ON denied_match (participant_id, creator_id);
CREATE INDEX denied_match_content_idx ON denied_match (content_id, creator_id);
COMMENT ON TABLE denied_match IS 'Content that its creator says was not made with the key.';
COMMENT ON COLUMN denied_match.participant_id IS 'The creator on the key campaign.';
COMMENT ON COLUMN denied_match.content_id IS 'The content.';
COMMENT ON COLUMN denied_match.creator_id IS 'The creator, who has both.';
COMMENT ON COLUMN denied_match.created_at IS 'When they said so.';
CREATE TRIGGER denied_match_a_parent BEFORE INSERT ON denied_match
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'creator') EXECUTE FUNCTION guard_parent('participant_id', 'key_campaign_participant');

CREATE VIEW key_match AS
  SELECT p.id AS participant_id, c.id AS content_id, p.campaign_id AS activation_id, p.company_id, p.creator_id, c.published_at
    FROM key_campaign_participant p
    JOIN activation a ON a.id = p.campaign_id
    JOIN content c ON c.creator_id = p.creator_id AND c.game_id = a.game_id
   WHERE p.claimed_at IS NOT NULL AND c.connection_id IS NOT NULL AND c.visibility = 'public'
     -- As long as content counts: late content 30 days after the deadline.
     AND c.published_at >= p.claimed_at AND c.published_at < p.deadline_at + interval '30 days'
     AND NOT EXISTS (SELECT FROM submission s WHERE s.participant_id = p.id AND s.content_id = c.id)
     AND NOT EXISTS (SELECT FROM denied_match d WHERE d.participant_id = p.id AND d.content_id = c.id);
COMMENT ON VIEW key_match IS 'What the channels of who claimed a key show of its game since, and was not handed in: found without submitting.';
COMMENT ON COLUMN key_match.participant_id IS 'The creator on the key campaign.';
COMMENT ON COLUMN key_match.content_id IS 'The content.';
COMMENT ON COLUMN key_match.activation_id IS 'The key campaign.';
COMMENT ON COLUMN key_match.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN key_match.creator_id IS 'Whose content it is.';
COMMENT ON COLUMN key_match.published_at IS 'When it was published or went live.';
