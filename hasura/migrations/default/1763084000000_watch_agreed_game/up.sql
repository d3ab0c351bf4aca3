-- Content that shows the quest's agreed game breaks the embargo, even if the company has changed the quest's game since.
CREATE OR REPLACE FUNCTION embargo_breach(run quest_run) RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT c.id
    FROM content c
   WHERE run.embargo_broken_at IS NULL AND run.embargo_at > now() - interval '1 day'
     AND run.status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
     AND c.creator_id = run.creator_id AND c.visibility = 'public'
     -- Submitted content, and content since the agreement that shows the agreed game.
     AND (EXISTS (SELECT FROM submission s WHERE s.quest_run_id = run.id AND s.content_id = c.id AND s.status <> 'REJECTED')
          OR c.game_id = (run.brief ->> 'game_id')::uuid AND c.published_at >= run.accepted_at)
     -- A video may have been unlisted during the embargo, but a stream was already public.
     AND (run.embargo_at > now() OR c.type IN ('STREAM', 'VOD') AND c.published_at < run.embargo_at)
   ORDER BY c.published_at, c.id LIMIT 1
$$;
