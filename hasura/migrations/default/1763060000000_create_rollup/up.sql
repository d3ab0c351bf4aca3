-- Rollups by day, activation, game and creator, which reports read. Each statement that changes the daily facts adds
-- its difference to the rollups in the same transaction, so that a rollup is always current and never has to be
-- recomputed.

CREATE TABLE creator_day (
  creator_id    uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  day           date NOT NULL,
  platform      text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type          text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes   bigint NOT NULL DEFAULT 0,
  ccv_minutes   bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, day, platform, type)
);
COMMENT ON TABLE creator_day IS 'The daily growth of a creator''s content, including unlisted content, by platform and type. Only the creator reads it.';
COMMENT ON COLUMN creator_day.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN creator_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN creator_day.platform IS 'The platform that the row is about.';
COMMENT ON COLUMN creator_day.type IS 'The type of content.';
COMMENT ON COLUMN creator_day.views IS 'The number of views gained.';
COMMENT ON COLUMN creator_day.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN creator_day.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN creator_day.ccv_minutes IS 'Average concurrent viewers times minutes on air.';

-- A channel's page counts only that channel, because a creator can have two channels on one platform.
CREATE TABLE channel_content_day (
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  day           date NOT NULL,
  type          text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes   bigint NOT NULL DEFAULT 0,
  ccv_minutes   bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (connection_id, day, type)
);
COMMENT ON TABLE channel_content_day IS 'The daily growth of a channel''s public content, by type. channel_period adds up the same facts.';
COMMENT ON COLUMN channel_content_day.connection_id IS 'The channel that the row is about.';
COMMENT ON COLUMN channel_content_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN channel_content_day.type IS 'The type of content.';
COMMENT ON COLUMN channel_content_day.views IS 'The number of views gained.';
COMMENT ON COLUMN channel_content_day.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN channel_content_day.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN channel_content_day.ccv_minutes IS 'Average concurrent viewers times minutes on air.';
CREATE INDEX creator_day_day_idx ON creator_day (day, type);

CREATE TABLE game_day (
  game_id       uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  day           date NOT NULL,
  platform      text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type          text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes   bigint NOT NULL DEFAULT 0,
  ccv_minutes   bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, day, platform, type)
);
COMMENT ON TABLE game_day IS 'The daily growth of a game''s public content, by platform and type.';
COMMENT ON COLUMN game_day.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN game_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN game_day.platform IS 'The platform that the row is about.';
COMMENT ON COLUMN game_day.type IS 'The type of content.';
COMMENT ON COLUMN game_day.views IS 'The number of views gained.';
COMMENT ON COLUMN game_day.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN game_day.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN game_day.ccv_minutes IS 'Average concurrent viewers times minutes on air.';
CREATE INDEX game_day_day_idx ON game_day (day, type);

CREATE TABLE activation_day (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  creator_id    uuid REFERENCES creator ON DELETE CASCADE,
  game_id       uuid REFERENCES game ON DELETE SET NULL,
  company_id    uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  day           date NOT NULL,
  submissions   integer NOT NULL DEFAULT 0,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes   bigint NOT NULL DEFAULT 0,
  ccv_minutes   bigint NOT NULL DEFAULT 0,
  clicks        bigint NOT NULL DEFAULT 0,
  codes         integer NOT NULL DEFAULT 0,
  CONSTRAINT activation_day_key UNIQUE NULLS NOT DISTINCT (activation_id, creator_id, day)
);
COMMENT ON TABLE activation_day IS 'The daily figures that one creator adds to an activation.';
COMMENT ON COLUMN activation_day.id IS 'The unique id of the row.';
COMMENT ON COLUMN activation_day.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_day.creator_id IS 'The creator. Empty for the activation''s own link.';
COMMENT ON COLUMN activation_day.game_id IS 'The activation''s main game.';
COMMENT ON COLUMN activation_day.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN activation_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN activation_day.submissions IS 'The number of submitted streams and videos.';
COMMENT ON COLUMN activation_day.views IS 'Views gained by submitted content.';
COMMENT ON COLUMN activation_day.hours_watched IS 'The hours watched of the submitted content.';
COMMENT ON COLUMN activation_day.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN activation_day.ccv_minutes IS 'Average concurrent viewers times minutes on air.';
COMMENT ON COLUMN activation_day.clicks IS 'The number of clicks on tracked links.';
COMMENT ON COLUMN activation_day.codes IS 'The number of claimed codes.';
CREATE INDEX activation_day_game_id_idx ON activation_day (game_id);
CREATE INDEX activation_day_company_idx ON activation_day (company_id, day);
CREATE INDEX activation_day_creator_idx ON activation_day (creator_id, day);

