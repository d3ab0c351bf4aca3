import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import type { QuestRunStatus } from '@questboard/domain'
import { createActivation, createInvitation, createQuestRun } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const CHANNEL = randomUUID()
const company = sessions.studioOwner
const rival = { ...company, 'x-hasura-company-id': randomUUID() }
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }
const otherCreator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': sessions.user['x-hasura-user-id'] }

let actions: Actions
let questId: string
beforeAll(async () => {
  actions = await startActions()
  await query(`
    insert into creator_access (creator_id, kind, status) select '${CREATOR}', value, 'approved' from creator_access_kind where value <> 'creator'
      on conflict do nothing;
    insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
      values ('${CHANNEL}', '${CREATOR}', 'twitch', 'bids', 'Bids', 'https://www.twitch.tv/bids');
    insert into payout_account (creator_id, method, provider_reference, country, is_ready) values ('${CREATOR}', 'card', 'acct_1', 'SE', true)`)
}, 120_000)
afterAll(() => actions?.close())
beforeEach(async () => {
  questId = await transact((transaction) =>
    createActivation(transaction, { kind: 'QUEST', companyId: STUDIO, name: 'Play Emberfall' }),
  )
})

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows
const transact = <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  actions.services.database.transaction().execute(work)

const call = (name: string, input: object, session: Record<string, string>) =>
  callAction(actions, name, input, session)

const terms = {
  amountCents: 50_000,
  platform: 'twitch',
  connectionId: CHANNEL,
  postType: 'STREAM',
  contentLengthMinutes: 60,
  deliveryType: 'open',
  message: 'I play it live',
}
const companysTerms = { ...terms, connectionId: null }

/** A run with an open offer. */
const begin = async (
  startedBy: 'creator' | 'company',
  { status, amountCents = 50_000 }: { status?: QuestRunStatus; amountCents?: number } = {},
) => {
  const runId = await transact((transaction) =>
    createQuestRun(transaction, {
      questId,
      creatorId: CREATOR,
      startedBy,
      bid: { amountCents },
      ...(status && { status }),
    }),
  )
  return { runId, bidId: await bidOf(runId) }
}
const bidOf = async (runId: string): Promise<string> =>
  String((await query(`select current_bid_id from quest_run where id = '${runId}'`))[0]?.current_bid_id)
const statusOf = async (runId: string) =>
  (await query(`select status from quest_run where id = '${runId}'`))[0]?.status

describe("a creator's first offer for a quest", () => {
  it("a creator's first offer starts one quest run per idempotency key, however often the request is sent", async () => {
    const input = { questId, ...terms, idempotencyKey: randomUUID() }
    const [first, again] = await Promise.all([
      call('makeOffer', input, creator),
      call('makeOffer', input, creator),
    ])
    expect(again.body).toEqual(first.body)
    expect(await query(`select status from quest_run where quest_id = '${questId}'`)).toEqual([
      { status: 'INITIAL_BID' },
    ])
    expect(
      await query(
        `select amount_cents::int, side, connection_id, message from quest_bid where quest_run_id = '${first.body.questRunId}'`,
      ),
    ).toEqual([{ amount_cents: 50_000, side: 'creator', connection_id: CHANNEL, message: 'I play it live' }])
  })

  it.each([
    ['no amount', { amountCents: 0 }, 'amountCents'],
    ['no length', { contentLengthMinutes: 0 }, 'contentLengthMinutes'],
    ['TikTok', { platform: 'tiktok' }, 'platform'],
    ['an unknown delivery', { deliveryType: 'soon' }, 'deliveryType'],
  ])(
    'a first offer with %s is refused, and the error names the field with the problem',
    async (_, change, field) => {
      expect(await call('makeOffer', { questId, ...terms, ...change }, creator)).toMatchObject({
        status: 400,
        body: { extensions: { field } },
      })
    },
  )

  it.each([
    ["another creator's channel", { connectionId: randomUUID() }, 'bid-channel'],
    ['content that the quest does not request', { postType: 'SHORTS' }, 'bid-post-type'],
    [
      'a date in the past',
      { deliveryType: 'specific_date', deliveryDate: '2020-01-01T00:00:00Z' },
      'bid-date',
    ],
    ["a different delivery than the quest's", { deliveryType: 'date_range' }, 'bid-delivery'],
  ])('a first offer with %s is refused and creates no quest run', async (_, change, code) => {
    expect(await call('makeOffer', { questId, ...terms, ...change }, creator)).toMatchObject(refusal(code))
    expect(await query(`select from quest_run where quest_id = '${questId}'`)).toEqual([])
  })

  it('a creator needs a payout account to make a first offer', async () => {
    await query(`update payout_account set is_ready = false where creator_id = '${CREATOR}'`)
    const answer = await call('makeOffer', { questId, ...terms }, creator)
    await query(`update payout_account set is_ready = true where creator_id = '${CREATOR}'`)
    expect(answer).toMatchObject(refusal('payout-setup'))
  })

  it('only creators can make a first offer', async () => {
    expect(await call('makeOffer', { questId, ...terms }, company)).toMatchObject(refusal('not-allowed'))
  })
})

