import type { Rule } from './rule.ts'

const run = `LEFT JOIN quest_run q ON q.id = s.quest_run_id LEFT JOIN mission_run m ON m.id = s.mission_run_id LEFT JOIN key_campaign_participant p ON p.id = s.participant_id`

export const contentRules: readonly Rule[] = [
  [
    'a submission shows a game of its activation',
    `SELECT s.id FROM submission s JOIN content c ON c.id = content_id WHERE NOT EXISTS (SELECT FROM activation_game g WHERE g.activation_id = s.activation_id AND g.game_id = c.game_id)`,
  ],
  [
    'a submission has the agreed kind and channel',
    `SELECT s.id FROM submission s JOIN quest_run q ON q.id = quest_run_id JOIN content c ON c.id = content_id WHERE (s.post_type, c.type, c.connection_id, c.platform) IS DISTINCT FROM (q.post_type, q.post_type, q.connection_id, q.platform)`,
  ],
  [
    'a piece of content belongs to one submission',
    `SELECT content_id FROM submission WHERE content_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
  ],
  [
    "a submission has its content's creator, URL and kind",
    `SELECT s.id FROM submission s JOIN content c ON c.id = content_id WHERE c.creator_id <> s.creator_id OR c.url <> s.url OR c.type <> s.post_type`,
  ],
  [
    'a submission has the activation, creator and company of its run',
    `SELECT s.id FROM submission s ${run} WHERE (s.activation_id, s.creator_id, s.company_id) IS DISTINCT FROM (coalesce(q.quest_id, m.mission_id, p.campaign_id), coalesce(q.creator_id, m.creator_id, p.creator_id), coalesce(q.company_id, m.company_id, p.company_id))`,
  ],
  [
    'content is published after the deal, claim or joining and before its submission',
    `SELECT s.id FROM submission s ${run} JOIN content c ON c.id = content_id WHERE c.published_at < coalesce(q.paid_at, m.joined_at, p.claimed_at) OR c.published_at > s.submitted_at`,
  ],
  [
    'a run that waits until its video is public has an unlisted video',
    `SELECT s.id FROM submission s JOIN quest_run q ON q.id = quest_run_id JOIN content c ON c.id = content_id
      WHERE q.status ~ '^CONTENT_PUBLIC_AVAILABILITY' AND (s.visibility <> 'unlisted' OR c.visibility <> 'unlisted' OR s.listed_at IS NOT NULL)`,
  ],
  [
    'content with a fixed publishing window is not public before it opens',
    `SELECT s.id FROM submission s JOIN quest_run q ON q.id = quest_run_id JOIN content c ON c.id = content_id CROSS JOIN LATERAL (SELECT greatest(q.delivery_date, q.publish_from, q.embargo_at) AS at) AS opens
      WHERE s.post_type = 'VIDEO' AND s.visibility = 'public' AND opens.at > s.submitted_at OR s.listed_at < opens.at OR s.post_type <> 'VIDEO' AND c.published_at < date_trunc('day', opens.at)`,
  ],
  [
    'paid content is public',
    `SELECT s.id FROM submission s JOIN quest_run q ON q.id = quest_run_id JOIN content c ON c.id = content_id WHERE q.status IN ('PAYOUT', 'COMPLETED') AND (c.visibility <> 'public' OR s.visibility = 'unlisted' AND s.listed_at IS NULL OR s.listed_at > q.listing_deadline_at)`,
  ],
  [
    'the status of a submission matches its run',
    `SELECT s.id FROM submission s ${run} WHERE (s.status = 'PENDING') <> (coalesce(q.status = 'CONTENTREVIEW', m.status = 'review', p.status = 'submitted_content')) OR (s.status = 'PENDING') <> (s.reviewed_at IS NULL) OR s.reviewed_at < s.submitted_at OR (s.status = 'REJECTED') <> coalesce(m.status = 'declined', false)`,
  ],
  [
    'a run past its submission has submitted content',
    `SELECT q.id FROM quest_run q WHERE content_submitted_at IS NOT NULL AND NOT EXISTS (SELECT FROM submission WHERE quest_run_id = q.id AND submitted_at = content_submitted_at)
      UNION ALL SELECT m.id FROM mission_run m WHERE submitted_at IS NOT NULL AND NOT EXISTS (SELECT FROM submission s WHERE mission_run_id = m.id AND s.submitted_at = m.submitted_at)
      UNION ALL SELECT p.id FROM key_campaign_participant p WHERE status IN ('submitted_content', 'completed') AND NOT EXISTS (SELECT FROM submission WHERE participant_id = p.id)`,
  ],
  [
    'only guests publish content about a game before its release',
    `SELECT c.id FROM content c JOIN game g ON g.id = game_id WHERE c.published_at < g.released_on AND NOT EXISTS (SELECT FROM activation_game a JOIN activation_guest t USING (activation_id) WHERE a.game_id = c.game_id AND t.creator_id = c.creator_id)`,
  ],
  [
    'the daily stats of content add up to its totals',
    `SELECT c.id FROM content c LEFT JOIN (SELECT content_id, sum(views) AS views, sum(hours_watched) AS hours FROM content_day GROUP BY 1) AS d ON d.content_id = c.id WHERE c.views IS DISTINCT FROM d.views OR c.hours_watched IS DISTINCT FROM d.hours`,
  ],
  [
    'the daily stats of content have its channel and visibility',
    `SELECT c.id FROM content c JOIN content_day d ON d.content_id = c.id WHERE (d.connection_id, d.is_public) IS DISTINCT FROM (c.connection_id, c.visibility = 'public')`,
  ],
  [
    'a channel has the same stats in the list and on its page',
    `SELECT p.connection_id FROM channel_period p
       LEFT JOIN channel_content_day d ON d.connection_id = p.connection_id AND d.type = p.type AND d.day > (p.refreshed_at AT TIME ZONE 'Europe/Stockholm')::date - p.days
      GROUP BY p.connection_id, p.type, p.days
     HAVING (p.views, p.hours_watched, p.air_minutes) IS DISTINCT FROM (sum(d.views), sum(d.hours_watched), sum(d.air_minutes))`,
  ],
  [
    'a link is no older than its activation, and its clicks come later',
    `SELECT l.id FROM link l JOIN activation a ON a.id = activation_id WHERE l.created_at < a.created_at OR EXISTS (SELECT FROM link_click k WHERE k.link_id = l.id AND (k.clicked_at < date_trunc('minute', l.created_at) OR k.clicked_at > now()))`,
  ],
  [
    "a company's recently released game has content from the last 30 days",
    `SELECT id FROM game WHERE released_on BETWEEN current_date - 365 AND current_date - 1 AND EXISTS (SELECT FROM company_game WHERE game_id = game.id)
      AND NOT EXISTS (SELECT FROM content WHERE content.game_id = game.id AND visibility = 'public' AND published_at > now() - interval '30 days')`,
  ],
  [
    'a link submitted for a mission leads to known content',
    `SELECT s.id FROM submission s JOIN mission_criterion c ON c.id = criterion_id WHERE custom_completion = 'URL' AND content_id IS NULL`,
  ],
]