-- A company compares costs with its usual costs, and an offer with its creator's record. Both records are computed from
-- deals, and are empty if there are too few deals.
CREATE VIEW quest_average AS
  SELECT work.company_id, count(*)::integer AS deals, sum(work.spent_cents)::bigint AS spent_cents, sum(seen.views)::bigint AS views,
         sum(seen.hours_watched) AS hours_watched, sum(seen.clicks)::bigint AS clicks
    FROM (SELECT company_id, quest_id, creator_id, sum(spent_cents) AS spent_cents
            FROM quest_run_cost GROUP BY 1, 2, 3) AS work
    JOIN (SELECT company_id, activation_id, creator_id, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(clicks) AS clicks
            FROM activation_day WHERE creator_id IS NOT NULL GROUP BY 1, 2, 3) AS seen
      ON seen.company_id = work.company_id AND seen.activation_id = work.quest_id AND seen.creator_id = work.creator_id
   GROUP BY work.company_id
  HAVING count(*) >= 5;
COMMENT ON VIEW quest_average IS 'The total cost and results of approved work for a company''s quests, from at least 5 deals with figures.';
COMMENT ON COLUMN quest_average.company_id IS 'The company that the row belongs to.';
COMMENT ON COLUMN quest_average.deals IS 'The number of deals.';
COMMENT ON COLUMN quest_average.spent_cents IS 'The cost of the deals, in US cents.';
COMMENT ON COLUMN quest_average.views IS 'The number of views of the deals'' content.';
COMMENT ON COLUMN quest_average.hours_watched IS 'The hours watched of the submitted content.';
COMMENT ON COLUMN quest_average.clicks IS 'The number of clicks on the deals'' links.';

-- Figures for the periods of rules §3. Lists of insights sort by these figures, so the figures are stored with an
-- index. They are refreshed every night for all creators, and after each channel check for the affected creators.
CREATE TABLE creator_period (
  creator_id     uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  type           text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  days           smallint NOT NULL,
  items          integer NOT NULL DEFAULT 0,
  views          bigint NOT NULL DEFAULT 0,
  hours_watched  numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes    bigint NOT NULL DEFAULT 0,
  average_ccv    integer,
  views_per_item bigint NOT NULL DEFAULT 0,
  refreshed_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, type, days),
  CONSTRAINT creator_period_days CHECK (days IN (1, 3, 7, 14, 30, 90, 180))
);
COMMENT ON TABLE creator_period IS 'A creator''s figures over the last 1, 3, 7, 14, 30, 90 or 180 days, unlisted content included, by type. Only the creator reads it.';
COMMENT ON COLUMN creator_period.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN creator_period.type IS 'The type of content.';
COMMENT ON COLUMN creator_period.days IS 'The number of days in the period.';
COMMENT ON COLUMN creator_period.items IS 'The number of streams and videos with figures in the period.';
COMMENT ON COLUMN creator_period.views IS 'The number of views gained.';
COMMENT ON COLUMN creator_period.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN creator_period.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN creator_period.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN creator_period.views_per_item IS 'Average views of a stream or video.';
COMMENT ON COLUMN creator_period.refreshed_at IS 'When the figures were computed.';
CREATE INDEX creator_period_views_idx ON creator_period (type, days, views DESC);
CREATE INDEX creator_period_hours_watched_idx ON creator_period (type, days, hours_watched DESC);
CREATE INDEX creator_period_average_ccv_idx ON creator_period (type, days, average_ccv DESC NULLS LAST);
CREATE INDEX creator_period_stale_idx ON creator_period (refreshed_at) WHERE days = 180;

