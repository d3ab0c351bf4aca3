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
    rule: 'an account that was deleted takes part in nothing',
    given: `${given.mission}; UPDATE "user" SET deleted_at = now() WHERE id = '${creator}'`,
    broken: join,
    by: 'entry_of_account',
    means: 'account-deleted',
  },
  { rule: 'nobody bids on a draft', given: given.draftQuest, broken: bid, ...shut },
  {
    rule: 'nobody joins a closed mission',
    given: `${given.mission}; ${close(a.mission)}`,
    broken: join,
    ...shut,
  },
  {
    rule: 'an unpublished campaign is closed to new applications',
    given: `${given.campaign}; ${unpublish(a.campaign)}`,
    broken: request(),
    ...shut,
    detail: /the activation is "unpublished"/,
  },
  {
    rule: 'nobody is invited to what they take part in',
    given: `${given.quest}; ${bid}`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_outsider',
    means: 'already-joined',
  },
  {
    rule: 'nobody is invited to a quest that they have completed',
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
    rule: 'nobody is invited whose account is closed',
    given: `${given.quest}; UPDATE "user" SET active = false WHERE id = '${creator}'`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_open_account',
    means: 'not-found',
  },
  {
    rule: 'nobody is invited who acts for a company, whatever they were before',
    given: `${given.quest}; UPDATE "user" SET user_type = 'Company' WHERE id = '${creator}'`,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_of_open_account',
    means: 'not-found',
  },
  {
    rule: 'a mailed invitation is not given to who takes part',
    given: `${given.quest}; ${bid};
      INSERT INTO invitation (activation_id, activation_type, type, email) VALUES ('${a.quest}', 'QUEST', 'EMAIL', 'new@example.com')`,
    broken: `UPDATE invitation SET creator_id = '${creator}'`,
    by: 'invitation_of_outsider',
    means: 'already-joined',
  },
  {
    rule: 'an invitation is accepted in time',
    given: `${given.quest}; ${invited(a.quest, 'QUEST')}; UPDATE invitation SET deadline_at = now() - interval '1 second'`,
    broken: `UPDATE invitation SET status = 'ACCEPTED'`,
    by: 'invitation_in_time',
    means: 'invitation-over',
  },
  {
    rule: 'nobody applies to an ended program',
    given: `${given.program}; ${close(a.program)}`,
    broken: apply,
    ...shut,
  },
  {
    rule: 'what starts later takes in only whom the company asks',
    given: `${given.draftQuest}; ${later(a.quest)}; ${given.go(a.quest)}`,
    broken: bid,
    ...shut,
  },
  { rule: 'a creator bids once approved', given: `${given.quest}; ${asCreator}`, broken: bid, ...unapproved },
  {
    rule: 'an invitation does not stand for the approval',
    given: `${given.quest}; ${invited(a.quest, 'QUEST')}; ${asCreator}`,
    broken: bid,
    ...unapproved,
  },
  {
    rule: 'a creator requests keys once approved',
    given: `${given.campaign}; ${asCreator}`,
    broken: request(),
    ...unapproved,
  },
  {
    rule: 'a creator who misses the requirements does not bid',
    given: `${given.quest}; ${strict(a.quest)}; ${approved}; ${asCreator}`,
    broken: bid,
    ...unmet,
  },
  {
    rule: 'nor joins a mission',
    given: `${given.mission}; ${strict(a.mission)}; ${asCreator}`,
    broken: join,
    ...unmet,
  },
  {
    rule: 'nor waits for access to keys that would not be theirs',
    given: `${given.campaign}; ${strict(a.campaign)}; ${asCreator}`,
    broken: request('waiting_for_access'),
    ...unmet,
  },
  {
    rule: 'nobody is invited to a draft',
    given: given.draftQuest,
    broken: invited(a.quest, 'QUEST'),
    by: 'invitation_while_open',
    means: 'activation-not-open',
  },
  {
    rule: 'nobody is invited to a waitlist',
    given: openWaitlist,
    broken: invited(a.campaign, 'KEY'),
    ...unconverted,
  },
  {
    rule: 'nobody claims a code of a waitlist',
    given: acceptedEarly,
    broken: `INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}')`,
    ...unconverted,
  },
  {
    rule: 'nobody submits content to a waitlist',
    given: acceptedEarly,
    broken: `INSERT INTO submission (participant_id, url) VALUES ('${a.participant}', 'https://x.example/1')`,
    ...unconverted,
  },
]

describe('refused entries', () => testRules(rules, entryConstraints))

describe('accepted entries', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await createDatabase()
    await createMarket(scratch.client)
  })
  afterAll(() => scratch.drop())

  test.each([
    ['an approved creator bids', `${given.quest}; ${approved}; ${asCreator}; ${bid}`],
    ['a creator joins an open mission without any approval', `${given.mission}; ${asCreator}; ${join}`],
    [
      'a VIP is asked for no requirements',
      `${given.mission}; ${strict(a.mission)}; ${vip(a.mission)}; ${asCreator}; ${join}`,
    ],
    [
      'one who was invited is asked for no requirements',
      `${given.mission}; ${strict(a.mission)}; ${invited(a.mission, 'MISSION')}; ${asCreator}; ${join}`,
    ],
    [
      'a creator waits for access to keys',
      `${given.campaign}; ${asCreator}; ${request('waiting_for_access')}`,
    ],
    [
      'a creator lines up before the launch',
      `${waitlist}; ${later(a.campaign)}; ${given.go(a.campaign)}; ${request('waitlist')}`,
    ],
    [
      'a company makes an offer before the start',
      `${given.draftQuest}; ${later(a.quest)}; ${given.go(a.quest)}; ${offer}`,
    ],
    ['an admin takes in whom they like', `${given.mission}; ${strict(a.mission)}; ${join}`],
    [
      'a converted waitlist gives codes',
      `${acceptedEarly}; ${given.secondCode}; UPDATE key_campaign SET waitlist = false; INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}')`,
    ],
    [
      'an upcoming quest is invited to',
      `${given.draftQuest}; ${later(a.quest)}; ${given.go(a.quest)}; ${invited(a.quest, 'QUEST')}`,
    ],
    [
      'two creators are in one mission',
      `${given.missionRun}; INSERT INTO mission_run (mission_id, creator_id) VALUES ('${a.mission}', '${otherCreator}')`,
    ],
  ])('%s', async (_, sql) => {
    expect(await attempt(scratch.client, sql)).toBeUndefined()
  })
})
