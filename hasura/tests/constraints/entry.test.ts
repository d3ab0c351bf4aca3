import { entryConstraints } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activation as a, given } from '../support/activations.ts'
import { createDatabase, type Scratch } from '../support/database.ts'
import { createMarket, market } from '../support/market.ts'
import { attempt, type Rule, testRules } from '../support/rules.ts'

const { creator, otherCreator, code } = market

const asCreator = `SELECT set_config('hasura.user', '{"x-hasura-role": "creator", "x-hasura-user-id": "${creator}"}', true)`
const approved = `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${market.connection}', '${creator}', 'meets_requirements');
  INSERT INTO creator_access (creator_id, kind, status) SELECT '${creator}', kind, 'approved' FROM unnest(ARRAY['creator', 'quests', 'keys']) AS kind`
const strict = (id: string): string =>
  `INSERT INTO requirement (activation_id, twitch_followers) VALUES ('${id}', 1000000)
     ON CONFLICT (activation_id) DO UPDATE SET twitch_followers = 1000000`
const vip = (id: string): string =>
  `INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${id}', '${creator}')`
const invited = (id: string, kind: string): string =>
  `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${id}', '${kind}', '${creator}')`
const later = (id: string): string =>
  `UPDATE activation SET start_date = now() + interval '3 days' WHERE id = '${id}'`
const close = (id: string): string => `UPDATE activation SET status = 'closed' WHERE id = '${id}'`
const unpublish = (id: string): string => `UPDATE activation SET status = 'unpublished' WHERE id = '${id}'`

const bid = `INSERT INTO quest_run (quest_id, creator_id) VALUES ('${a.quest}', '${creator}')`
const offer = `INSERT INTO quest_run (quest_id, creator_id, started_by) VALUES ('${a.quest}', '${creator}', 'company')`
const join = `INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${creator}')`
const request = (status = 'pending'): string =>
  `INSERT INTO key_campaign_participant (id, campaign_id, creator_id, status) VALUES ('${a.participant}', '${a.campaign}', '${creator}', '${status}')`
const apply = `INSERT INTO program_membership (program_id, creator_id) VALUES ('${a.program}', '${creator}')`

const waitlist = `${given.draftCampaign}; UPDATE key_campaign SET waitlist = true`
const openWaitlist = `${waitlist}; ${given.go(a.campaign)}`
const acceptedEarly = `${openWaitlist}; ${request('waitlist')}; UPDATE key_campaign_participant SET status = 'accepted'`

const shut = { by: 'entry_while_open', means: 'activation-not-open' } as const
const unmet = { by: 'entry_meets_requirements', means: 'requirements-not-met' } as const
const unapproved = { by: 'entry_needs_access', means: 'access-needed' } as const
const unconverted = { by: 'waitlist_converted_first', means: 'waitlist-first' } as const