CREATE TABLE game_period (
  game_id       uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  type          text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  days          smallint NOT NULL,
  creators      integer NOT NULL DEFAULT 0,
  items         integer NOT NULL DEFAULT 0,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes   bigint NOT NULL DEFAULT 0,
  average_ccv   integer,
  refreshed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (game_id, type, days),
  CONSTRAINT game_period_days CHECK (days IN (1, 3, 7, 14, 30, 90, 180))
);
COMMENT ON TABLE game_period IS 'The figures of a game''s public content over the last 1, 3, 7, 14, 30, 90 or 180 days, by type of content.';
COMMENT ON COLUMN game_period.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN game_period.type IS 'The type of content.';
COMMENT ON COLUMN game_period.days IS 'The number of days in the period.';
COMMENT ON COLUMN game_period.creators IS 'The number of creators with content of the game.';
COMMENT ON COLUMN game_period.items IS 'The number of streams and videos with figures in the period.';
COMMENT ON COLUMN game_period.views IS 'The number of views gained.';
COMMENT ON COLUMN game_period.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN game_period.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN game_period.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN game_period.refreshed_at IS 'When the figures were computed.';
CREATE INDEX game_period_views_idx ON game_period (type, days, views DESC);
CREATE INDEX game_period_hours_watched_idx ON game_period (type, days, hours_watched DESC);
CREATE INDEX game_period_stale_idx ON game_period (refreshed_at) WHERE days = 180;

-- rules §2 'Livestream, video and shorts insights': channels are found by figures of a period, followers and follower
-- growth. Each row contains all columns for filters and sorting. Only public content counts.
CREATE TABLE channel_period (
  connection_id    uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  type             text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  days             smallint NOT NULL,
  creator_id       uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  platform         text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  country          text REFERENCES country ON DELETE SET NULL,
  language         text REFERENCES language ON DELETE SET NULL,
  size_tier        text REFERENCES size_tier ON DELETE RESTRICT,
  followers        integer,
  followers_gained integer,
  items            integer NOT NULL DEFAULT 0,
  views            bigint NOT NULL DEFAULT 0,
  hours_watched    numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes      bigint NOT NULL DEFAULT 0,
  average_ccv      integer,
  views_per_item   bigint NOT NULL DEFAULT 0,
  refreshed_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (connection_id, type, days),
  -- rules §3: the periods of averages are 1, 3, 7, 14, 30, 90 and 180 days. Channels also have a year.
  CONSTRAINT channel_period_days CHECK (days IN (1, 3, 7, 14, 30, 90, 180, 365))
);
COMMENT ON TABLE channel_period IS 'The figures of a channel''s public content over the last 1, 3, 7, 14, 30, 90, 180 or 365 days, by type of content.';
COMMENT ON COLUMN channel_period.connection_id IS 'The channel that the row is about.';
COMMENT ON COLUMN channel_period.type IS 'The type of content.';
COMMENT ON COLUMN channel_period.days IS 'The number of days in the period.';
COMMENT ON COLUMN channel_period.creator_id IS 'The creator who owns the channel.';
COMMENT ON COLUMN channel_period.platform IS 'The platform of the channel.';
COMMENT ON COLUMN channel_period.country IS 'The creator''s country.';
COMMENT ON COLUMN channel_period.language IS 'The creator''s language.';
COMMENT ON COLUMN channel_period.size_tier IS 'The creator''s size.';
COMMENT ON COLUMN channel_period.followers IS 'Current followers or subscribers. Empty if the vendor does not report them.';
COMMENT ON COLUMN channel_period.followers_gained IS 'The change in followers since the first check in the period. Empty if there was no earlier check.';
COMMENT ON COLUMN channel_period.items IS 'The number of streams and videos with figures in the period.';
COMMENT ON COLUMN channel_period.views IS 'The number of views gained.';
COMMENT ON COLUMN channel_period.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN channel_period.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN channel_period.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN channel_period.views_per_item IS 'Average views of a stream or video.';
COMMENT ON COLUMN channel_period.refreshed_at IS 'When the figures were computed.';
CREATE INDEX channel_period_creator_id_idx ON channel_period (creator_id);
CREATE INDEX channel_period_views_idx ON channel_period (type, days, views DESC, connection_id);
CREATE INDEX channel_period_hours_watched_idx ON channel_period (type, days, hours_watched DESC, connection_id);
CREATE INDEX channel_period_views_per_item_idx ON channel_period (type, days, views_per_item DESC, connection_id);
CREATE INDEX channel_period_average_ccv_idx ON channel_period (type, days, average_ccv DESC NULLS LAST, connection_id);
CREATE INDEX channel_period_followers_idx ON channel_period (type, days, followers DESC NULLS LAST, connection_id);
CREATE INDEX channel_period_followers_gained_idx ON channel_period (type, days, followers_gained DESC NULLS LAST, connection_id);
CREATE INDEX channel_period_country_idx ON channel_period (country, type, days, views DESC);
CREATE INDEX channel_period_language_idx ON channel_period (language, type, days, views DESC);
CREATE INDEX channel_period_size_tier_idx ON channel_period (size_tier, type, days, views DESC);
CREATE INDEX channel_period_platform_idx ON channel_period (platform, type, days, views DESC);
CREATE INDEX channel_period_stale_idx ON channel_period (refreshed_at) WHERE days = 365;

