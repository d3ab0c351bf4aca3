-- The demo market, part eight: missions, from joining to the rewards.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

-- Two rounds, because follow-up missions are open only to creators who completed the first one. Participants can meet the
-- criteria: video missions need a video channel.
CREATE TEMP TABLE seed_run (
  id uuid, mission_id uuid, company_id uuid, creator_id uuid, is_demo_account boolean, mission_status text, start_date timestamptz, end_date timestamptz, run_days integer, rank bigint, chance double precision,
  place integer, status text, joined_at timestamptz, submitted_at timestamptz, reviewed_at timestamptz, finished_at timestamptz, deadline_at timestamptz
) ON COMMIT DROP;
DO $$ BEGIN
  FOR wave IN 1..2 LOOP
    INSERT INTO seed_run (id, mission_id, company_id, creator_id, is_demo_account, mission_status, start_date, end_date, run_days, rank, chance)
    SELECT pg_temp.seed_id('run', seed_mission.id::text, creator_id::text), seed_mission.id, company_id, creator_id, is_demo_account, status, start_date, end_date, run_days, rank, pg_temp.seed_random('when', seed_mission.id::text, creator_id::text)
      FROM (SELECT activation.id, activation.company_id, activation.status, start_date, end_date, run_days, access,
                   EXISTS (SELECT FROM mission_criterion WHERE mission_id = activation.id AND category = 'VIDEO_CONTENT') AS wants_videos
              FROM company CROSS JOIN generate_series(1, 8) AS number JOIN activation ON activation.id = pg_temp.seed_id('activation', company.name, 'MISSION', number::text)
              JOIN mission ON mission.id = activation.id
             WHERE company.is_demo AND activation.status IN ('active', 'ended', 'closed')) AS seed_mission
     CROSS JOIN LATERAL (
             SELECT creator.id AS creator_id, "user".username = 'democreator' AS is_demo_account,
                    row_number() OVER (ORDER BY CASE WHEN "user".username <> 'democreator' THEN pg_temp.seed_random('chosen', seed_mission.id::text, creator.id::text)
                                                     WHEN pg_temp.seed_random('demo creator', seed_mission.id::text) < 0.6 THEN -1 ELSE 99 END) AS rank
               FROM creator JOIN "user" ON "user".id = creator.id AND "user".is_demo
               JOIN creator_access ON creator_access.creator_id = creator.id AND creator_access.kind = 'creator' AND creator_access.status = 'approved' AND decided_at < start_date
               JOIN requirement ON requirement.activation_id = seed_mission.id JOIN creator_eligibility ON creator_eligibility.creator_id = creator.id
              WHERE meets_requirement(requirement, creator_eligibility)
                AND EXISTS (SELECT FROM user_connection WHERE user_id = creator.id AND followers >= 250 AND provider_id = ANY (CASE WHEN wants_videos THEN '{youtube}' ELSE '{twitch,youtube}' END::text[]))
                AND (access <> 'program_members' OR EXISTS (SELECT FROM program_membership WHERE program_membership.creator_id = creator.id AND program_id = requirement.program_id AND status = 'accepted'
                                                               AND decided_at < now() - interval '15 days'))) AS ranked
     WHERE rank <= 16 AND (access = 'sequential') = (wave = 2);

    UPDATE seed_run SET place = counted.place
      FROM (SELECT id, row_number() OVER (PARTITION BY seed_run.mission_status = 'active' ORDER BY company_id <> 'd0000000-0000-4000-8000-000000000010', mission_id)::integer AS place
              FROM seed_run WHERE is_demo_account) AS counted
     WHERE counted.id = seed_run.id;
    -- No run in a live mission is past its deadline. Runs in progress are canceled when a mission is closed.
    UPDATE seed_run SET status = CASE mission_status
        WHEN 'active' THEN CASE WHEN is_demo_account THEN (ARRAY['active', 'review', 'claimReward', 'active', 'declined', 'canceled', 'completed'])[1 + (place - 1) % 7]
                                ELSE (ARRAY['active', 'active', 'active', 'review', 'claimReward', 'completed', 'completed', 'declined', 'canceled', 'active'])[1 + (rank + ascii(left(mission_id::text, 1))) % 10] END
        WHEN 'closed' THEN CASE WHEN is_demo_account THEN 'canceled' WHEN chance < 0.6 THEN 'completed' ELSE 'canceled' END
        ELSE CASE WHEN is_demo_account THEN (ARRAY['completed', 'expired', 'completed', 'declined'])[1 + (place - 1) % 4] ELSE (ARRAY['completed', 'completed', 'expired', 'completed', 'declined'])[1 + rank % 5] END END
     WHERE status IS NULL;
    UPDATE seed_run SET joined_at = date_trunc('second', CASE WHEN mission_status = 'active' THEN now() - interval '1 day' * CASE status WHEN 'active' THEN 0.5 + 12 * chance WHEN 'review' THEN 8.2 + 3 * chance ELSE 10.2 + 4 * chance END
        WHEN status = 'canceled' THEN now() - interval '10 days' - interval '14 days' * chance ELSE start_date + interval '20 days' * chance END)
     WHERE joined_at IS NULL;
    -- The same rule as `missionRunDeadline` in domain/.
    UPDATE seed_run SET deadline_at = least(joined_at + make_interval(hours => 24 * run_days), end_date),
           submitted_at = CASE WHEN status NOT IN ('active', 'expired', 'canceled') THEN joined_at + interval '8 days' END,
           reviewed_at = CASE WHEN status IN ('claimReward', 'completed', 'declined') THEN joined_at + interval '9.2 days' END
     WHERE deadline_at IS NULL;
    UPDATE seed_run SET finished_at = CASE status WHEN 'completed' THEN reviewed_at + interval '12 hours' WHEN 'declined' THEN reviewed_at WHEN 'expired' THEN deadline_at
        WHEN 'canceled' THEN CASE mission_status WHEN 'closed' THEN (SELECT closed_at FROM activation WHERE activation.id = mission_id) ELSE joined_at + interval '6 days' END END
     WHERE finished_at IS NULL;

    INSERT INTO mission_run (id, mission_id, company_id, creator_id, status, joined_at, deadline_at, submitted_at, reviewed_at, review_message, finished_at, status_changed_at, created_at)
    SELECT id, mission_id, company_id, creator_id, status, joined_at, deadline_at, submitted_at, reviewed_at, CASE WHEN status = 'declined' THEN 'The game was on screen for only a few minutes.' END,
           finished_at, coalesce(finished_at, reviewed_at, submitted_at, joined_at), joined_at
      FROM seed_run
        ON CONFLICT DO NOTHING;
    PERFORM refresh_creator_eligibility();
  END LOOP;
