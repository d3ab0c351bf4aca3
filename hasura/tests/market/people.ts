import { reviewDays } from '@questboard/domain'
import type { Rule } from './rule.ts'

const came = `(SELECT quest_id AS activation_id, creator_id, created_at, 'QUEST' AS kind FROM quest_run UNION ALL SELECT mission_id, creator_id, joined_at, 'MISSION' FROM mission_run
  UNION ALL SELECT campaign_id, creator_id, applied_at, 'KEY' FROM key_campaign_participant WHERE status <> 'waiting_for_access' UNION ALL SELECT program_id, creator_id, applied_at, 'CREATOR_PROGRAM' FROM program_membership) AS came`

export const peopleRules: readonly Rule[] = [
  [
    'every participant meets the requirements, was invited or is a VIP',
    `SELECT came.activation_id FROM ${came} WHERE NOT eligible(came.activation_id, creator_id) AND NOT is_invited(came.activation_id, creator_id)`,
  ],
  [
    'every participant was approved before joining',
    `SELECT came.activation_id FROM ${came} WHERE NOT EXISTS (SELECT FROM creator_access x WHERE x.creator_id = came.creator_id AND x.kind = CASE came.kind WHEN 'QUEST' THEN 'quests' WHEN 'KEY' THEN 'keys' ELSE 'creator' END AND x.status = 'approved' AND x.decided_at < came.created_at)`,
  ],
  [
    'only invited or waitlisted creators join before an activation opens',
    `SELECT came.activation_id FROM ${came} JOIN activation a ON a.id = activation_id WHERE came.created_at < a.start_date AND NOT is_waitlist(a.id) AND NOT is_invited(a.id, creator_id) OR came.created_at < a.published_at OR came.created_at > a.closed_at`,
  ],
  [
    'an activation that was never published has no participants',
    `SELECT came.activation_id FROM ${came} JOIN activation a ON a.id = activation_id WHERE a.status IN ('draft', 'waiting_for_company_verification')`,
  ],
  [
    'an invite-only activation has only invited participants',
    `SELECT came.activation_id FROM ${came} JOIN activation a ON a.id = activation_id WHERE a.visibility = 'invite_only' AND NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = a.id AND i.creator_id = came.creator_id)`,
  ],
  [
    'an open activation meets the publishing requirements except a future start and code stock',
    `SELECT id FROM activation WHERE is_open AND array_remove(array_remove(publish_problems(id), 'start_date_not_past'), 'reward_stock') <> '{}'`,
  ],
  [
    'the status of an activation matches its dates',
    `SELECT id FROM activation WHERE status = 'upcoming' AND start_date < now() OR status IN ('active', 'unpublished') AND (start_date > now() OR end_date < now()) OR status IN ('ended', 'past') AND end_date > now() + interval '1 day'
      OR status <> 'draft' AND published_at IS NULL AND status <> 'waiting_for_company_verification' OR (status IN ('closed', 'ended', 'past')) <> (closed_at IS NOT NULL)`,
  ],
  [
    'the verification of a channel matches its stats',
    `SELECT c.id FROM user_connection c JOIN channel_verification v ON v.connection_id = c.id WHERE v.reason IS DISTINCT FROM CASE WHEN followers IS NULL OR channel_created_at IS NULL THEN 'insufficient_data'
      WHEN channel_created_at > now() - interval '30 days' THEN 'channel_too_new' WHEN followers < 250 THEN 'too_few_followers' END`,
  ],
  [
    'only creators with a verified channel have requested access',
    `SELECT creator_id FROM creator_access x WHERE NOT EXISTS (SELECT FROM channel_verification v WHERE v.user_id = x.creator_id AND v.status = 'meets_requirements')`,
  ],
  [
    'no access request waits longer than the promised review time',
    `SELECT creator_id FROM creator_access WHERE status = 'pending' AND requested_at NOT BETWEEN now() - interval '${reviewDays.most} days' AND now()`,
  ],
  [
    'an activation is newer than its company and the member who created it',
    `SELECT a.id FROM activation a JOIN "user" u ON u.id = created_by JOIN company c ON c.id = a.company_id WHERE a.created_at < u.created_at OR a.created_at < c.created_at`,
  ],
  [
    'the participant count of an activation is correct',
    `SELECT a.id FROM activation a LEFT JOIN (SELECT activation_id, count(*) AS creators FROM (SELECT activation_id FROM ${came} WHERE kind <> 'MISSION' UNION ALL SELECT mission_id FROM (SELECT DISTINCT mission_id, creator_id FROM mission_run WHERE status <> 'canceled') AS once UNION ALL SELECT campaign_id FROM key_campaign_participant WHERE status = 'waiting_for_access') AS all_ GROUP BY 1) AS n ON n.activation_id = a.id
      WHERE a.participant_count <> coalesce(n.creators, 0)`,
  ],
]
