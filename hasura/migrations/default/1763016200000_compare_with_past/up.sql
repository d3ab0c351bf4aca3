-- What something cost is told beside what it usually costs the company, and an offer beside how its creator has kept others:
-- both from rows, and nothing where there are too few of them.

CREATE VIEW quest_average AS
  SELECT work.company_id, count(*)::integer AS deals, sum(work.spent_cents)::bigint AS spent_cents, sum(seen.views)::bigint AS views,
         sum(seen.hours_watched) AS hours_watched, sum(seen.clicks)::bigint AS clicks
    FROM (SELECT company_id, quest_id, creator_id, sum(amount_cents) AS spent_cents
            FROM quest_run WHERE content_approved_at IS NOT NULL GROUP BY 1, 2, 3) AS work
    JOIN (SELECT company_id, activation_id, creator_id, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(clicks) AS clicks
            FROM activation_day WHERE creator_id IS NOT NULL GROUP BY 1, 2, 3) AS seen
      ON seen.company_id = work.company_id AND seen.activation_id = work.quest_id AND seen.creator_id = work.creator_id
   GROUP BY work.company_id
  HAVING count(*) >= 5;
COMMENT ON VIEW quest_average IS 'What approved work for a company''s quests has cost and brought altogether, from at least 5 deals with figures.';
COMMENT ON COLUMN quest_average.company_id IS 'The company.';
COMMENT ON COLUMN quest_average.deals IS 'How many deals it is of.';
COMMENT ON COLUMN quest_average.spent_cents IS 'What was agreed for them, in US cents.';
COMMENT ON COLUMN quest_average.views IS 'Views of their content.';
COMMENT ON COLUMN quest_average.hours_watched IS 'Hours watched of it.';
COMMENT ON COLUMN quest_average.clicks IS 'Clicks on their links.';

CREATE VIEW creator_record AS
  SELECT creator.id AS creator_id,
         CASE WHEN runs.ended >= 3 THEN runs.completed END AS completed,
         CASE WHEN runs.ended >= 3 THEN runs.ended END AS ended,
         CASE WHEN answers.given >= 3 THEN answers.minutes END AS answer_minutes
    FROM creator
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE status = 'COMPLETED')::integer AS completed, count(*)::integer AS ended
       FROM quest_run
      WHERE creator_id = creator.id
        AND status IN ('COMPLETED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')) AS runs
   CROSS JOIN LATERAL (
     SELECT count(*) AS given,
            round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 60))::integer AS minutes
       FROM quest_bid
      -- Offers are declined by time and by the end of a quest as well: those say nothing of the creator.
      WHERE creator_id = creator.id AND side = 'company' AND answer IN ('accepted', 'countered')) AS answers;
COMMENT ON VIEW creator_record IS 'How a creator has kept deals and answered offers, of any company: from at least 3 of each.';
COMMENT ON COLUMN creator_record.creator_id IS 'The creator.';
COMMENT ON COLUMN creator_record.completed IS 'How many paid quests they completed.';
COMMENT ON COLUMN creator_record.ended IS 'How many paid quests of theirs are over.';
COMMENT ON COLUMN creator_record.answer_minutes IS 'Half of the offers that they accepted or countered had this answer within so many minutes.';
