import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eventShape } from './events.ts'
import { reverse } from './payouts.ts'
import { accountShape, arrivedShape, entryShape, linkShape, payoutShape, transferShape } from './shapes.ts'
import { accountOf, connectBooks, demoAccount, type Payout, type Transfer } from './store.ts'

/**
 * This test has separate books. The path is set before the import, because the module opens the books when it loads.
 */
const folder = vi.hoisted(() => {
  process.env.DATA_DIR = `/tmp/questboard-books-${process.pid}`
  return process.env.DATA_DIR
})

const description = z
  .object({ $defs: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(new URL('./stripe.schema.json', import.meta.url), 'utf8')))
const fits = (name: string, shape: unknown): void => {
  const schema = z.fromJSONSchema({ $ref: `#/$defs/${name}`, ...JSON.parse(JSON.stringify(description)) })
  const read = schema.safeParse(JSON.parse(JSON.stringify(shape)))
  expect(read.error?.issues ?? [], name).toEqual([])
}

const card = 'acct_demo_card_0a1b2c3d'
const transfer: Transfer = {
  id: 'tr_1',
  amount: 9_800,
  destination: card,
  payment: 'py_1',
  transfer_group: 'payout/1',
  description: 'Quest: Emberfall',
  metadata: { key: 'payout/1' },
  reversed: false,
  created: 1_790_000_000,
}
const payout: Payout = {
  id: 'po_1',
  account: card,
  amount: 9_800,
  currency: 'usd',
  description: null,
  metadata: { key: 'payout/1', transfer: 'tr_1' },
  status: 'failed',
  failure_code: 'account_closed',
  failure_message: 'The bank account has been closed.',
  created: 1_790_000_000,
  arrival_date: 1_790_000_000,
  arrives_at: null,
}

beforeAll(() => {
  connectBooks.transfers[transfer.id] = transfer
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("the sandbox's accounts, links, transfers, payouts and events have the format of Stripe's API", () => {
  const account = accountOf(card)
  fits('account', account && accountShape(account))
  fits('account_link', linkShape('account_link', 'https://connect.stripe.example/setup'))
  fits('login_link', linkShape('login_link', 'https://connect.stripe.example/express'))
  fits('transfer', transferShape(transfer))
  fits('charge', arrivedShape(transfer))
  fits('payout', payoutShape(payout))
  fits('event', eventShape('payout.failed', card, payoutShape(payout)))
})

it("a reversed transfer in the sandbox has the format of Stripe's API", () => {
  reverse(transfer)
  const shown = transferShape(transfer)
  fits('transfer', shown)
  fits('transfer_reversal', shown.reversals.data.at(0))
  const entry = Object.values(connectBooks.entries).at(-1)
  fits('balance_transaction', entry && entryShape(entry, false))
  expect(shown).toMatchObject({ reversed: true, amount_reversed: 9_800 })
})

it("the check of Stripe's format fails for a payout without an arrival date", () => {
  const { arrival_date: _, ...late } = payoutShape(payout)
  expect(() => fits('payout', late)).toThrow()
})

it('the sandbox accepts demo accounts by the format of their ids, and no other unknown accounts', () => {
  expect(demoAccount(card)).toMatchObject({ payouts_enabled: true })
  for (const id of ['acct_none', 'acct_demo_wire_0a1b2c3d', 'acct_demo_card_', `x${card}`])
    expect(demoAccount(id)).toBeNull()
})