CREATE VIEW channel AS
  SELECT user_connection.id, user_connection.user_id AS creator_id, provider_id, channel_name, channel_url,
         user_connection.picture_url, affiliation, channel_created_at, followers, average_ccv, average_views_per_video,
         average_views_per_short, total_views, figures_at
    FROM user_connection JOIN creator ON creator.id = user_connection.user_id;
COMMENT ON VIEW channel IS 'The public part of a creator''s channel: its name and figures.';
COMMENT ON COLUMN channel.id IS 'The channel''s connection.';
COMMENT ON COLUMN channel.creator_id IS 'The owner of the channel.';
COMMENT ON COLUMN channel.provider_id IS 'The vendor: Twitch, YouTube or TikTok.';
COMMENT ON COLUMN channel.channel_name IS 'The name of the channel.';
COMMENT ON COLUMN channel.channel_url IS 'The channel''s web address.';
COMMENT ON COLUMN channel.picture_url IS 'The vendor''s picture of the channel.';
COMMENT ON COLUMN channel.affiliation IS 'The vendor''s affiliation program that the channel belongs to.';
COMMENT ON COLUMN channel.channel_created_at IS 'When the channel was created, if the vendor reports it.';
COMMENT ON COLUMN channel.followers IS 'Followers, or subscribers on YouTube.';
COMMENT ON COLUMN channel.average_ccv IS 'Average concurrent viewers of streams.';
COMMENT ON COLUMN channel.average_views_per_video IS 'Average views of a video.';
COMMENT ON COLUMN channel.average_views_per_short IS 'Average views of a short.';
COMMENT ON COLUMN channel.total_views IS 'The total number of views.';
COMMENT ON COLUMN channel.figures_at IS 'When the figures were fetched.';

-- The table has the same periods as channel_period. Average viewers are weighted by time on air, so that a stream of
-- ten minutes does not count like one of ten hours.
CREATE VIEW channel_game AS
  SELECT content.connection_id, content.game_id, content.type, period.days, count(DISTINCT content.id)::integer AS items,
         sum(fact.views)::bigint AS views, sum(fact.hours_watched) AS hours_watched,
         round(sum(fact.ccv_minutes) / nullif(sum(fact.air_minutes), 0))::integer AS average_ccv, max(content.published_at) AS last_published_at
    FROM content
    JOIN content_day AS fact ON fact.content_id = content.id
    JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180, 365]::smallint[]) AS period (days)
      ON fact.day > (now() AT TIME ZONE 'Europe/Stockholm')::date - period.days
   WHERE content.visibility = 'public' AND content.game_id IS NOT NULL AND content.connection_id IS NOT NULL
   GROUP BY content.connection_id, content.game_id, content.type, period.days;
COMMENT ON VIEW channel_game IS 'The figures of a channel''s public content of one game over the last 1, 3, 7, 14, 30, 90, 180 or 365 days, by type of content.';
COMMENT ON COLUMN channel_game.connection_id IS 'The channel that the row is about.';
COMMENT ON COLUMN channel_game.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN channel_game.type IS 'The type of content.';
COMMENT ON COLUMN channel_game.days IS 'The number of days in the period.';
COMMENT ON COLUMN channel_game.items IS 'The number of streams and videos with figures in the period.';
COMMENT ON COLUMN channel_game.views IS 'The number of views gained.';
COMMENT ON COLUMN channel_game.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN channel_game.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN channel_game.last_published_at IS 'When the latest content of the game was published.';

