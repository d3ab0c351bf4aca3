import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approveContent, expireContent, settlePayment, submitContent } from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { checkOut, offer, pay, questRunAt, succeed } from '../testing/questRuns.ts'
import { walkQuestRun } from '../testing/walkQuestRun.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  people,
  provider,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
beforeEach(async () => {
  world = await createWorld()
  quest = await createActivation(world, 'QUEST')
})
afterEach(async () => {
  const trouble = await findTrouble(world)
  await world.close()
  expect(trouble).toEqual([])
})

const saysWhom = (name = 'Northlight AB') =>
  world.run(`insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
    values ('${people.companyId}', '${name}', 'Storgatan', '7', '111 22', 'Stockholm', 'SE')
    on conflict (company_id) do update set legal_name = excluded.legal_name`)
const invoices = () =>
  world.run(`select number, status, total_cents::int as cents, billed_to ->> 'legal_name' as whom,
      array(select amount_cents::int from invoice_line where invoice_id = invoice.id order by position) as lines
    from invoice order by number`)
const creditNotes = () =>
  world.run('select number, total_cents::int as cents, reason from credit_note order by number')
const agreed = async (n: number) => {
  const { questRunId } = await offer(world, quest, { creator: people.creators[n] ?? people.creator })
  await world.act((transaction) => walkQuestRun(transaction, questRunId, 'PENDING_PAYMENT'))
  return questRunId
}
const money = async (run: string) =>
  (
    await world.run(`select company_cents::int as company, held_cents::int as held, creator_cents::int as creator,
        fee_cents::int as fee, returned_cents::int as returned,
        (company_cents + held_cents + creator_cents + fee_cents + other_cents)::int as sum, refund_status
      from quest_run_money where quest_run_id = '${run}'`)
  )[0]

describe('invoice of a successful payment', () => {
  it('a successful payment gets an invoice with a line for each run and the current billing details', async () => {
    await saysWhom()
    const runs = [await agreed(0), await agreed(1)]
    const paymentId = await pay(world, ...runs)
    expect(await invoices()).toEqual([])
    await done(succeed(world, paymentId))
    await saysWhom('Northlight Holding')
    const invoice = { number: 'QB-000001', status: 'paid', cents: 100_000, whom: 'Northlight AB' }
    expect(await invoices()).toEqual([{ ...invoice, lines: [50_000, 50_000] }])
    // The webhook is delivered again.
    await done(succeed(world, paymentId))
    expect(await invoices()).toHaveLength(1)
  })

  it('if a company without billing details adds them later, its payment gets the invoice then', async () => {
    // A company from before billing details were required for quests.
    await world.run(
      'begin; set local session_replication_role = replica; delete from company_billing; commit',
    )
    await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await invoices()).toEqual([])
    await saysWhom()
    expect(await invoices()).toMatchObject([{ number: 'QB-000001', status: 'paid', cents: 50_000 }])
  })

  it('invoice numbers have no gaps, even if payments are simultaneous or fail', async () => {
    await saysWhom()
    const payments: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const each = await createActivation(world, 'QUEST')
      const { questRunId } = await offer(world, each)
      await world.act((transaction) => walkQuestRun(transaction, questRunId, 'PENDING_PAYMENT'))
      payments.push(await pay(world, questRunId))
    }
    const settle = (paymentId: string, isLost: boolean) =>
      world.act(async (transaction) => {
        await done(settlePayment(transaction, paymentId, provider, { outcome: 'succeeded', feeCents: 0 }))
        // The invoice is created in the same transaction, so a rollback also removes the invoice.
        if (isLost) throw new Error('the worker was killed')
      })
    const outcomes = await Promise.allSettled(payments.map((id, n) => settle(id, n % 2 === 1)))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    for (const id of payments) await settle(id, false)
    expect((await invoices()).map(({ number }) => number)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `QB-00000${n}`),
    )
  })
})

