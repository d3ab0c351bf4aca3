-- The demo market, part twelve: a channel put on hold because its name and language changed, and reviewed by an admin the
-- same day.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;

SET LOCAL session_replication_role = replica;

CREATE TEMP TABLE seed_mover ON COMMIT DROP AS
SELECT c.id AS connection_id, c.user_id, c.provider_id, c.channel_id, now() - interval '20 days' AS renamed_at FROM user_connection c
  JOIN "user" ON "user".id = c.user_id AND is_demo AND username ~ '^creator\d{4}$'
 WHERE c.provider_id = 'youtube' AND NOT EXISTS (SELECT FROM channel_hold WHERE reason = 'other_name_and_language')
   AND EXISTS (SELECT FROM content WHERE connection_id = c.id AND published_at > now() - interval '20 days')
   AND EXISTS (SELECT FROM content WHERE connection_id = c.id AND published_at < now() - interval '60 days')
   AND NOT EXISTS (SELECT FROM submission WHERE creator_id = c.user_id)
   AND NOT EXISTS (SELECT FROM channel_hold WHERE user_id = c.user_id)
   AND NOT EXISTS (SELECT FROM code_claim WHERE creator_id = c.user_id AND claimed_at > now() - interval '20 days')
 ORDER BY c.id LIMIT 1;
UPDATE user_connection SET renamed_at = seed_mover.renamed_at FROM seed_mover WHERE id = connection_id;
UPDATE content SET language = CASE language WHEN 'de' THEN 'en' ELSE 'de' END FROM seed_mover
 WHERE content.connection_id = seed_mover.connection_id AND published_at > seed_mover.renamed_at - interval '20 days';
INSERT INTO channel_hold (id, provider_id, channel_id, user_id, reason, noticed_at, freed_at, freed_reason)
SELECT pg_temp.seed_id('hold', channel_id), provider_id, channel_id, user_id, 'other_name_and_language', renamed_at + interval '2 days', renamed_at + interval '3 days',
       'The same person. They moved and told their viewers in a video.'
  FROM seed_mover;
