-- rules §2: /home/user, /user/topics/{id}. Topics are tags.

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
COMMENT ON TABLE follow IS 'A game, creator, company or topic that a user follows. No other user can see it.';
COMMENT ON COLUMN follow.id IS 'The unique id of the row.';
COMMENT ON COLUMN follow.follower_id IS 'The user who follows.';
COMMENT ON COLUMN follow.game_id IS 'The followed game.';
COMMENT ON COLUMN follow.creator_id IS 'The followed creator.';
COMMENT ON COLUMN follow.company_id IS 'The followed company.';
COMMENT ON COLUMN follow.tag_id IS 'The followed topic: a tag of any kind.';
COMMENT ON COLUMN follow.created_at IS 'When the user began to follow.';
CREATE INDEX follow_game_id_idx ON follow (game_id);
CREATE INDEX follow_creator_id_idx ON follow (creator_id);
CREATE INDEX follow_company_id_idx ON follow (company_id);
CREATE INDEX follow_tag_id_idx ON follow (tag_id);

-- The message is the same whether the creator has no published page or does not exist, so that a guessed id reveals nothing
-- about hidden creators.
CREATE FUNCTION follow_of_shown_creator() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM creator_page WHERE creator_id = NEW.creator_id AND is_published) THEN
    PERFORM refuse('follow_of_shown_creator', 'only a creator with a public page can be followed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION follow_of_shown_creator() IS 'Refuses to follow a creator without a published page, before any other check of the row.';
CREATE TRIGGER follow_of_shown_creator BEFORE INSERT ON follow
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION follow_of_shown_creator();
COMMENT ON TRIGGER follow_of_shown_creator ON follow IS 'refuse';

-- The feed queries the news of every followed item, so the limit keeps the feed fast.
CREATE FUNCTION follow_at_most_1000() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM follow WHERE follower_id = NEW.follower_id) >= 1000 THEN
    PERFORM refuse('follow_at_most_1000', 'a person follows at most 1000 games, creators, companies and topics');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION follow_at_most_1000() IS 'Refuses to follow more than 1000 items.';
CREATE TRIGGER follow_at_most_1000 BEFORE INSERT ON follow
  FOR EACH ROW EXECUTE FUNCTION follow_at_most_1000();
COMMENT ON TRIGGER follow_at_most_1000 ON follow IS 'refuse';

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
COMMENT ON COLUMN topic_creator.tag_id IS 'The topic that interests the creator.';
COMMENT ON COLUMN topic_creator.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN topic_creator.page_id IS 'The creator''s first published page.';
COMMENT ON COLUMN topic_creator.followers IS 'The number of followers of the largest channel on the page.';
