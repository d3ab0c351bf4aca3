import type { Readers } from './readers.ts'
import { company, everyone, makers, nobody, signedIn, within } from './readers.ts'

const announced = `status IN ('upcoming', 'active', 'unpublished', 'ended', 'closed', 'past')`
const open = `${announced} AND visibility = 'public' AND kind <> 'QUEST'`
const approvedForQuests = `EXISTS (SELECT FROM creator_access WHERE creator_id = $me AND kind = 'quests' AND status = 'approved')`
const mine = 'creator_id = $me'

/** rules §6: quests are for approved creators, but creators who were invited or take part always see the activation. */
const openToCreator = `${announced} AND (
  (visibility = 'public' AND (kind <> 'QUEST' OR ${approvedForQuests}))
  OR ${within('id', 'invitation', mine, 'activation_id')}
  OR ${within('id', 'key_campaign_participant', mine, 'campaign_id')}
  OR ${within('id', 'quest_run', mine, 'quest_id')}
  OR ${within('id', 'mission_run', mine, 'mission_id')}
  OR ${within('id', 'program_membership', mine, 'program_id')})`

const activations: Readers = {
  ...everyone(open),
  creator: openToCreator,
  company: `company_id = $company OR (${open})`,
}

/** Rows with a parent have the same readers as the parent. */
const along = (column: string, table: string, readers: Readers): Readers =>
  Object.fromEntries(Object.entries(readers).map(([role, rows]) => [role, within(column, table, rows)]))

const ofActivation = (column: string): Readers => along(column, 'activation', activations)
const ownersOnly = (readers: Readers, column: string, table = 'activation'): Readers => ({
  ...readers,
  company: within(column, table, 'company_id = $company'),
})

const missions = ofActivation('id')
const programs = ofActivation('id')
const inMission = (column: string): Readers => ownersOnly(ofActivation(column), column)

/** Only the creator and the company of a deal can read these rows. */
const bothSides: Readers = { company: 'company_id = $company', creator: mine }

const inKit = `activation_id IN (
    SELECT campaign_id FROM key_campaign_participant
     WHERE creator_id = $me AND status IN ('accepted', 'claimed_key', 'submitted_content', 'completed')
    UNION
    SELECT quest_id FROM quest_run
     WHERE creator_id = $me AND status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'COMPLETED'))`
const hasRewards = `activation_id IN (
    SELECT mission_id FROM mission_run WHERE creator_id = $me AND status IN ('claimReward', 'completed'))`
const shown = `kind IN ('image', 'video')`
const paysForInsights = 'EXISTS (SELECT FROM insight_access WHERE company_id = $company)'
const submittedToUs = 'id IN (SELECT content_id FROM submission WHERE company_id = $company)'

export const activationMatrix: Readonly<Record<string, Readers>> = {
  activation_guest: nobody,
  creator_eligibility: nobody,
  insight_access: nobody,
  link_click: nobody,

  activation: activations,
  activation_channel: ofActivation('activation_id'),
  activation_game: ofActivation('activation_id'),
  activation_tag: ofActivation('activation_id'),
  activation_media: {
    ...everyone(`${shown} AND ${within('activation_id', 'activation', open)}`),
    creator: `(${shown} AND ${within('activation_id', 'activation', openToCreator)}) OR ${inKit}`,
    company: `${within('activation_id', 'activation', 'company_id = $company')}
      OR (${shown} AND ${within('activation_id', 'activation', open)})`,
  },
  activation_code_item: company(within('activation_id', 'activation', 'company_id = $company')),
  activation_code_stock: company(),
  activation_whitelist: company(within('activation_id', 'activation', 'company_id = $company')),
  creator_kit: { ...company(within('activation_id', 'activation', 'company_id = $company')), creator: inKit },
  requirement: ownersOnly(ofActivation('activation_id'), 'activation_id'),

  key_acceptance: company(within('activation_id', 'activation', 'company_id = $company')),
  key_campaign: ofActivation('id'),
  key_campaign_participant: bothSides,
  denied_match: { creator: mine },
  key_match: bothSides,
  key_reach: company(),
  key_offer: { ...company(), creator: `${inKit} OR ${hasRewards}` },
  key_record: {
    company: within('creator_id', 'key_campaign_participant', 'company_id = $company', 'creator_id'),
    creator: mine,
  },
  key_set: company(within('activation_id', 'activation', 'company_id = $company')),
  code_claim: bothSides,
  code_demand: company(),
  code_request: bothSides,

  quest: {
    company: within('id', 'activation', 'company_id = $company'),
    creator: within('id', 'activation', openToCreator),
  },
  quest_run: bothSides,
  quest_bid: bothSides,
  quest_average: company(),
  creator_record: company(within('creator_id', 'quest_run', 'company_id = $company', 'creator_id')),
  quest_budget: company(),
  quest_run_money: bothSides,
  quest_message: bothSides,
  quest_run_badge: signedIn('true'),
  quest_run_dispute: bothSides,
  quest_dispute_statement: bothSides,
  quest_run_event: bothSides,
  quest_run_review: bothSides,

  mission: missions,
  mission_criterion: inMission('mission_id'),
  mission_reward: inMission('mission_id'),
  mission_reward_channel: along('reward_id', 'mission_reward', inMission('mission_id')),
  mission_run: bothSides,
  mission_progress: bothSides,
  mission_unlock: {
    ...everyone(within('unlocked_mission_id', 'activation', open)),
    creator: within('unlocked_mission_id', 'activation', openToCreator),
    company: 'company_id = $company',
  },
  reward_claim: bothSides,
  shipping_address: {
    creator: mine,
    company: `company_id = $company AND mission_run_id IN (
      SELECT mission_run_id FROM reward_claim JOIN mission_reward ON mission_reward.id = reward_id WHERE mission_reward.kind = 'merchandise')`,
  },
  submission: bothSides,

  creator_program: programs,
  program_perk: ofActivation('program_id'),
  program_question: {
    ...everyone(within('program_id', 'activation', open)),
    creator: within('program_id', 'activation', openToCreator),
    company: within('program_id', 'activation', 'company_id = $company'),
  },
  program_membership: bothSides,
  program_answer: bothSides,
  program_demographics: bothSides,
  program_application: makers(mine),

  invitation: bothSides,
  deal: { creator: mine },
  link: bothSides,
  link_click_day: bothSides,
  link_click_sum: company(),
  activation_day: bothSides,
  report_row: company(),
  matchmaking: company(),
  matchmaking_item: company(),

  content: {
    anonymous: `visibility = 'public'`,
    ...makers(`visibility = 'public'`),
    creator: `visibility = 'public' OR ${mine}`,
    company: `visibility = 'public' OR ${submittedToUs}`,
  },
  content_day: {
    creator: mine,
    company: `content_id IN (SELECT id FROM content WHERE ${submittedToUs} OR (visibility = 'public' AND ${paysForInsights}))`,
  },
  creator_day: { creator: mine },
  creator_period: { creator: mine },
  channel_content_day: {
    creator: within('connection_id', 'user_connection', 'user_id = $me'),
    company: paysForInsights,
  },
  channel_period: company(paysForInsights),
  channel_game: company(paysForInsights),
  game_day: company(paysForInsights),
  game_period: company(paysForInsights),
}