describe('the seller and the tax of a document', () => {
  const sells = (tax: number, name = 'Questboard AB') =>
    world.run(`update seller set legal_name = '${name}', country = 'SE', tax_basis_points = ${tax}`)
  const taxes = (table: 'invoice' | 'credit_note') =>
    world.run(`select to_jsonb(document) as row from ${table} as document order by number`)

  it('an invoice keeps the seller and the tax of its day, and its total does not change', async () => {
    await saysWhom()
    await sells(2500)
    await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await sells(1000, 'Questboard Group')
    expect(await taxes('invoice')).toMatchObject([
      {
        row: {
          sold_by: { legal_name: 'Questboard AB', country: 'SE' },
          tax_treatment: 'standard',
          tax_basis_points: 2500,
          tax_cents: 10_000,
          total_cents: 50_000,
        },
      },
    ])
    for (const change of ['tax_cents = 0', 'tax_basis_points = 0', `sold_by = '{}'`])
      await expect(world.run(`update invoice set ${change}`)).rejects.toThrow(
        'an issued invoice cannot change',
      )
  })

  it('credit notes take back the tax of their invoice to the cent and are announced for the mail', async () => {
    await saysWhom()
    await sells(2550)
    await questRunAt(world, quest, 'CONTENTPRODUCTION')
    for (const cents of [16_667, 16_667, 16_666])
      await world.run(
        `insert into credit_note (invoice_id, total_cents, reason) select id, ${cents}, 'Agreed' from invoice`,
      )
    const [sums] = await world.run(`select (select tax_cents::int from invoice) as charged,
      (select sum(tax_cents)::int from credit_note) as returned`)
    expect(sums).toEqual({ charged: 10_159, returned: 10_159 })
    const announced = await world.run(
      `select type, count(*)::int as times from domain_event where entity in ('invoice', 'credit_note') group by type order by type`,
    )
    expect(announced).toEqual([
      { type: 'creditNoteIssued', times: 3 },
      { type: 'invoicePaid', times: 1 },
    ])
  })
})

describe('issuing a credit note for a refund', () => {
  it("a refund has exactly one credit note, with the creator's name", async () => {
    await saysWhom()
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(world.act((transaction) => expireContent(transaction, run, time)))
    const [note] = await creditNotes()
    expect(note).toMatchObject({ number: 'QC-000001', cents: 50_000 })
    expect(note?.reason).toMatch(/^Not delivered: .+ with Pixel1$/)
    await saysWhom('Northlight Holding')
    expect(await creditNotes()).toHaveLength(1)
  })

  it('a payment that came too late gets an invoice and a credit note', async () => {
    await saysWhom()
    const run = await agreed(0)
    const late = await pay(world, run)
    await done(
      world.act((transaction) =>
        settlePayment(transaction, late, provider, { outcome: 'expired', problem: 'Nobody paid in time' }),
      ),
    )
    await checkOut(world, run)
    await done(succeed(world, late))
    expect(await invoices()).toMatchObject([{ status: 'paid', cents: 50_000, lines: [50_000] }])
    expect(await creditNotes()).toMatchObject([
      { cents: 50_000, reason: 'Paid after the time to pay was over' },
    ])
  })
})

describe('the money of a quest run', () => {
  it('the amounts of a quest run add up to zero, and the money is in the right account at every step', async () => {
    const { questRunId: run } = await offer(world, quest)
    const nothing = { company: 0, held: 0, creator: 0, fee: 0, returned: 0, sum: 0, refund_status: null }
    expect(await money(run)).toEqual(nothing)
    await world.act((transaction) => walkQuestRun(transaction, run, 'PAYMENT'))
    expect(await money(run)).toEqual(nothing)
    await world.act((transaction) => walkQuestRun(transaction, run, 'CONTENTPRODUCTION'))
    expect(await money(run)).toEqual({ ...nothing, company: -50_000, held: 50_000 })
    const contents = [{ url: 'https://content.example/1', visibility: 'public' }] as const
    await done(world.act((transaction) => submitContent(transaction, run, creator, contents)))
    await done(world.act((transaction) => approveContent(transaction, run, company)))
    expect(await money(run)).toEqual({ ...nothing, company: -50_000, creator: 45_000, fee: 5_000 })
  })

  it('a company sees the status of each refund', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(world.act((transaction) => expireContent(transaction, run, time)))
    expect(await money(run)).toEqual({
      company: 0,
      held: 0,
      creator: 0,
      fee: 0,
      returned: 50_000,
      sum: 0,
      refund_status: 'requested',
    })
  })
})