const rules: readonly Rule[] = [
  {
    rule: 'a deleted account cannot join an activation',
    given: `${given.mission}; UPDATE "user" SET deleted_at = now() WHERE id = '${creator}'`,
    broken: join,
    by: 'entry_of_account',
    means: 'account-deleted',
  },
  { rule: 'a creator cannot bid on a draft', given: given.draftQuest, broken: bid, ...shut },
  {
    rule: 'a creator cannot join a closed mission',
    given: `${given.mission}; ${close(a.mission)}`,
    broken: join,
    ...shut,
  },
  {
    rule: 'a creator cannot apply to an unpublished campaign',
    given: `${given.campaign}; ${unpublish(a.campaign)}`,
    broken: request(),
    ...shut,
    detail: /the activation is "unpublished"/,
  },
  {
    rule: 'a creator cannot be invited to an activation they already joined',
    given: `${given.quest}; ${bid}`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_outsider',
    means: 'already-joined',
  },
  {
    rule: 'a creator cannot be invited to a quest they have completed',
    given: `${given.quest}; ${bid}; SET LOCAL session_replication_role = replica;
      UPDATE quest_run SET status = 'COMPLETED', finished_at = now(), amount_cents = 100, platform = 'twitch', post_type = 'STREAM',
        content_length_minutes = 60, delivery_type = 'open', auto_approve_days = 5, kit_codes = 1, fee_basis_points = 0, fee_cents = 0,
        payout_method = 'card', payout_cost_cents = 0,
        brief = '{}', accepted_at = now(); SET LOCAL session_replication_role = origin`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_outsider',
    means: 'already-joined',
  },
  {
    rule: 'a creator with a closed account cannot be invited',
    given: `${given.quest}; UPDATE "user" SET active = false WHERE id = '${creator}'`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_open_account',
    means: 'not-found',
  },
  {
    rule: 'a creator who joined a company cannot be invited',
    given: `${given.quest}; UPDATE "user" SET user_type = 'Company' WHERE id = '${creator}'`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_open_account',
    means: 'not-found',
  },
  {
    rule: 'a mailed invitation cannot be assigned to a creator who already joined',
    given: `${given.quest}; ${bid};
      INSERT INTO invitation (activation_id, activation_type, type, email) VALUES ('${a.quest}', 'QUEST', 'EMAIL', 'new@example.com')`,
    broken: `UPDATE invitation SET creator_id = '${creator}'`,
    by: 'invitation_of_outsider',
    means: 'already-joined',
  },
  {
    rule: 'an invitation cannot be accepted after its deadline',
    given: `${given.quest}; ${invited(a.quest, 'QUEST')}; UPDATE invitation SET deadline_at = now() - interval '1 second'`,
    broken: `UPDATE invitation SET status = 'ACCEPTED'`,
    by: 'invitation_in_time',
    means: 'invitation-over',
  },
  {
    rule: 'a creator cannot apply to an ended program',
    given: `${given.program}; ${close(a.program)}`,
    broken: apply,
    ...shut,
  },
  {
    rule: 'only invited creators can join an activation before its start',
    given: `${given.draftQuest}; ${later(a.quest)}; ${given.go(a.quest)}`,
    broken: bid,
    ...shut,
  },
  {
    rule: 'a creator cannot bid without quest access',
    given: `${given.quest}; ${asCreator}`,
    broken: bid,
    ...unapproved,
  },
  {
    rule: 'an invited creator cannot bid without quest access',
    given: `${given.quest}; ${invited(a.quest, 'QUEST')}; ${asCreator}`,
    broken: bid,
    ...unapproved,
  },
  {
    rule: 'a creator cannot request keys without access to keys',
    given: `${given.campaign}; ${asCreator}`,
    broken: request(),
    ...unapproved,
  },
  {
    rule: 'a creator who does not meet the requirements cannot bid',
    given: `${given.quest}; ${strict(a.quest)}; ${approved}; ${asCreator}`,
    broken: bid,
    ...unmet,
  },
  {
    rule: 'a creator who does not meet the requirements cannot join a mission',
    given: `${given.mission}; ${strict(a.mission)}; ${asCreator}`,
    broken: join,
    ...unmet,
  },
  {
    rule: 'a creator who does not meet the requirements cannot wait for access to keys',
    given: `${given.campaign}; ${strict(a.campaign)}; ${asCreator}`,
    broken: request('waiting_for_access'),
    ...unmet,
  },
  {
    rule: 'a creator cannot be invited to a draft',
    given: given.draftQuest,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_while_open',
    means: 'activation-not-open',
  },
  {
    rule: 'a creator cannot be invited to a waitlist',
    given: openWaitlist,
    broken: invited(a.campaign, 'KEY'),
    ...unconverted,
  },
  {
    rule: 'a creator cannot claim a code of a waitlist',
    given: acceptedEarly,
    broken: `INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}')`,
    ...unconverted,
  },
  {
    rule: 'a creator cannot submit content to a waitlist',
    given: acceptedEarly,
    broken: `INSERT INTO submission (participant_id, url) VALUES ('${a.participant}', 'https://x.example/1')`,
    ...unconverted,
  },
]

describe('joins and requests that the database refuses', () => testRules(rules, entryConstraints))

describe('joins and requests that the database allows', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await createDatabase()
    await createMarket(scratch.client)
  })
  afterAll(() => scratch.drop())

  test.each([
    ['a creator with quest access can bid', `${given.quest}; ${approved}; ${asCreator}; ${bid}`],
    ['a creator can join an open mission without any access', `${given.mission}; ${asCreator}; ${join}`],
    [
      'a VIP can join without meeting the requirements',
      `${given.mission}; ${strict(a.mission)}; ${vip(a.mission)}; ${asCreator}; ${join}`,
    ],
    [
      'an invited creator can join without meeting the requirements',
      `${given.mission}; ${strict(a.mission)}; ${invited(a.mission, 'MISSION')}; ${asCreator}; ${join}`,
    ],
    [
      'a creator can request keys while waiting for access',
      `${given.campaign}; ${asCreator}; ${request('waiting_for_access')}`,
    ],
    [
      'a creator can join a waitlist before the launch',
      `${waitlist}; ${later(a.campaign)}; ${given.go(a.campaign)}; ${request('waitlist')}`,
    ],
    [
      'a company can make an offer before the start',
      `${given.draftQuest}; ${later(a.quest)}; ${given.go(a.quest)}; ${offer}`,
    ],
    ['an admin can add any creator', `${given.mission}; ${strict(a.mission)}; ${join}`],
    [
      'a converted waitlist can give out codes',
      `${acceptedEarly}; ${given.secondCode}; UPDATE key_campaign SET waitlist = false; INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}')`,
    ],
    [
      'a creator can be invited to an upcoming quest',
      `${given.draftQuest}; ${later(a.quest)}; ${given.go(a.quest)}; ${invited(a.quest, 'QUEST')}`,
    ],
    [
      'two creators can join the same mission',
      `${given.missionRun}; INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${otherCreator}')`,
    ],
  ])('the database allows this: %s', async (_, sql) => {
    expect(await attempt(scratch.client, sql)).toBeUndefined()
  })
})