-- Rows are written in the order of their keys to prevent deadlocks.
CREATE FUNCTION add_content_days(rows content_day[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO creator_day AS d (creator_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT creator_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (creator_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO channel_content_day AS d (connection_id, day, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT r.connection_id, r.day, r.type, sign * sum(r.views), sign * sum(r.hours_watched), sign * sum(r.air_minutes), sign * sum(r.ccv_minutes)
  -- The statement skips deleted channels, because their figures are deleted too.
  FROM unnest(rows) r JOIN user_connection c ON c.id = r.connection_id WHERE r.is_public GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (connection_id, day, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO game_day AS d (game_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT game_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) WHERE game_id IS NOT NULL AND is_public GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (game_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, r.day,
         sign * sum(r.views), sign * sum(r.hours_watched), sign * sum(r.air_minutes), sign * sum(r.ccv_minutes)
  FROM unnest(rows) r
  JOIN submission s ON s.content_id = r.content_id AND s.status <> 'REJECTED'
  JOIN activation a ON a.id = s.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
$$;
COMMENT ON FUNCTION add_content_days(content_day[], integer) IS 'Adds daily facts to the rollups, or removes them if the sign is -1.';

CREATE FUNCTION content_day_inserted() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_days(array(SELECT n::content_day FROM new_rows n), 1);
  RETURN NULL;
END $$;
CREATE TRIGGER content_day_roll_up_insert AFTER INSERT ON content_day
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_day_inserted();
COMMENT ON TRIGGER content_day_roll_up_insert ON content_day IS 'tally';

CREATE FUNCTION content_day_updated() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_days(array(SELECT o::content_day FROM old_rows o), -1);
  PERFORM add_content_days(array(SELECT n::content_day FROM new_rows n), 1);
  RETURN NULL;
END $$;
CREATE TRIGGER content_day_roll_up_update AFTER UPDATE ON content_day
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_day_updated();
COMMENT ON TRIGGER content_day_roll_up_update ON content_day IS 'tally';

CREATE FUNCTION content_day_deleted() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_days(array(SELECT o::content_day FROM old_rows o WHERE EXISTS (SELECT FROM creator c WHERE c.id = o.creator_id)), -1);
  RETURN NULL;
END $$;
CREATE TRIGGER content_day_roll_up_delete AFTER DELETE ON content_day
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_day_deleted();
COMMENT ON TRIGGER content_day_roll_up_delete ON content_day IS 'tally';

-- A submission without known channel content has no figures to add.
CREATE FUNCTION add_submission(s submission, sign integer) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, submissions)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, (s.submitted_at AT TIME ZONE 'Europe/Stockholm')::date, sign
  FROM activation a WHERE a.id = s.activation_id
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET submissions = d.submissions + excluded.submissions;

  IF s.content_id IS NOT NULL THEN
    INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
    SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, f.day,
           sign * f.views, sign * f.hours_watched, sign * f.air_minutes, sign * f.ccv_minutes
    FROM content_day f JOIN activation a ON a.id = s.activation_id
    WHERE f.content_id = s.content_id ORDER BY f.day
    ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
      views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
      air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
  END IF;
END $$;
COMMENT ON FUNCTION add_submission(submission, integer) IS 'Adds a submission and its content''s facts to the activation''s rollup, or removes them if the sign is -1.';

CREATE FUNCTION link_click_roll_up() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO link_click_day AS d (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT n.link_id, (n.clicked_at AT TIME ZONE 'Europe/Stockholm')::date, n.country, n.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM new_rows n JOIN link l ON l.id = n.link_id
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4
  ON CONFLICT (link_id, day, country, device) DO UPDATE SET clicks = d.clicks + excluded.clicks;

  UPDATE link SET click_count = click_count + n.clicks
  FROM (SELECT link_id, count(*) AS clicks FROM new_rows GROUP BY 1 ORDER BY 1) n WHERE link.id = n.link_id;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, clicks)
  SELECT l.activation_id, l.creator_id, a.game_id, l.company_id, (n.clicked_at AT TIME ZONE 'Europe/Stockholm')::date, count(*)
  FROM new_rows n JOIN link l ON l.id = n.link_id JOIN activation a ON a.id = l.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET clicks = d.clicks + excluded.clicks;
  RETURN NULL;
END $$;
CREATE TRIGGER link_click_roll_up AFTER INSERT ON link_click
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION link_click_roll_up();
COMMENT ON TRIGGER link_click_roll_up ON link_click IS 'tally';

CREATE FUNCTION code_claim_roll_up() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, codes)
  SELECT n.activation_id, n.creator_id, a.game_id, n.company_id, (n.claimed_at AT TIME ZONE 'Europe/Stockholm')::date, count(*)
  FROM new_rows n JOIN activation a ON a.id = n.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET codes = d.codes + excluded.codes;
  RETURN NULL;
END $$;
CREATE TRIGGER code_claim_roll_up AFTER INSERT ON code_claim
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION code_claim_roll_up();
COMMENT ON TRIGGER code_claim_roll_up ON code_claim IS 'tally';

-- Postgres plans the query for the given creators or games. A query plan that also covers "all" reads all facts, which
-- takes a minute for five hundred creators. A creator's channels are always recomputed together with the creator. Facts
-- that arrive during the computation mark the row of 180 days as outdated, so that the figures are computed again with
-- these facts.
CREATE FUNCTION refresh_creator_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'Europe/Stockholm')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF creator_ids IS NULL THEN
    DELETE FROM creator_period;
  ELSE
    DELETE FROM creator_period WHERE creator_id = ANY (creator_ids);
  END IF;
  EXECUTE format($sql$
    INSERT INTO creator_period (creator_id, type, days, items, views, hours_watched, air_minutes, average_ccv, views_per_item)
    WITH fact AS (
      SELECT f.creator_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.creator_id, f.type, f.content_id ORDER BY f.day) IS NULL)::integer AS is_last
        FROM content_day f WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT creator_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 ELSE 180 END AS days, sum(is_last) AS items, sum(views) AS views, sum(hours_watched) AS hours_watched,
             sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    )
    SELECT s.creator_id, s.type, p.days, sum(s.items), sum(s.views), sum(s.hours_watched), sum(s.air_minutes),
           round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0)), sum(s.views) / sum(s.items)
      FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON s.days <= p.days
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, type, days) DO NOTHING $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
  PERFORM refresh_channel_periods(creator_ids, today);
