-- What shows the game of a quest breaks its embargo: the game that was agreed, as content is held to, whatever the company has made
-- the quest about since.
CREATE OR REPLACE FUNCTION embargo_breach(run quest_run) RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT c.id
    FROM content c
   WHERE run.embargo_broken_at IS NULL AND run.embargo_at > now() - interval '1 day'
     AND run.status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
     AND c.creator_id = run.creator_id AND c.visibility = 'public'
     -- What was handed in, and what shows the agreed game since there was an agreement.
     AND (EXISTS (SELECT FROM submission s WHERE s.quest_run_id = run.id AND s.content_id = c.id AND s.status <> 'REJECTED')
          OR c.game_id = (run.brief ->> 'game_id')::uuid AND c.published_at >= run.accepted_at)
     -- A video may have been unlisted as long as its embargo ran; what was on air by then was seen by everybody.
     AND (run.embargo_at > now() OR c.type IN ('STREAM', 'VOD') AND c.published_at < run.embargo_at)
   ORDER BY c.published_at, c.id LIMIT 1
$$;
