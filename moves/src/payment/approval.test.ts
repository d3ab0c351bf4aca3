import { insertPerson } from '@questboard/database/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  answerPaymentLimit,
  approvePayment,
  expirePayment,
  requestPayment,
  setPaymentLimit,
  startPayment,
  withdrawPayment,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { offer } from '../testing/questRuns.ts'
import { walkQuestRun } from '../testing/walkQuestRun.ts'
import {
  company,
  createActivation,
  createWorld,
  people,
  provider,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

const COLLEAGUE = '00000000-0000-4000-8000-aaaa00000002'
const colleague = { ...company, personId: COLLEAGUE }

let world: World
beforeEach(async () => {
  world = await createWorld()
  await world.run(
    `${insertPerson({ id: COLLEAGUE, name: 'colleague', displayName: 'Mona', type: 'Company' })};
     insert into company_member (company_id, user_id) values ('${people.companyId}', '${COLLEAGUE}')`,
  )
})
afterEach(async () => {
  const trouble = await findTrouble(world)
  await world.close()
  expect(trouble).toEqual([])
})

const agreed = async () => {
  const { questRunId } = await offer(world, await createActivation(world, 'QUEST'))
  await world.act((transaction) => walkQuestRun(transaction, questRunId, 'PENDING_PAYMENT'))
  return questRunId
}
let keys = 0
const request = (questRunIds: readonly string[], by = company, bySavedCard = false) => {
  keys += 1
  const checkout = { questRunIds, idempotencyKey: `approval/${keys}`, vendor: 'stripe', bySavedCard } as const
  return done(world.act((transaction) => requestPayment(transaction, checkout, by)))
}
const limit = (cents: number | null, by = company) =>
  world.act((transaction) => setPaymentLimit(transaction, cents, by))
const answer = (agrees: boolean, by = company) =>
  world.act((transaction) => answerPaymentLimit(transaction, agrees, by))
const approve = (paymentId: string, by: typeof company | typeof stranger = colleague) =>
  world.act((transaction) => approvePayment(transaction, paymentId, by))
const statusOf = async (paymentId: string) =>
  (await world.run(`select status from payment where id = '${paymentId}'`))[0]?.status
const eventsOf = async (paymentId: string) =>
  (
    await world.run(`select type from domain_event where entity_id = '${paymentId}' order by created_at, id`)
  ).map(({ type }) => type)
const limitNow = async () =>
  (
    await world.run(
      'select limit_cents::int as cents, wanted_cents::int as wanted, wanted_at is not null as waits from payment_limit',
    )
  )[0]

describe('payments of one member within 24 hours', () => {
  it('a member can pay up to the limit alone; a larger sum needs a second member, even if it is split', async () => {
    await done(limit(100_000))
    const first = await request([await agreed()])
    const second = await request([await agreed()])
    const third = await request([await agreed()])
    expect(await Promise.all([first, second, third].map(({ paymentId }) => statusOf(paymentId)))).toEqual([
      'pending',
      'pending',
      'waiting_approval',
    ])
    expect(await eventsOf(third.paymentId)).toEqual(['paymentApprovalWanted'])
    // The payment limit counts each member separately.
    expect(await statusOf((await request([await agreed()], colleague)).paymentId)).toBe('pending')
    // A day later, the first two payments no longer count.
    await world.run(`set session_replication_role = replica;
      update payment set created_at = created_at - interval '25 hours' where status = 'pending';
      set session_replication_role = origin`)
    expect(await statusOf((await request([await agreed()])).paymentId)).toBe('pending')
  })

  it('two payments at the same time never exceed the payment limit together', async () => {
    await done(limit(100_000))
    const runs: string[] = []
    for (let n = 0; n < 6; n += 1) runs.push(await agreed())
    const asked = await Promise.all(runs.map((run) => request([run])))
    const statuses = await Promise.all(asked.map(({ paymentId }) => statusOf(paymentId)))
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(2)
    expect(statuses.filter((status) => status === 'waiting_approval')).toHaveLength(4)
  })

  it('the database enforces the payment limit, no matter who writes', async () => {
    await done(limit(100))
    await expect(
      world.run(`insert into payment (company_id, amount_cents, idempotency_key, created_by)
        values ('${people.companyId}', 101, 'console', '${people.owner}')`),
    ).rejects.toThrow('payment_within_limit')
    const { paymentId } = await request([await agreed()])
    await expect(
      world.run(`update payment set status = 'pending' where id = '${paymentId}'`),
    ).rejects.toThrow('payment_is_approved')
  })
})

describe('a payment above the limit', () => {
  it('an approved payment goes to the card provider and keeps its deadline', async () => {
    await done(limit(1))
    const run = await agreed()
    const due = () =>
      world.run(`select due_at from payment union all select deadline_at from quest_run where id = '${run}'`)
    const { paymentId } = await request([run])
    const before = await due()
    const start = () =>
      world.act((transaction) => startPayment(transaction, paymentId, provider, { reference: 'pi_1' }))
    expect(await start()).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await approve(paymentId, company)).toMatchObject({ code: 'payment-approval' })
    expect(await approve(paymentId, stranger)).toMatchObject({ code: 'not-found' })
    await done(approve(paymentId))
    expect(await approve(paymentId)).toMatchObject({ code: 'status-illegal' })
    expect(await eventsOf(paymentId)).toEqual(['paymentApprovalWanted', 'paymentApproved'])
    expect(await due()).toEqual(before)
    await done(start())
  })

  it('if a payment is declined or withdrawn, its quest run can be paid again', async () => {
    await done(limit(1))
    const run = await agreed()
    for (const by of [colleague, company]) {
      const { paymentId } = await request([run])
      await done(world.act((transaction) => withdrawPayment(transaction, paymentId, by, 'Too expensive')))
      expect(await statusOf(paymentId)).toBe('expired')
      expect(await approve(paymentId)).toMatchObject({ code: 'status-illegal' })
    }
  })

  it('a member who declines a payment gives a reason, which is kept with the name', async () => {
    await done(limit(1))
    const { paymentId } = await request([await agreed()])
    const decline = (reason?: string) =>
      world.act((transaction) => withdrawPayment(transaction, paymentId, colleague, reason))
    expect(await decline()).toMatchObject({ code: 'review-message-required' })
    expect(await decline('  ')).toMatchObject({ code: 'review-message-required' })
    expect(await statusOf(paymentId)).toBe('waiting_approval')
    await done(decline(' Too expensive '))
    expect(
      await world.run(`select declined_by, decline_reason from payment where id = '${paymentId}'`),
    ).toEqual([{ declined_by: COLLEAGUE, decline_reason: 'Too expensive' }])
  })

  it('if the bank asks for consent after an approval, the payer is notified once', async () => {
    await done(limit(1))
    const { paymentId } = await request([await agreed()], company, true)
    await done(approve(paymentId))
    const start = (url: string | null) =>
      done(
        world.act((transaction) =>
          startPayment(transaction, paymentId, provider, { reference: 'pi_1', url }),
        ),
      )
    await start(null)
    expect(await eventsOf(paymentId)).not.toContain('paymentConfirmationWanted')
    await start('https://bank.example/consent')
    await start('https://bank.example/consent')
    expect((await eventsOf(paymentId)).filter((type) => type === 'paymentConfirmationWanted')).toHaveLength(1)
  })

  it('if the bank asks for consent to a payment without approval, the payer is not notified, because the page is open', async () => {
    const { paymentId } = await request([await agreed()], company, true)
    await done(
      world.act((transaction) =>
        startPayment(transaction, paymentId, provider, {
          reference: 'pi_1',
          url: 'https://bank.example/consent',
        }),
      ),
    )
    expect(await eventsOf(paymentId)).not.toContain('paymentConfirmationWanted')
  })

  it('a payment that waits for approval expires when its quest run expires', async () => {
    await done(limit(1))
    const run = await agreed()
    const { paymentId } = await request([run])
    await done(world.act((transaction) => expirePayment(transaction, run, time)))
    expect(await statusOf(paymentId)).toBe('expired')
    expect(await approve(paymentId)).toMatchObject({ code: 'status-illegal' })
  })

  it('a payment for several quest runs expires with the first of them, and the others can be paid again', async () => {
    await done(limit(1))
    const [late, other, third] = [await agreed(), await agreed(), await agreed()]
    await world.run(`insert into cart_item (company_id, kind, quest_run_id, description, amount_cents)
      select company_id, 'quest_run', id, 'Quest with Pixel', amount_cents from quest_run`)
    const { paymentId } = await request([late, other, third])
    // Two runs of the payment expire at the same time.
    await Promise.all(
      [late, third].map((run) => done(world.act((transaction) => expirePayment(transaction, run, time)))),
    )
    expect(await world.run(`select status, problem from payment where id = '${paymentId}'`)).toEqual([
      { status: 'expired', problem: 'Nobody approved it in time' },
    ])
    expect(await world.run('select quest_run_id, payment_id from cart_item')).toEqual([
      { quest_run_id: other, payment_id: null },
    ])
    expect(await approve((await request([other])).paymentId)).toMatchObject({ ok: true })
  })

  it('members who can approve a waiting payment are reminded every day', async () => {
    await done(limit(1))
    const { paymentId } = await request([await agreed()])
    const remind = () => world.run('select remind_of_approvals()')
    await remind()
    expect(await eventsOf(paymentId)).toEqual(['paymentApprovalWanted'])
    await world.run(`set session_replication_role = replica;
      update payment set created_at = now() - interval '24 hours' where id = '${paymentId}'; set session_replication_role = origin`)
    await remind()
    await remind()
    expect(await eventsOf(paymentId)).toEqual(['paymentApprovalWanted', 'paymentApprovalWanted'])
  })
})

