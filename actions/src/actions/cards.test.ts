import { randomUUID } from 'node:crypto'
import { createActivation, createQuestRun } from '@questboard/moves/testing'
import { startSandbox, stripeSandboxAt } from '@questboard/providers/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction } from '../testing/callAction.ts'

const STUDIO = 'd0000000-0000-4000-8000-000000000010'
const OWNER = 'd0000000-0000-4000-8000-000000000001'
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const CHANNEL = randomUUID()
const session: Record<string, string> = {
  'x-hasura-role': 'company',
  'x-hasura-user-id': OWNER,
  'x-hasura-company-id': STUDIO,
  'x-hasura-company-owner': 'true',
}
const colleague = { ...session, 'x-hasura-company-owner': 'false' }
const rival = { ...session, 'x-hasura-company-id': randomUUID() }
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let actions: Actions
beforeAll(async () => {
  sandbox = await startSandbox()
  actions = await startActions({ SANDBOX_URL: sandbox.url })
  await query(`
    insert into creator_access (creator_id, kind, status) select '${CREATOR}', value, 'approved' from creator_access_kind where value <> 'creator'
      on conflict do nothing;
    insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
      values ('${CHANNEL}', '${CREATOR}', 'twitch', 'cards', 'Cards', 'https://www.twitch.tv/cards');
    insert into payout_account (creator_id, method, provider_reference, country, is_ready) values ('${CREATOR}', 'card', 'acct_1', 'SE', true)`)
}, 120_000)
afterAll(async () => {
  await actions?.close()
  await sandbox?.stop()
})
beforeEach(() => query(`delete from payment_method where company_id = '${STUDIO}'`))

const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows ?? []

let agreed = 0
/** Each payment is due an hour after the previous one. */
const agreedRun = async (cents = 50_000): Promise<string> => {
  agreed += 1
  const deadline = new Date(Math.floor(Date.now() / 1000 + agreed * 3600) * 1000)
  return actions.services.database.transaction().execute(async (transaction) => {
    const questId = await createActivation(transaction, {
      kind: 'QUEST',
      companyId: STUDIO,
      name: 'Play Emberfall',
    })
    return createQuestRun(transaction, {
      questId,
      creatorId: CREATOR,
      bid: { amountCents: cents },
      status: 'PENDING_PAYMENT',
      deadline,
    })
  })
}
const pay = (questRunIds: readonly string[], more: Record<string, unknown> = {}, as = session) =>
  callAction(
    actions,
    'payCart',
    { questRunIds, bySavedCard: false, idempotencyKey: randomUUID(), ...more },
    as,
  )
const planInCart = async (plan: string) => {
  await query(`delete from cart_item where company_id = '${STUDIO}' and kind = 'plan' and payment_id is null`)
  const [item] = await query(
    `insert into cart_item (company_id, kind, plan_id) values ('${STUDIO}', 'plan', '${plan}') returning id`,
  )
  return String(item?.id)
}
const card = () => query(`select brand, last4 from payment_method where company_id = '${STUDIO}'`)
const keepACard = () =>
  query(`insert into payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
         values ('${STUDIO}', 'cus_demo_d0000000', 'pm_demo_d0000000', 'visa', '4242', 9, 2030)`)

describe('paying for a cart', () => {
  it('paying for a cart creates one payment per idempotency key, due at the earliest deadline of its quest runs', async () => {
    const runs = [await agreedRun(), await agreedRun(60_000)]
    const idempotencyKey = randomUUID()
    const [first, again] = await Promise.all([pay(runs, { idempotencyKey }), pay(runs, { idempotencyKey })])
    expect(again.body).toEqual(first.body)
    const rows =
      await query(`select payment.amount_cents::int, description, due_at = min(run.deadline_at) as is_due, vendor
      from payment join quest_run as run on run.payment_id = payment.id where run.id in ('${runs.join("','")}') group by payment.id`)
    expect(rows).toEqual([{ amount_cents: 110_000, description: '2 Quests', is_due: true, vendor: 'stripe' }])
  })

  it("a cart above the card provider's limit is split into several payments", async () => {
    const runs = [await agreedRun(60_000_000), await agreedRun(50_000_000), await agreedRun(30_000_000)]
    const { body } = await pay(runs)
    expect(body.paymentIds).toHaveLength(2)
    const rows = await query(`select distinct payment.amount_cents::int as cents from payment
      join quest_run as run on run.payment_id = payment.id where run.id in ('${runs.join("','")}') order by 1`)
    expect(rows).toEqual([{ cents: 50_000_000 }, { cents: 90_000_000 }])
  })

  it('a cart is refused if one of its quest runs is above the payment limit or belongs to another company', async () => {
    const run = await agreedRun()
    expect((await pay([await agreedRun(100_000_000)])).body).toMatchObject({
      extensions: { code: 'payment-amount' },
    })
    expect((await pay([run, randomUUID()])).body).toMatchObject({ extensions: { code: 'not-found' } })
    expect((await pay([run], {}, rival)).body).toMatchObject({ extensions: { code: 'not-found' } })
    expect((await pay([run], {}, creator)).status).toBe(400)
    expect(await query(`select id from quest_run where id = '${run}' and payment_id is not null`)).toEqual([])
  })

  it('a cart with a plan becomes two payments', async () => {
    await query(`update subscription set plan_id = 'starter', valid_to = null where company_id = '${STUDIO}'`)
    const planItemId = await planInCart('growth')
    const run = await agreedRun()
    expect((await pay([], {})).body).toMatchObject({ extensions: { code: 'invalid-input' } })
    const { body } = await pay([run], { planItemId })
    expect(body.paymentIds).toHaveLength(2)
    const rows = await query(`select amount_cents::int as cents, description, plan_id from payment
      where id in ('${[body.paymentIds].flat().join("','")}') order by plan_id nulls first`)
    expect(rows).toEqual([
      { cents: 50_000, description: 'Quest: Play Emberfall', plan_id: null },
      { cents: 29_900, description: 'Plan: Growth', plan_id: 'growth' },
    ])
    expect((await pay([], { planItemId })).body).toMatchObject({ extensions: { code: 'status-illegal' } })
    expect((await pay([], { planItemId: await planInCart('growth') }, rival)).body).toMatchObject({
      extensions: { code: 'not-found' },
    })
  })

  it('a cart is paid with the saved card if there is one', async () => {
    const run = await agreedRun()
    expect((await pay([run], { bySavedCard: true })).body).toMatchObject({
      message: 'The payment failed. Please update your payment info under billing.',
    })
    await keepACard()
    expect((await pay([run], { bySavedCard: true })).status).toBe(200)
  })
})

