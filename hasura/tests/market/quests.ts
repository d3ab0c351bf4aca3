import { notAfter, type Rule } from './rule.ts'

const paidOver = `('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'COMPLETED',
  'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')`
const bidOnly = `('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')`

export const questRules: readonly Rule[] = [
  [
    'each quest run meets the conditions of its status',
    `SELECT run.id FROM quest_run AS run JOIN quest_run_transition AS move ON move.to_status = run.status
      WHERE quest_run_lacks(jsonb_populate_record(run, jsonb_build_object('status', move.from_status)), run) IS NOT NULL
      GROUP BY run.id, run.status HAVING count(*) = (SELECT count(*) FROM quest_run_transition WHERE to_status = run.status)`,
  ],
  [
    'a run that the company started has an invitation',
    `SELECT id FROM quest_run WHERE started_by = 'company' AND NOT EXISTS (SELECT FROM invitation WHERE quest_run_id = quest_run.id)`,
  ],
  [
    'the offer of an invitation is from the company to the invited creator',
    `SELECT i.id FROM invitation i JOIN quest_run r ON r.id = quest_run_id WHERE r.started_by <> 'company' OR r.creator_id <> i.creator_id OR r.quest_id <> i.activation_id`,
  ],
  [
    'only invited creators have counter-offers',
    `SELECT quest_run_id FROM quest_bid JOIN quest_run r ON r.id = quest_run_id GROUP BY 1, r.quest_id, r.creator_id
      HAVING count(*) > 1 AND NOT is_invited(r.quest_id, r.creator_id)`,
  ],
  [
    'the sides take turns with offers, and the side that started goes first',
    `SELECT quest_run_id FROM (SELECT b.*, r.started_by, lag(b.side) OVER (PARTITION BY quest_run_id ORDER BY b.created_at) AS earlier FROM quest_bid b JOIN quest_run r ON r.id = quest_run_id) AS o
      WHERE side = coalesce(earlier, CASE started_by WHEN 'company' THEN 'creator' ELSE 'company' END)`,
  ],
  [
    'the current offer of a run is the newest',
    `SELECT r.id FROM quest_run r WHERE current_bid_id IS DISTINCT FROM (SELECT id FROM quest_bid WHERE quest_run_id = r.id ORDER BY created_at DESC LIMIT 1)`,
  ],
  [
    'the agreed terms of a run match the accepted offer',
    `SELECT r.id FROM quest_run r JOIN quest_bid b ON b.id = current_bid_id WHERE r.status NOT IN ${bidOnly}
      AND (r.amount_cents, r.platform, r.connection_id, r.post_type, r.content_length_minutes, r.delivery_type) IS DISTINCT FROM (b.amount_cents, b.platform, b.connection_id, b.post_type, b.content_length_minutes, b.delivery_type)
      OR r.status NOT IN ${bidOnly} AND r.delivery_date IS DISTINCT FROM b.delivery_date`,
  ],
  [
    "an offer matches the quest and uses the creator's channel",
    `SELECT b.id FROM quest_bid b JOIN quest_run r ON r.id = quest_run_id JOIN quest q ON q.id = quest_id LEFT JOIN user_connection c ON c.id = b.connection_id
      WHERE b.post_type <> ALL (q.post_types) OR c.user_id IS DISTINCT FROM b.creator_id OR c.provider_id <> b.platform
         OR b.delivery_type <> q.delivery_type AND NOT (b.delivery_type = 'specific_date' AND q.delivery_type = 'open')`,
  ],
  [
    'the agreed delivery terms match the quest',
    `SELECT r.id FROM quest_run r JOIN quest q ON q.id = quest_id JOIN activation a ON a.id = q.id WHERE r.accepted_at IS NOT NULL AND (r.auto_approve_days <> q.auto_approve_days
      OR r.delivery_type = 'date_range' AND (r.publish_from, r.publish_until) IS DISTINCT FROM (q.publish_from, q.publish_until) OR r.embargo_at IS DISTINCT FROM a.embargo_at OR r.brief <> quest_brief(q.id))`,
  ],
  [
    "no company offer is below the creator's minimum deal size",
    `SELECT b.id FROM quest_bid b JOIN creator ON creator.id = creator_id WHERE side = 'company' AND amount_cents < minimum_deal_size_cents`,
  ],
  [
    "offers match the creator's size: nano $50 to $300, micro $200 to $1,500, mid $1,000 to $8,000, macro $5,000 to $60,000",
    `SELECT b.id FROM quest_bid b JOIN creator ON creator.id = creator_id JOIN (VALUES ('nano', 5000, 30000), ('micro', 20000, 150000), ('mid', 100000, 800000), ('macro', 500000, 6000000)) AS paid (tier, least, most)
      ON tier = size_tier WHERE amount_cents NOT BETWEEN least AND most OR amount_cents % (least / 10) % 500 <> 0`,
  ],
  [
    'a quest budget is a round number and covers the agreed amounts',
    `SELECT q.id FROM quest q WHERE budget_cents < (SELECT coalesce(sum(amount_cents), 0) FROM quest_run WHERE quest_id = q.id) OR budget_cents % 500000 <> 0`,
  ],
  [
    'every creator with a run can be paid out',
    `SELECT r.id FROM quest_run r WHERE NOT can_be_paid_out(creator_id)`,
  ],
  [
    'the steps of a quest run happened in order',
    `SELECT id FROM quest_run r WHERE ${notAfter('created_at', 'coalesce(accepted_at, finished_at, now())')} OR ${notAfter('accepted_at', 'paid_at')} OR ${notAfter('paid_at', 'content_submitted_at')}
      OR ${notAfter('content_submitted_at', 'content_approved_at')} OR ${notAfter('content_approved_at', 'finished_at')} OR ${notAfter('greatest(created_at, accepted_at, paid_at, content_submitted_at, content_approved_at)', 'status_changed_at')}`,
  ],
  [
    'a quest run has exactly the dates of its status',
    `SELECT id FROM quest_run WHERE (accepted_at IS NOT NULL) <> (status NOT IN ${bidOnly}) OR (paid_at IS NOT NULL) <> (status IN ${paidOver})
      OR (content_submitted_at IS NOT NULL) <> (status IN ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'PAYOUT', 'COMPLETED'))
      OR (content_approved_at IS NOT NULL) <> (status IN ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'PAYOUT', 'COMPLETED'))
      OR (finished_at IS NOT NULL) <> (NOT EXISTS (SELECT FROM quest_run_transition WHERE from_status = status)) OR finished_at IS NOT NULL AND deadline_at IS NOT NULL`,
  ],
  [
    'an expired quest run ended at its deadline',
    `SELECT id FROM quest_run r WHERE status = 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' AND finished_at <> content_deadline_at OR status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' AND finished_at <> listing_deadline_at
      OR status = 'PAYMENT_EXPIRED' AND finished_at <> accepted_at + interval '5 days' OR status = 'BID_EXPIRED' AND finished_at <> (SELECT deadline_at FROM quest_bid WHERE id = current_bid_id)`,
  ],
  [
    'a payment is due in five days in both the countdown and the log',
    `SELECT r.id FROM quest_run r WHERE r.status IN ('PENDING_PAYMENT', 'PAYMENT') AND (r.deadline_at IS DISTINCT FROM r.accepted_at + interval '5 days'
      OR NOT EXISTS (SELECT FROM quest_run_event e WHERE e.quest_run_id = r.id AND e.type = 'QUEST_RUN_AWAITING_PAYMENT' AND (e.payload ->> 'deadline_at')::timestamptz = r.deadline_at))`,
  ],
  [
    'content is submitted before its deadline',
    `SELECT id FROM quest_run WHERE content_submitted_at > content_deadline_at`,
  ],
  [
    'only runs with videos wait until the content is public',
    `SELECT id FROM quest_run WHERE status ~ '^CONTENT_PUBLIC_AVAILABILITY' AND post_type <> 'VIDEO'`,
  ],
  [
    "a run's history has every offer, message and step",
    `SELECT r.id FROM quest_run r WHERE (SELECT count(*) FROM quest_bid WHERE quest_run_id = r.id) <> (SELECT count(*) FROM quest_run_event WHERE quest_run_id = r.id AND type IN ('NEW_OFFER', 'COUNTER_OFFER'))
      OR (SELECT count(*) FROM quest_message WHERE quest_run_id = r.id) <> (SELECT count(*) FROM quest_run_event WHERE quest_run_id = r.id AND type = 'MESSAGE')
      OR status = 'COMPLETED' AND 6 > (SELECT count(DISTINCT type) FROM quest_run_event WHERE quest_run_id = r.id AND type IN ('NEW_OFFER', 'QUEST_RUN_AWAITING_PAYMENT', 'QUEST_RUN_PAID', 'FINAL_CONTENT_SUBMITTED', 'CONTENT_REVIEW', 'QUEST_RUN_COMPLETED'))
      OR finished_at IS NOT NULL AND NOT EXISTS (SELECT FROM quest_run_event WHERE quest_run_id = r.id AND created_at = finished_at)`,
  ],
  [
    'badges are only given for approved content',
    `SELECT quest_run_id FROM (SELECT quest_run_id, created_at FROM quest_run_review UNION ALL SELECT quest_run_id, created_at FROM quest_run_badge) AS p JOIN quest_run r ON r.id = quest_run_id
      WHERE content_approved_at IS NULL OR p.created_at < content_approved_at`,
  ],
  [
    'a quest that has ended has no active runs',
    `SELECT r.id FROM quest_run r JOIN activation a ON a.id = quest_id WHERE a.status IN ('closed', 'ended', 'past') AND (r.finished_at IS NULL OR r.finished_at > a.closed_at)`,
  ],
  [
    'an automatic outcome can be disputed for five days, and dispute dates are in order',
    `SELECT r.id FROM quest_run r LEFT JOIN quest_run_dispute d ON d.quest_run_id = r.id
      WHERE r.status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' AND (d.cause, d.deadline_at) IS DISTINCT FROM ('listing_failed', r.finished_at + interval '5 days')
         OR d.cause = 'auto_approved' AND (r.content_approved_at <> r.content_submitted_at + make_interval(days => r.auto_approve_days) OR d.deadline_at <> r.content_approved_at + interval '5 days')
         OR d.opened_at NOT BETWEEN d.created_at AND d.deadline_at OR d.decided_at < d.opened_at OR d.decided_at > now()
         OR d.status = 'possible' AND d.deadline_at <= now() OR d.status = 'lapsed' AND d.deadline_at > now()`,
  ],
  [
    "a run's history has each dispute and its decision",
    `SELECT d.id FROM quest_run_dispute d WHERE (SELECT array_agg(type ORDER BY created_at) FROM quest_run_event e WHERE e.quest_run_id = d.quest_run_id AND type ~ '^DISPUTE')
        IS DISTINCT FROM CASE WHEN opened_at IS NOT NULL THEN array_remove(ARRAY['DISPUTE_OPENED', CASE WHEN decided_at IS NOT NULL THEN 'DISPUTE_DECIDED' END], NULL) END`,
  ],
  [
    'each broken embargo is marked on the run and in its log',
    `SELECT r.id FROM quest_run r WHERE embargo_breach(r) IS NOT NULL OR embargo_broken_at > now() OR embargo_broken_at < accepted_at
      OR (embargo_broken_at IS NOT NULL) <> EXISTS (SELECT FROM quest_run_event e WHERE e.quest_run_id = r.id AND e.type = 'EMBARGO_BROKEN' AND e.created_at = r.embargo_broken_at)`,
  ],
]
