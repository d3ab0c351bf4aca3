import { explain } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activation as a, given } from '../support/activations.ts'
import { createDatabase, type Scratch } from '../support/database.ts'
import { createMarket, market } from '../support/market.ts'
import type { Given } from '../support/prepare.ts'
import { attempt } from '../support/rules.ts'

const { company, creator, owner, batch, otherCreator } = market

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
})
afterAll(() => scratch.drop())

type Half = {
  readonly rule: string
  readonly given?: Given
  readonly into: string
  /** The row's values in its first status. */
  readonly row: Readonly<Record<string, string>>
  /** Values that belong to later statuses. Each must be refused. */
  readonly later: readonly Readonly<Record<string, string>>[]
}

const money = { amount_cents: '500', idempotency_key: `'p1'` }
const invited = { activation_id: `'${a.quest}'`, activation_type: `'QUEST'`, creator_id: `'${creator}'` }

const halves: readonly Half[] = [
  {
    rule: 'a new quest run starts with bidding',
    given: given.quest,
    into: 'quest_run',
    row: { quest_id: `'${a.quest}'`, creator_id: `'${creator}'` },
    later: [{ status: `'COMPLETED'` }, { status: `'PAYOUT'` }, { amount_cents: '100' }, { paid_at: 'now()' }],
  },
  {
    rule: 'a new dispute starts as possible',
    given: [given.questRun, given.walkQuestRunTo('CONTENTPRODUCTION')],
    into: 'quest_run_dispute',
    row: {
      quest_run_id: `'${a.questRun}'`,
      cause: `'content_declined'`,
      deadline_at: `now() + interval '7 days'`,
    },
    later: [{ status: `'open'` }, { status: `'decided'` }, { decision: `'pay_out'` }],
  },
  {
    rule: 'new quest content starts in review',
    given: [given.questRun, given.walkQuestRunTo('CONTENTPRODUCTION')],
    into: 'submission',
    row: { quest_run_id: `'${a.questRun}'`, url: `'https://twitch.example/v1'`, post_type: `'STREAM'` },
    later: [
      { status: `'APPROVED'` },
      { status: `'REJECTED'` },
      { reviewed_by: `'${owner}'` },
      { listed_at: 'now()' },
    ],
  },
  {
    rule: 'a new participant has applied, is waiting or was invited',
    given: given.campaign,
    into: 'key_campaign_participant',
    row: { campaign_id: `'${a.campaign}'`, creator_id: `'${creator}'` },
    later: ['accepted', 'claimed_key', 'submitted_content', 'completed', 'failed', 'rejected'].map(
      (status) => ({
        status: `'${status}'`,
      }),
    ),
  },
  {
    rule: 'a new mission run starts as active',
    given: given.mission,
    into: 'mission_run',
    row: { mission_id: `'${a.mission}'`, creator_id: `'${creator}'` },
    later: [
      { status: `'completed'` },
      { status: `'claimReward'` },
      { status: `'review'` },
      { finished_at: 'now()' },
    ],
  },
  {
    rule: 'a new program membership starts as an application',
    given: given.program,
    into: 'program_membership',
    row: { program_id: `'${a.program}'`, creator_id: `'${creator}'` },
    later: [{ status: `'accepted'` }, { status: `'rejected'` }, { decided_by: `'${owner}'` }],
  },
  {
    rule: 'a new invitation starts unanswered',
    given: given.quest,
    into: 'invitation',
    row: invited,
    later: [{ status: `'ACCEPTED'` }, { status: `'REJECTED'` }, { answered_at: 'now()' }],
  },
  {
    rule: 'a new payment starts before the request to the card provider',
    into: 'payment',
    row: { company_id: `'${company}'`, ...money },
    later: [
      { status: `'succeeded'`, succeeded_at: 'now()' },
      { status: `'refunded'`, succeeded_at: 'now()', refunded_cents: '500' },
      { status: `'processing'` },
      { refunded_cents: '1' },
      { provider_reference: `'pi_1'` },
      { approved_by: `'${owner}'` },
    ],
  },
  {
    rule: 'a new payout starts before the request to the payout provider',
    into: 'payout',
    row: { creator_id: `'${creator}'`, ...money },
    later: [{ status: `'paid'`, paid_at: 'now()' }, { status: `'failed'` }, { provider_reference: `'po_1'` }],
  },
  {
    rule: 'a new invoice starts as open',
    into: 'invoice',
    row: { company_id: `'${company}'`, total_cents: '100' },
    later: [{ status: `'paid'` }, { status: `'void'` }],
  },
  {
    rule: 'a new export starts without a file',
    into: 'export',
    row: { company_id: `'${company}'`, kind: `'report'` },
    later: [{ status: `'ready'` }, { status: `'expired'` }, { row_count: '1' }],
  },
  {
    rule: 'a new matchmaking request starts without matches',
    given: given.quest,
    into: 'matchmaking',
    row: { activation_id: `'${a.quest}'`, game_id: `'${market.game}'`, objective: `'awareness'` },
    later: [{ status: `'ready'`, finished_at: 'now()', creators_considered: '3' }, { status: `'failed'` }],
  },
  {
    rule: 'a new code starts unclaimed',
    into: 'code',
    row: { batch_id: `'${batch}'`, code_ciphertext: `'\\x01'`, key_id: `'k'`, code_hash: `sha256('1')` },
    later: [
      { status: `'claimed'`, claimed_by: `'${creator}'`, claimed_at: 'now()' },
      { claimed_by: `'${otherCreator}'` },
    ],
  },
  {
    rule: 'a new custom domain starts unverified',
    given: `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 day'`,
    into: 'custom_domain',
    row: { company_id: `'${company}'`, domain: `'play.example'` },
    later: [{ status: `'verified'` }],
  },
  {
    rule: 'a new company change starts undecided',
    into: 'company_change',
    row: { company_id: `'${company}'`, name: `'Southlight'`, website: `'https://southlight.example'` },
    later: [
      { status: `'approved'`, decided_at: 'now()' },
      { status: `'rejected'`, reason: `'No'`, decided_at: 'now()' },
    ],
  },
  {
    rule: 'a new activation cannot start as closed or unpublished',
    into: 'activation',
    row: { kind: `'QUEST'`, company_id: `'${company}'`, name: `'Over'` },
    later: ['ended', 'closed', 'past', 'unpublished'].map((status) => ({ status: `'${status}'` })),
  },
]

const insert = (into: string, row: Readonly<Record<string, string>>): string =>
  `INSERT INTO ${into} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`

describe('inserting rows in their first status', () => {
  test.each(halves)('inserting rows: $rule', async ({ given: before = 'SELECT', into, row, later }) => {
    expect(await attempt(scratch.client, before, insert(into, row))).toBeUndefined()
    for (const change of later) {
      const refusal = await attempt(scratch.client, before, insert(into, { ...row, ...change }))
      expect({ ...change, by: refusal?.constraint }).toEqual({ ...change, by: `${into}_begin` })
      expect(explain(refusal?.message ?? '')?.code).toBe('starts-later')
    }
  })

  test('a quest run whose content no one reviewed cannot be inserted as paid out', async () => {
    const refusal = await attempt(
      scratch.client,
      [given.questRun, given.walkQuestRunTo('CONTENTREVIEW')],
      `INSERT INTO submission (quest_run_id, url, post_type, status) VALUES ('${a.questRun}', 'https://twitch.example/v2', 'STREAM', 'APPROVED')`,
    )
    expect(refusal?.constraint).toBe('submission_begin')
  })
})
