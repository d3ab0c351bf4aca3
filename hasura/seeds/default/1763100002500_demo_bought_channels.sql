-- The demo market: channels that another account had before. One is on hold, one was released, and one is no longer connected
-- to any account.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;

-- Triggers are off, because they would date, log and announce old rows as if they were new.
SET LOCAL session_replication_role = replica;

-- Buyers have one channel and no access to keys or quests, so they claim nothing. Each connects a second channel that another
-- account had before.
CREATE TEMP TABLE seed_buyer ON COMMIT DROP AS
SELECT given.provider, given.days, buyer.id AS user_id, buyer.display_name, pg_temp.seed_id('bought', given.provider) AS connection_id,
       'demo-' || given.provider || '-bought' AS channel_id, now() - make_interval(days => given.days) AS connected_at
  FROM (VALUES ('twitch', 2, 1), ('tiktok', 40, 2)) AS given (provider, days, turn)
  JOIN (SELECT "user".id, "user".display_name, row_number() OVER (ORDER BY "user".id) AS turn FROM "user"
         WHERE is_demo AND username ~ '^creator\d{4}$' AND "user".created_at < now() - interval '60 days'
           AND (SELECT array_agg(provider_id) FROM user_connection WHERE user_id = "user".id AND channel_id NOT LIKE '%-bought') = '{youtube}'
           AND EXISTS (SELECT FROM creator_access WHERE creator_id = "user".id)
           AND NOT EXISTS (SELECT FROM creator_access WHERE creator_id = "user".id AND kind IN ('keys', 'quests') AND status = 'approved')) AS buyer USING (turn);
CREATE TEMP TABLE seed_seller ON COMMIT DROP AS
SELECT id AS user_id, row_number() OVER (ORDER BY id DESC) AS turn FROM "user"
 WHERE is_demo AND username ~ '^creator\d{4}$' AND id NOT IN (SELECT user_id FROM seed_buyer);

INSERT INTO channel_past_owner (provider_id, channel_id, user_id, until)
SELECT provider, channel_id, (SELECT user_id FROM seed_seller WHERE turn = seed_buyer.days), connected_at - interval '1 day' FROM seed_buyer
UNION ALL
SELECT 'youtube', 'demo-youtube-left', user_id, now() - interval '75 days' FROM seed_seller WHERE turn = 1
    ON CONFLICT (provider_id, channel_id) DO UPDATE SET user_id = excluded.user_id;
INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, affiliation, is_business_account, channel_created_at, followers,
                             average_ccv, average_views_per_short, total_views, figures_at, created_at)
SELECT connection_id, user_id, provider, channel_id, display_name || '_live', 'https://www.' || provider || '.com/@' || lower(display_name) || '_live',
       CASE provider WHEN 'twitch' THEN 'twitch_affiliate' ELSE 'none' END, provider = 'tiktok', connected_at - interval '400 days', 260,
       CASE provider WHEN 'twitch' THEN 4 END, CASE provider WHEN 'tiktok' THEN 90 END, 10400, now() - interval '5 hours', connected_at
  FROM seed_buyer
    ON CONFLICT DO NOTHING;
INSERT INTO channel_verification (connection_id, user_id, status, started_at, finished_at)
SELECT connection_id, user_id, 'meets_requirements', connected_at, connected_at + interval '2 minutes' FROM seed_buyer
    ON CONFLICT DO NOTHING;
INSERT INTO channel_hold (id, provider_id, channel_id, user_id, reason, noticed_at, freed_at, freed_reason)
SELECT pg_temp.seed_id('hold', channel_id), provider, channel_id, user_id, 'other_account', connected_at,
       CASE WHEN provider <> 'twitch' THEN connected_at + interval '1 day' END,
       CASE WHEN provider <> 'twitch' THEN 'Both accounts are hers. She showed us emails from both.' ELSE '' END
  FROM seed_buyer
    ON CONFLICT DO NOTHING;