describe('changing the payment limit of a company', () => {
  it('a company with only one member cannot require approval, because no one could approve', async () => {
    await done(limit(100_000))
    await world.run(`delete from company_member where user_id = '${COLLEAGUE}'`)
    for (const cents of [null, 200_000])
      expect(await limit(cents)).toEqual({ ok: false, code: 'payment-limit-members' })
    expect(await limitNow()).toEqual({ cents: 100_000, wanted: null, waits: false })
  })

  it('one member can set or lower the payment limit, but raising or removing the limit needs two members', async () => {
    await done(limit(100_000))
    await done(limit(50_000))
    expect(await limitNow()).toEqual({ cents: 50_000, wanted: null, waits: false })
    expect(await limit(80_000)).toMatchObject({ ok: true, waits: true })
    expect(await limitNow()).toEqual({ cents: 50_000, wanted: 80_000, waits: true })
    expect(await answer(true)).toMatchObject({ code: 'payment-approval' })
    await done(answer(true, colleague))
    expect(await limitNow()).toEqual({ cents: 80_000, wanted: null, waits: false })
    expect(await answer(true, colleague)).toMatchObject({ code: 'status-illegal' })
    await done(limit(null))
    await done(answer(false))
    expect(await limitNow()).toEqual({ cents: 80_000, wanted: null, waits: false })
    await done(limit(null, colleague))
    await done(answer(true))
    expect(await limitNow()).toEqual({ cents: null, wanted: null, waits: false })
  })

  it('a payment limit needs a second member who can approve payments', async () => {
    await world.run(`delete from company_member where user_id = '${COLLEAGUE}'`)
    expect(await limit(100)).toMatchObject({ code: 'payment-limit-members' })
  })
})