describe('answering an open offer', () => {
  it('an offer can be accepted once, and accepting it fixes the amount that the creator gets', async () => {
    const { runId, bidId } = await begin('creator', { amountCents: 66_667 })
    const input = { bidId, idempotencyKey: randomUUID() }
    expect((await call('acceptBid', input, company)).body).toEqual({ questRunId: runId })
    expect((await call('acceptBid', input, company)).body).toEqual({ questRunId: runId })
    expect(
      await query(
        `select status, amount_cents::int, fee_cents::int, payout_cost_cents::int, net_cents::int from quest_run where id = '${runId}'`,
      ),
    ).toEqual([
      {
        status: 'PENDING_PAYMENT',
        amount_cents: 66_667,
        fee_cents: 6667,
        payout_cost_cents: 175,
        net_cents: 59_825,
      },
    ])
    expect(await call('acceptBid', { bidId }, company)).toMatchObject(refusal('status-illegal'))
  })

  it('a creator whom a company invited can accept its offer', async () => {
    const { runId, bidId } = await begin('company')
    expect(await call('acceptBid', { bidId }, company)).toMatchObject(refusal('bid-turn'))
    expect((await call('acceptBid', { bidId }, creator)).status).toBe(200)
    expect(await statusOf(runId)).toBe('PENDING_PAYMENT')
  })

  it('declining an offer ends the bidding', async () => {
    const { runId, bidId } = await begin('creator')
    expect((await call('rejectBid', { bidId }, company)).body).toEqual({ questRunId: runId })
    expect(await statusOf(runId)).toBe('BID_REJECTED')
  })

  it('the side that made an offer can withdraw it, once per idempotency key', async () => {
    const { runId, bidId } = await begin('creator')
    const input = { bidId, idempotencyKey: randomUUID() }
    expect(await call('withdrawBid', { bidId }, company)).toMatchObject(refusal('bid-not-yours'))
    expect(await call('withdrawBid', { bidId }, otherCreator)).toMatchObject(refusal('not-found'))
    expect((await call('withdrawBid', input, creator)).body).toEqual({ questRunId: runId })
    expect((await call('withdrawBid', input, creator)).body).toEqual({ questRunId: runId })
    expect(await statusOf(runId)).toBe('BID_REJECTED')
    expect(await call('withdrawBid', { bidId }, creator)).toMatchObject(refusal('status-illegal'))
  })

  it('a person who saw a different offer cannot accept the current offer', async () => {
    const { runId, bidId: seen } = await begin('company')
    expect((await call('counterBid', { bidId: seen, ...terms, amountCents: 70_000 }, creator)).status).toBe(
      200,
    )
    const countered = await bidOf(runId)
    expect(
      (await call('counterBid', { bidId: countered, ...companysTerms, amountCents: 60_000 }, company)).status,
    ).toBe(200)
    // The company makes both offers, so the offers differ only in their terms.
    expect(await call('acceptBid', { bidId: seen }, creator)).toMatchObject(refusal('status-illegal'))
    expect(await call('rejectBid', { bidId: seen }, creator)).toMatchObject(refusal('status-illegal'))
    expect(await call('counterBid', { bidId: seen, ...terms }, creator)).toMatchObject(
      refusal('status-illegal'),
    )
    expect(await statusOf(runId)).toBe('COUNTER_BID')
    expect((await call('acceptBid', { bidId: await bidOf(runId) }, creator)).status).toBe(200)
    expect(await query(`select amount_cents::int from quest_run where id = '${runId}'`)).toEqual([
      { amount_cents: 60_000 },
    ])
  })

  it('a company can send a counter-offer only to a creator whom it invited', async () => {
    const { runId, bidId } = await begin('creator')
    expect(await call('counterBid', { bidId, ...companysTerms }, company)).toMatchObject(
      refusal('counter-not-allowed'),
    )
    expect(await statusOf(runId)).toBe('INITIAL_BID')
  })

  it('a company cannot accept an offer before the creator can receive payouts', async () => {
    const { bidId } = await begin('creator')
    await query(`update payout_account set is_ready = false where creator_id = '${CREATOR}'`)
    const answer = await call('acceptBid', { bidId }, company)
    await query(`update payout_account set is_ready = true where creator_id = '${CREATOR}'`)
    expect(answer).toMatchObject(refusal('creator-payout-setup'))
  })

  it.each(['acceptBid', 'rejectBid', 'counterBid'])(
    'strangers who call %s get the error that the offer does not exist',
    async (name) => {
      const { runId, bidId } = await begin('creator')
      const input = { bidId, ...(name === 'counterBid' && terms) }
      for (const stranger of [rival, otherCreator])
        expect(await call(name, input, stranger)).toMatchObject(refusal('not-found'))
      expect(await call(name, input, sessions.user)).toMatchObject(refusal('not-allowed'))
      expect(await statusOf(runId)).toBe('INITIAL_BID')
    },
  )
})