END $$;

-- Completed runs have claimed every reward. Parcels go to the given address.
INSERT INTO reward_claim (id, mission_run_id, reward_id, company_id, creator_id, claimed_at, message, shipped_at)
SELECT pg_temp.seed_id('reward claim', seed_run.id::text, mission_reward.id::text), seed_run.id, mission_reward.id, company_id, creator_id, reviewed_at + interval '10 hours', mission_reward.message,
       CASE WHEN kind = 'merchandise' AND rank % 3 <> 0 AND finished_at < now() - interval '3 days' THEN finished_at + interval '2 days' END
  FROM seed_run JOIN mission_reward ON mission_reward.mission_id = seed_run.mission_id
 WHERE status = 'completed'
    ON CONFLICT DO NOTHING;
INSERT INTO shipping_address (mission_run_id, company_id, creator_id, first_name, last_name, street_name, street_number, zip_code, city, country, created_at)
SELECT seed_run.id, company_id, creator_id, coalesce(first_name, 'Robin'), coalesce(last_name, 'Holm'), coalesce(street_name, 'Garden Row'), coalesce(street_number, '7'), coalesce(zip_code, '20100'), coalesce(city, 'Lakeside'),
       coalesce(address.country, "user".country, 'SE'), reviewed_at + interval '9 hours'
  FROM seed_run JOIN mission_reward ON mission_reward.mission_id = seed_run.mission_id AND mission_reward.kind = 'merchandise' JOIN "user" ON "user".id = creator_id LEFT JOIN address ON address.user_id = creator_id
 WHERE status = 'completed'
    ON CONFLICT DO NOTHING;

ANALYZE mission_run, reward_claim;