END $$;
COMMENT ON FUNCTION refresh_creator_periods(uuid[], date) IS 'Recomputes creator_period for the given creators, or for all.';

-- This function is for seeds, which load facts without triggers, and for repairs. Rows are written in the order of
-- their keys so that the indexes grow at one end. Each fact is read once and counts in every period that contains its
-- last day.
CREATE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE creator_day, channel_content_day, game_day, activation_day, link_click_day;
  INSERT INTO creator_day SELECT creator_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO channel_content_day SELECT connection_id, day, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE is_public AND connection_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
  INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE game_id IS NOT NULL AND is_public GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO link_click_day (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT c.link_id, (c.clicked_at AT TIME ZONE 'Europe/Stockholm')::date, c.country, c.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM link_click c JOIN link l ON l.id = c.link_id GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4;
  UPDATE link SET click_count = coalesce((SELECT sum(clicks) FROM link_click_day d WHERE d.link_id = link.id), 0);
  INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, submissions, views, hours_watched, air_minutes, ccv_minutes, clicks, codes)
  SELECT u.activation_id, u.creator_id, a.game_id, a.company_id, u.day, sum(u.submissions), sum(u.views), sum(u.hours_watched),
         sum(u.air_minutes), sum(u.ccv_minutes), sum(u.clicks), sum(u.codes)
  FROM (
    SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'Europe/Stockholm')::date AS day, 1 AS submissions, 0::bigint AS views,
           0::numeric AS hours_watched, 0::bigint AS air_minutes, 0::bigint AS ccv_minutes, 0::bigint AS clicks, 0 AS codes
    FROM submission WHERE counts_in_results(submission)
    UNION ALL
    SELECT s.activation_id, s.creator_id, f.day, 0, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes, 0, 0
    FROM submission s JOIN content_day f ON f.content_id = s.content_id WHERE s.status <> 'REJECTED'
    UNION ALL
    SELECT activation_id, creator_id, day, 0, 0, 0, 0, 0, clicks, 0 FROM link_click_day
    UNION ALL
    SELECT activation_id, creator_id, (claimed_at AT TIME ZONE 'Europe/Stockholm')::date, 0, 0, 0, 0, 0, 0, 1 FROM code_claim
  ) u JOIN activation a ON a.id = u.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5;
END $$;
COMMENT ON FUNCTION rebuild_rollups() IS 'Recomputes all rollups from the facts.';