describe('canceling a payment', () => {
  it('only the company can cancel its payment', async () => {
    const { body } = await pay([await agreedRun()])
    const [paymentId] = Array.isArray(body.paymentIds) ? body.paymentIds : []
    expect(
      (await callAction(actions, 'leavePayment', { paymentId, idempotencyKey: randomUUID() }, rival)).body,
    ).toMatchObject({
      extensions: { code: 'not-found' },
    })
  })
})

describe('setting the payment limit of a company', () => {
  it('owners set the payment limit, and only another member can approve a payment above it', async () => {
    const [mate] =
      await query(`with person as (update "user" set user_type = 'Company' where username = 'demouser' returning id)
      insert into company_member (company_id, user_id) select '${STUDIO}', id from person returning user_id as id`)
    const second = { ...colleague, 'x-hasura-user-id': String(mate?.id) }
    const limit = (limitCents: number | null, as = session) =>
      callAction(actions, 'setPaymentLimit', { limitCents }, as)
    expect((await limit(100, colleague)).status).toBe(400)
    expect((await limit(0)).body).toMatchObject({ extensions: { code: 'invalid-input' } })
    expect((await limit(100)).body).toEqual({ waits: false })
    const { body } = await pay([await agreedRun()])
    const [paymentId] = Array.isArray(body.paymentIds) ? body.paymentIds : []
    const approve = (as: Record<string, string>, idempotencyKey: string = randomUUID()) =>
      callAction(actions, 'approvePayment', { paymentId, idempotencyKey }, as)
    expect((await approve(session)).body).toMatchObject({ extensions: { code: 'payment-approval' } })
    expect((await approve(rival)).body).toMatchObject({ extensions: { code: 'not-found' } })
    const key = randomUUID()
    expect((await approve(second, key)).body).toEqual({ paymentId })
    expect((await approve(second, key)).body).toEqual({ paymentId })
    expect((await approve(second)).body).toMatchObject({ extensions: { code: 'status-illegal' } })

    const more = await pay([await agreedRun()])
    const [another] = Array.isArray(more.body.paymentIds) ? more.body.paymentIds : []
    const left = { paymentId: another, reason: 'Too expensive', idempotencyKey: randomUUID() }
    for (const _ of ['sent', 'sent again'])
      expect((await callAction(actions, 'leavePayment', left, second)).body).toEqual({ paymentId: another })
    expect(await query(`select status from payment where id = '${another}'`)).toEqual([{ status: 'expired' }])

    expect((await limit(null)).body).toEqual({ waits: true })
    const agree = (as: Record<string, string>) =>
      callAction(actions, 'answerPaymentLimit', { agrees: true }, as)
    expect((await agree(session)).body).toMatchObject({ extensions: { code: 'payment-approval' } })
    expect((await agree(second)).body).toEqual({ sent: true })
    expect(await query(`select limit_cents from payment_limit where company_id = '${STUDIO}'`)).toEqual([
      { limit_cents: null },
    ])
  })
})

describe("adding and removing a company's card", () => {
  it("an owner adds a card on the provider's page", async () => {
    const add = (as = session) => callAction(actions, 'addCard', { idempotencyKey: randomUUID() }, as)
    expect((await add(colleague)).status).toBe(400)
    const { body } = await add()
    const back = await stripeSandboxAt(sandbox.url).pay(String(body.url), '5555555555554444')
    expect(back.headers.get('location')).toMatch(/\/api\/cards\/return\?session=cs_test_\w+$/)
    await add()
    expect(await query(`select company_id from card_customer where company_id = '${STUDIO}'`)).toHaveLength(1)
  })

  it("removing a company's card deletes the card at the provider and in Questboard", async () => {
    await keepACard()
    expect((await callAction(actions, 'removeCard', {}, colleague)).status).toBe(400)
    expect(await card()).toHaveLength(1)
    expect((await callAction(actions, 'removeCard', {}, session)).body).toEqual({ sent: true })
    expect(await card()).toEqual([])
    expect((await callAction(actions, 'removeCard', {}, session)).body).toEqual({ sent: false })
  })
})
