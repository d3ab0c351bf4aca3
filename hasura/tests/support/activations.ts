import type { QuestRunStatus } from '@questboard/domain'
import { walkQuestRun } from '@questboard/moves/testing'
import { addCode, market } from './market.ts'
import type { Given } from './prepare.ts'

const id = (kind: string, n = 1): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(8, '0')}`

/** SQL setup with an activation of every kind and a run in each. */
export const activation = {
  campaign: id('ac01'),
  quest: id('ac02'),
  mission: id('ac03'),
  nextMission: id('ac03', 2),
  program: id('ac04'),
  othersQuest: id('ac05'),
  participant: id('aa01'),
  questRun: id('aa02'),
  bid: id('ab02'),
  missionRun: id('aa03'),
  membership: id('aa04'),
  criterion: id('cc03'),
  reward: id('ad03'),
  claim: id('ae03'),
  question: id('ce04'),
  video: id('c001'),
  list: id('c011'),
  othersList: id('c011', 2),
  link: id('c111'),
  matchmaking: id('c333'),
  secondCode: id('c0d3', 2),
} as const

const { company, otherCompany, creator, connection, game, item, batch } = market
const a = activation

/**
 * A start that has passed but is not before today in Stockholm, because nothing can be published with an earlier
 * start.
 */
const begun = `greatest(now() - interval '1 hour', date_trunc('day', now(), 'Europe/Stockholm'))`
const insertActivation = (activationId: string, kind: string, name: string, of: string = company): string =>
  `INSERT INTO activation (id, kind, company_id, game_id, name, start_date, end_date) VALUES
    ('${activationId}', '${kind}', '${of}', '${game}', '${name}', ${begun}, now() + interval '30 days')`

const go = (activationId: string): string =>
  `UPDATE activation SET status = 'active' WHERE id = '${activationId}'`

const draftCampaign = `${insertActivation(a.campaign, 'KEY', 'Emberfall keys')};
  INSERT INTO key_campaign (id) VALUES ('${a.campaign}');
  INSERT INTO activation_code_item (activation_id, code_item_id) VALUES ('${a.campaign}', '${item}')`
const draftQuest = `${insertActivation(a.quest, 'QUEST', 'Play Emberfall')};
  INSERT INTO quest (id, talking_points, post_types) VALUES ('${a.quest}', '{The new map}', '{STREAM,VIDEO}');
  INSERT INTO activation_code_item (activation_id, code_item_id) VALUES ('${a.quest}', '${item}')`
const program = `INSERT INTO activation (id, kind, company_id, name, status) VALUES
    ('${a.program}', 'CREATOR_PROGRAM', '${company}', 'Northlight creators', 'active');
  INSERT INTO creator_program (id) VALUES ('${a.program}')`
const draftMission = `${program}; ${insertActivation(a.mission, 'MISSION', 'Stream for an hour')};
  INSERT INTO mission (id) VALUES ('${a.mission}');
  INSERT INTO mission_criterion (id, mission_id, category, metric, target)
    VALUES ('${a.criterion}', '${a.mission}', 'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 60);
  INSERT INTO mission_reward (id, mission_id, kind, name, description, number_of_items, agreed)
    VALUES ('${a.reward}', '${a.mission}', 'merchandise', 'A shirt', '', 1, true)`

const campaign = `${draftCampaign}; ${go(a.campaign)}`
const quest = `${draftQuest}; ${go(a.quest)}`
const mission = `${draftMission}; ${go(a.mission)}`

const apply = `INSERT INTO key_campaign_participant (id, campaign_id, creator_id)
    VALUES ('${a.participant}', '${a.campaign}', '${creator}')`
const claim = `INSERT INTO code_claim (code_id, participant_id) VALUES ('${market.code}', '${a.participant}')`
const moveParticipant = (status: string): string =>
  `UPDATE key_campaign_participant SET status = '${status}' WHERE id = '${a.participant}'`
const accepted = `${campaign}; ${apply}; ${moveParticipant('accepted')}`
const claimed = `${accepted}; ${claim}; ${moveParticipant('claimed_key')}`
const participants = {
  pending: `${campaign}; ${apply}`,
  accepted,
  claimed_key: claimed,
  failed: `${claimed}; ${moveParticipant('failed')}`,
} as const
const participant = (status: keyof typeof participants): string => participants[status]
const questBid = (postType: string): string =>
  `INSERT INTO quest_bid (id, quest_run_id, side, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, delivery_date)
    VALUES ('${a.bid}', '${a.questRun}', 'creator', 50000, 'twitch', '${connection}', '${postType}', 60, 'specific_date', now() + interval '9 days')`
const questRun = `${quest};
  INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
  ${questBid('STREAM')}`
const videoRun = `${quest};
  INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
  ${questBid('VIDEO')}`
/** Accepts the open offer without a move, as a migration or psql would. */
const agree = `UPDATE quest_bid SET answer = 'accepted', answered_at = now() WHERE answer IS NULL;
  UPDATE quest_run SET status = 'PENDING_PAYMENT', (amount_cents, platform, post_type, content_length_minutes, delivery_type, delivery_date) =
      (SELECT amount_cents, platform, post_type, content_length_minutes, delivery_type, delivery_date FROM quest_bid WHERE quest_bid.id = current_bid_id),
    auto_approve_days = 5, kit_codes = 1, fee_basis_points = 1000, fee_cents = 5000, payout_method = 'card', payout_cost_cents = 137,
    brief = '{}', accepted_at = now()`
const walkQuestRunTo =
  (status: QuestRunStatus): Given =>
  (transaction) =>
    walkQuestRun(transaction, a.questRun, status)
const missionRun = `${mission};
  INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.missionRun}', '${a.mission}', '${creator}')`