-- rules §6: insights show 'Upgrade to unlock' for accounts without access.
CREATE VIEW insight_access AS
  SELECT s.company_id FROM subscription s JOIN plan p ON p.id = s.plan_id
  WHERE p.includes_insights AND (s.valid_to IS NULL OR s.valid_to > now());
COMMENT ON VIEW insight_access IS 'Companies with a paid plan that includes insights.';
COMMENT ON COLUMN insight_access.company_id IS 'The company with access to insights.';

CREATE FUNCTION refresh_game_periods(game_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'Europe/Stockholm')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF game_ids IS NULL THEN
    DELETE FROM game_period;
  ELSE
    DELETE FROM game_period WHERE game_id = ANY (game_ids);
  END IF;
  EXECUTE format($sql$
    INSERT INTO game_period (game_id, type, days, creators, items, views, hours_watched, air_minutes, average_ccv)
    WITH fact AS (
      SELECT f.game_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.game_id, f.type, f.content_id ORDER BY f.day) IS NULL)::integer AS is_last,
             (lead(f.day) OVER (PARTITION BY f.game_id, f.type, f.creator_id ORDER BY f.day) IS NULL)::integer AS is_last_of_creator
        FROM content_day f WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT game_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 ELSE 180 END AS days, sum(is_last_of_creator) AS creators, sum(is_last) AS items, sum(views) AS views,
             sum(hours_watched) AS hours_watched, sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    )
    SELECT s.game_id, s.type, p.days, sum(s.creators), sum(s.items), sum(s.views), sum(s.hours_watched), sum(s.air_minutes),
           round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0))
      FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON s.days <= p.days
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_id, type, days) DO NOTHING $sql$, CASE WHEN game_ids IS NULL THEN 'f.is_public AND f.game_id IS NOT NULL' ELSE 'f.is_public AND f.game_id = ANY ($2)' END)
  USING today, game_ids;
END $$;
COMMENT ON FUNCTION refresh_game_periods(uuid[], date) IS 'Recomputes game_period for the given games, or for all.';

CREATE FUNCTION content_day_mark_stale() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  -- A time in the distant past, so that the figures count as old. Unlike -infinity, every client can read it.
  stale CONSTANT timestamptz := 'epoch';
BEGIN
  INSERT INTO creator_period AS p (creator_id, type, days, refreshed_at)
  SELECT DISTINCT creator_id, type, 180::smallint, stale FROM changed WHERE day > (now() AT TIME ZONE 'Europe/Stockholm')::date - 180
  ORDER BY creator_id, type
  ON CONFLICT (creator_id, type, days) DO UPDATE SET refreshed_at = stale WHERE p.refreshed_at > stale;
  INSERT INTO game_period AS p (game_id, type, days, refreshed_at)
  SELECT DISTINCT game_id, type, 180::smallint, stale FROM changed
   WHERE game_id IS NOT NULL AND day > (now() AT TIME ZONE 'Europe/Stockholm')::date - 180
  ORDER BY game_id, type
  ON CONFLICT (game_id, type, days) DO UPDATE SET refreshed_at = stale WHERE p.refreshed_at > stale;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_day_mark_stale() IS 'Marks the periods that new facts affect as outdated, for refresh_stale_periods.';
CREATE TRIGGER content_day_stale_insert AFTER INSERT ON content_day
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_day_mark_stale();
COMMENT ON TRIGGER content_day_stale_insert ON content_day IS 'tally';
CREATE TRIGGER content_day_stale_update AFTER UPDATE ON content_day
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_day_mark_stale();
COMMENT ON TRIGGER content_day_stale_update ON content_day IS 'tally';

-- New facts mark the affected figures as outdated, at midnight all figures become outdated, and a schedule refreshes
-- them in short transactions. The mark is on the row for 180 days, because every creator with figures has this row.
CREATE FUNCTION refresh_stale_periods(at_most integer) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  midnight timestamptz := date_trunc('day', now(), 'Europe/Stockholm');
  stale_creators uuid[];
  stale_games uuid[];
