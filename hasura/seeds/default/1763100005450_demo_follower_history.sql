-- Follower history of the demo channels: one value a week over the last year, rising to the current number.

SET LOCAL session_replication_role = replica;

INSERT INTO channel_day (connection_id, day, followers, total_views)
SELECT c.id, (now() AT TIME ZONE 'Europe/Stockholm')::date - 7 * week,
       round(c.followers * (1 - week * (0.002 + 0.010 * share)) + c.followers * 0.004 * sin(week * (1 + 4 * share)))::integer,
       round(c.total_views * (1 - week * 0.012))::bigint
  FROM user_connection c
 CROSS JOIN LATERAL (SELECT (hashtext(c.id::text) & 1023) / 1023.0 AS share) AS own
 CROSS JOIN generate_series(0, 52) AS week
 WHERE c.followers IS NOT NULL
ON CONFLICT (connection_id, day) DO NOTHING;
