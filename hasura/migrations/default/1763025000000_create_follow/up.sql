-- rules §2: /home/user, /user/topics/{id}. What a person follows: games, creators, companies and topics, which are tags.

CREATE TABLE follow (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  follower_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  game_id     uuid REFERENCES game ON DELETE CASCADE,
  creator_id  uuid REFERENCES creator ON DELETE CASCADE,
  company_id  uuid REFERENCES company ON DELETE CASCADE,
  tag_id      uuid REFERENCES tag ON DELETE CASCADE,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT follow_one_subject CHECK (num_nonnulls(game_id, creator_id, company_id, tag_id) = 1),
  CONSTRAINT follow_not_oneself CHECK (creator_id <> follower_id),
  CONSTRAINT follow_game_once UNIQUE (follower_id, game_id),
  CONSTRAINT follow_creator_once UNIQUE (follower_id, creator_id),
  CONSTRAINT follow_company_once UNIQUE (follower_id, company_id),
  CONSTRAINT follow_tag_once UNIQUE (follower_id, tag_id)
);
COMMENT ON TABLE follow IS 'What a person follows: one game, creator, company or topic a row. Nobody else hears of it.';
COMMENT ON COLUMN follow.id IS 'The row''s identity.';
COMMENT ON COLUMN follow.follower_id IS 'Who follows.';
COMMENT ON COLUMN follow.game_id IS 'The game that is followed.';
COMMENT ON COLUMN follow.creator_id IS 'The creator who is followed.';
COMMENT ON COLUMN follow.company_id IS 'The company that is followed.';
COMMENT ON COLUMN follow.tag_id IS 'The topic that is followed: a tag of any kind.';
COMMENT ON COLUMN follow.created_at IS 'Since when.';
CREATE INDEX follow_game_id_idx ON follow (game_id);
CREATE INDEX follow_creator_id_idx ON follow (creator_id);
CREATE INDEX follow_company_id_idx ON follow (company_id);
CREATE INDEX follow_tag_id_idx ON follow (tag_id);

-- The same words whether the creator shows no page or there is none: a key tells nothing of who is hidden.
CREATE FUNCTION follow_of_shown_creator() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM creator_page WHERE creator_id = NEW.creator_id AND is_published) THEN
    PERFORM refuse('follow_of_shown_creator', 'a creator is followed who shows a page');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION follow_of_shown_creator() IS 'Refuses to follow a creator who has no published page, before anything else looks at the row.';
CREATE TRIGGER follow_of_shown_creator BEFORE INSERT ON follow
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION follow_of_shown_creator();

-- The feed asks for the news of each: it stays quick for whoever follows most.
CREATE FUNCTION follow_at_most_1000() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM follow WHERE follower_id = NEW.follower_id) >= 1000 THEN
    PERFORM refuse('follow_at_most_1000', 'a person follows at most 1000 games, creators, companies and topics');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION follow_at_most_1000() IS 'Refuses what a person would follow beyond 1000.';
CREATE TRIGGER follow_at_most_1000 BEFORE INSERT ON follow
  FOR EACH ROW EXECUTE FUNCTION follow_at_most_1000();

-- Who is found under a topic: creators who are interested in it and show a page.
CREATE VIEW topic_creator AS
  SELECT interest.tag_id, page.creator_id, page.id AS page_id, page.followers
    FROM creator_interest AS interest
   CROSS JOIN LATERAL (
     SELECT creator_page.id, creator_page.creator_id,
            (SELECT max(channel.followers)
               FROM creator_page_channel AS shown JOIN user_connection AS channel ON channel.id = shown.connection_id
              WHERE shown.page_id = creator_page.id) AS followers
       FROM creator_page
      WHERE creator_page.creator_id = interest.creator_id AND is_published
      ORDER BY position, creator_page.created_at, creator_page.id LIMIT 1) AS page;
COMMENT ON VIEW topic_creator IS 'Creators who are interested in a topic, each with the first of their published pages.';
COMMENT ON COLUMN topic_creator.tag_id IS 'The topic.';
COMMENT ON COLUMN topic_creator.creator_id IS 'The creator.';
COMMENT ON COLUMN topic_creator.page_id IS 'Their first published page.';
COMMENT ON COLUMN topic_creator.followers IS 'Followers of the largest channel on that page.';