const toStatus = (status: string): string =>
  `UPDATE mission_run SET status = '${status}' WHERE id = '${a.missionRun}'`
const reachGoals = `UPDATE mission_progress SET value = 60, met_at = now() WHERE mission_run_id = '${a.missionRun}'`
const sendTo = `INSERT INTO shipping_address (mission_run_id, first_name, last_name, street_name, street_number, zip_code, city, country)
    VALUES ('${a.missionRun}', 'Ada', 'Berg', 'Main Street', '1', '11122', 'Stockholm', 'SE')`
const claimReward = `${sendTo};
  INSERT INTO reward_claim (mission_run_id, reward_id) VALUES ('${a.missionRun}', '${a.reward}')`
/**
 * SQL that changes a mission run's status. It also fulfills each status's conditions: criteria met, and the reward
 * claimed before completion.
 */
const moveMissionRun = (...statuses: readonly string[]): string =>
  statuses
    .flatMap((status) => {
      if (status === 'review' || status === 'claimReward') return [reachGoals, toStatus(status)]
      if (status !== 'completed') return [toStatus(status)]
      return [
        reachGoals,
        ...(statuses.includes('claimReward') ? [] : [toStatus('claimReward')]),
        claimReward,
        toStatus(status),
      ]
    })
    .join('; ')
const membership = `${program};
  INSERT INTO program_membership (id, program_id, creator_id) VALUES ('${a.membership}', '${a.program}', '${creator}')`
const lists = `INSERT INTO creator_list (id, company_id, name) VALUES
  ('${a.list}', '${company}', 'Favourites'), ('${a.othersList}', '${otherCompany}', 'Theirs')`
const othersQuest = `${insertActivation(a.othersQuest, 'QUEST', 'Theirs', otherCompany)};
  INSERT INTO quest (id) VALUES ('${a.othersQuest}')`
const video = `INSERT INTO content (id, creator_id, platform, type, external_id, url, published_at)
  VALUES ('${a.video}', '${creator}', 'youtube', 'VIDEO', 'v1', 'https://youtube.example/v1', now())`
const secondCode = addCode(batch, 'DDDD-EEEE-FFFF', a.secondCode)

/**
 * Runs the deferred checks now instead of at the end of the transaction, as if the following statements were a new
 * transaction.
 */
export const settled = 'SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED'

export const given = {
  draftCampaign,
  campaign,
  participant,
  claim,
  draftQuest,
  quest,
  questRun,
  videoRun,
  agree,
  walkQuestRunTo,
  draftMission,
  mission,
  missionRun,
  moveMissionRun,
  sendTo,
  claimReward,
  program,
  membership,
  lists,
  othersQuest,
  video,
  secondCode,
  go,
} as const