describe('answering an invitation to a quest', () => {
  const invite = () =>
    transact((transaction) => createInvitation(transaction, { activationId: questId, creatorId: CREATOR }))
  const answerOf = async (id: string) =>
    (await query(`select status from invitation where id = '${id}'`))[0]?.status

  it('an invitation can be accepted once, and only by its creator', async () => {
    const invitationId = await invite()
    expect(await call('acceptInvitation', { invitationId }, otherCreator)).toMatchObject(refusal('not-found'))
    expect(await call('acceptInvitation', { invitationId }, company)).toMatchObject(refusal('not-allowed'))
    const input = { invitationId, idempotencyKey: randomUUID() }
    expect((await call('acceptInvitation', input, creator)).body).toEqual({ invitationId })
    expect((await call('acceptInvitation', input, creator)).body).toEqual({ invitationId })
    expect(await answerOf(invitationId)).toBe('ACCEPTED')
    expect(await call('rejectInvitation', { invitationId }, creator)).toMatchObject(refusal('status-illegal'))
  })

  it('declining an invitation declines its offer', async () => {
    const { runId } = await begin('company')
    const [row] = await query(`select id from invitation where quest_run_id = '${runId}'`)
    const invitationId = String(row?.id)
    expect(await call('rejectInvitation', { invitationId }, otherCreator)).toMatchObject(refusal('not-found'))
    expect((await call('rejectInvitation', { invitationId }, creator)).status).toBe(200)
    expect([await answerOf(invitationId), await statusOf(runId)]).toEqual(['REJECTED', 'BID_REJECTED'])
  })
})