BEGIN
  -- Two simultaneous calls would write the same rows, so the later call stops.
  IF NOT pg_try_advisory_xact_lock(hashtext('refresh_stale_periods')) THEN
    RETURN 0;
  END IF;
  stale_creators := array(
    SELECT DISTINCT creator_id FROM (
      (SELECT creator_id FROM creator_period WHERE days = 180 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most)
      UNION ALL
      -- A creator without new content in half a year still has figures for a year.
      (SELECT creator_id FROM channel_period WHERE days = 365 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most)) AS oldest
     LIMIT at_most);
  stale_games := array(
    SELECT DISTINCT game_id FROM (
      SELECT game_id FROM game_period WHERE days = 180 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most / 10) AS oldest);
  IF stale_creators <> '{}' THEN
    PERFORM refresh_creator_periods(stale_creators);
  END IF;
  IF stale_games <> '{}' THEN
    PERFORM refresh_game_periods(stale_games);
  END IF;
  RETURN cardinality(stale_creators) + cardinality(stale_games);
END $$;
COMMENT ON FUNCTION refresh_stale_periods(integer) IS
  'Recomputes the periods of up to the given number of creators, and of a tenth as many games, that are outdated. Returns how many were computed. Call the function until it returns 0.';

-- If content is assigned to another game, its views move too, so the figures of the previous game are outdated as well.
CREATE FUNCTION content_day_mark_left_stale() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  stale CONSTANT timestamptz := 'epoch';
BEGIN
  INSERT INTO game_period AS p (game_id, type, days, refreshed_at)
  SELECT game_id, type, 180::smallint, stale FROM (
           SELECT game_id, type FROM before WHERE game_id IS NOT NULL AND day > (now() AT TIME ZONE 'Europe/Stockholm')::date - 180
           EXCEPT SELECT game_id, type FROM changed) AS left_behind
  ORDER BY game_id, type
  ON CONFLICT (game_id, type, days) DO UPDATE SET refreshed_at = stale WHERE p.refreshed_at > stale;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_day_mark_left_stale() IS 'Marks the periods of games as outdated if facts no longer belong to these games, for refresh_stale_periods.';
CREATE TRIGGER content_day_stale_leave AFTER UPDATE ON content_day
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_day_mark_left_stale();
COMMENT ON TRIGGER content_day_stale_leave ON content_day IS 'tally';

CREATE FUNCTION refresh_channel_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'Europe/Stockholm')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF creator_ids IS NULL THEN
    DELETE FROM channel_period;
  ELSE
    DELETE FROM channel_period WHERE creator_id = ANY (creator_ids);
  END IF;
  -- Each fact is read once, and content counts in every period that contains its last day. Postgres plans the query for
  -- the given creators.
  EXECUTE format($sql$
    INSERT INTO channel_period (connection_id, type, days, creator_id, platform, country, language, size_tier, followers, followers_gained,
                                items, views, hours_watched, air_minutes, average_ccv, views_per_item)
    WITH fact AS (
      SELECT f.connection_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.content_id, f.type ORDER BY f.day) IS NULL)::integer AS is_last
        FROM content_day f
       WHERE f.is_public AND f.connection_id IS NOT NULL AND f.day > $1 - 365 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT connection_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 WHEN age < 180 THEN 180 ELSE 365 END AS days,
             sum(is_last) AS items, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    ), channel AS (
      SELECT s.connection_id, s.type, p.days, sum(s.items) AS items, sum(s.views) AS views, sum(s.hours_watched) AS hours_watched,
             sum(s.air_minutes) AS air_minutes, round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0)) AS average_ccv
        FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180, 365]::smallint[]) AS p(days) ON s.days <= p.days
       GROUP BY 1, 2, 3
    )
    SELECT channel.connection_id, channel.type, channel.days, u.user_id, u.provider_id, e.country, e.language, e.size_tier, u.followers,
           u.followers - (SELECT h.followers FROM channel_day h
                           WHERE h.connection_id = channel.connection_id AND h.day > $1 - channel.days AND h.followers IS NOT NULL ORDER BY h.day LIMIT 1),
           channel.items, channel.views, channel.hours_watched, channel.air_minutes, channel.average_ccv, channel.views / channel.items
      FROM channel
      JOIN user_connection u ON u.id = channel.connection_id
      JOIN creator_eligibility e ON e.creator_id = u.user_id
     ORDER BY 1, 2, 3
    $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
END $$;
COMMENT ON FUNCTION refresh_channel_periods(uuid[], date) IS 'Recomputes channel_period for the given creators, or for all.';
