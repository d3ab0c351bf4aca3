import { grantAccess } from '@questboard/database/testing'
import { anyOrder, atFirst, repeatedBy } from '@questboard/database/testing/any-order'
import { HOUR_MS } from '@questboard/domain'
import { approveContent, retryPayout } from '@questboard/moves'
import { payoutProvidersFromEnvironment } from '@questboard/providers/payouts'
import { type PlayedVendors, playVendors } from '@questboard/providers/payouts/testing'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarket, createQuestRun, market, walkQuestRun } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createPayoutActivities } from './payouts.ts'
import { createReconciliationActivities } from './reconciliation.ts'

const accounts = { card: 'acct_demo_card_0a1b2c3d', paypal: 'acct_demo_paypal_0a1b2c3d' } as const
type Method = keyof typeof accounts
const pages = { card: 'stripe-connect', paypal: 'paypal' } as const

let scratch: Scratch
let vendors: PlayedVendors
let activities: ReturnType<typeof createPayoutActivities>
let reconcile: ReturnType<typeof createReconciliationActivities>
beforeAll(async () => {
  ;[scratch, vendors] = await Promise.all([createScratchDatabase(), playVendors({ slowMs: 0 })])
  await createMarket(scratch)
  await scratch.run(grantAccess(market.creator))
  const payouts = payoutProvidersFromEnvironment({ SANDBOX_URL: vendors.url })
  const needed = { database: scratch.database, payouts, cards: null, log: pino({ level: 'silent' }) }
  activities = createPayoutActivities(needed)
  reconcile = createReconciliationActivities(needed)
}, 180_000)
afterAll(async () => {
  await vendors?.stop()
  await scratch?.drop()
})

type Act = 'arrive' | 'delay' | 'fail' | 'unclaimed' | 'return' | 'is sent again'

/** The events of a payout at its vendor. In the end each payout arrives. */
const stories: Readonly<Record<string, readonly [Method, ...Act[]]>> = {
  'arrives on a card': ['card', 'arrive'],
  'arrives late': ['card', 'delay', 'arrive'],
  'fails at first': ['card', 'fail', 'is sent again', 'arrive'],
  'comes back after it had arrived': ['card', 'arrive', 'fail', 'is sent again', 'arrive'],
  'fails twice': ['card', 'fail', 'is sent again', 'delay', 'fail', 'is sent again', 'arrive'],
  'arrives at PayPal': ['paypal', 'arrive'],
  'is held back': ['paypal', 'delay', 'arrive'],
  'is claimed after a while': ['paypal', 'unclaimed', 'arrive'],
  'is returned': ['paypal', 'unclaimed', 'return', 'is sent again', 'arrive'],
  'is called back': ['paypal', 'unclaimed', 'is sent again', 'arrive'],
  'fails at PayPal': ['paypal', 'fail', 'is sent again', 'arrive'],
}
const happenings = ['a webhook comes', 'a webhook comes, and an answer is lost', 'and then'] as const
type Happening = (typeof happenings)[number]

/** A run whose content was just approved, so its payout must be sent. */
const earned = async (method: Method): Promise<string> => {
  await scratch.run(`update payout_account set method = '${method}', provider_reference = '${accounts[method]}', is_ready = true
                      where creator_id = '${market.creator}'`)
  const run = await createQuestRun(scratch)
  await walkQuestRun(scratch, run, 'CONTENTREVIEW')
  const company = { by: 'company', companyId: market.company, personId: market.owner } as const
  const approved = await scratch.database
    .transaction()
    .execute((transaction) => approveContent(transaction, run, company))
  if (!approved.ok) throw new Error(approved.code)
  const [row] = await scratch.run(`select payout_id from quest_run where id = '${run}'`)
  return String(row?.payout_id)
}

/** Simulates the workflow's reaction to a notification. Failed calls are retried. */
const isTold = async (payout: string): Promise<void> => {
  const next = (await activities.lookAtPayout(payout))?.next
  const asked = { send: 'sendPayout', ask: 'askAboutPayout', recall: 'recallPayout' } as const
  if (next !== undefined && next !== 'wait') await activities[asked[next]](payout).catch(() => undefined)
}

const statusOf = async (payout: string) => (await activities.lookAtPayout(payout))?.status

/** Repeats the workflow's reaction until the condition is true. */
const until = async (payout: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let times = 0; times < 10 && !(await isSo()); times += 1) await isTold(payout)
  if (!(await isSo())) throw new Error(`a payout stays ${await statusOf(payout)}`)
}

const lastTry = async (payout: string): Promise<string | null> => {
  const [row] = await scratch.run(
    `select reference from payout_attempt where payout_id = '${payout}' order by number desc limit 1`,
  )
  return typeof row?.reference === 'string' ? row.reference : null
}

const sendAgain = async (payout: string): Promise<void> => {
  const over = ['failed', 'returned', 'unclaimed']
  await until(payout, async () => over.includes((await statusOf(payout)) ?? ''))
  const creator = { by: 'creator', personId: market.creator } as const
  const wished = await scratch.database
    .transaction()
    .execute((transaction) => retryPayout(transaction, payout, creator))
  if (!wished.ok) throw new Error(wished.code)
  await until(payout, async () => (await statusOf(payout)) === 'processing')
}

const act = async (payout: string, method: Method, what: Act): Promise<void> => {
  // Removes earlier faults, because a lost response would otherwise affect this action.
  await vendors.fail(pages[method], 'lost', 0)
  if (what === 'is sent again') return sendAgain(payout)
  await until(payout, async () => (await lastTry(payout)) !== null)
  await vendors.act(pages[method], (await lastTry(payout)) ?? '', what)
}

type Telling = { readonly story: string; readonly first: readonly (readonly Happening[])[] }

const play = async ({ story, first }: Telling): Promise<string> => {
  const [method = 'card', ...acts] = stories[story] ?? []
  const payout = await earned(method)
  let done: Promise<unknown> = Promise.resolve()
  const next = (): Promise<unknown> => {
    const what = acts.shift()
    if (what !== undefined) done = done.then(() => act(payout, method, what))
    return done
  }
  const begin = async (what: Happening): Promise<unknown> => {
    if (what === 'and then') return next()
    if (what !== 'a webhook comes') await vendors.fail(pages[method], 'lost', 1)
    return isTold(payout)
  }
  for (const atOnce of first) await Promise.all(atOnce.map(begin))
  await vendors.fail(pages[method], 'lost', 0)
  while (acts.length > 0) await next()
  await until(payout, async () => (await statusOf(payout)) === 'paid')
  await isTold(payout)
  return payout
}

/** Reads the creator's balance and the differences between the ledger and the vendors. */
const readBooks = async () => {
  const at = new Date(Date.now() + 5 * HOUR_MS).toISOString()
  for (const vendor of await reconcile.comparedVendors()) await reconcile.reconcilePayouts({ vendor, at })
  const differences = await scratch.run(
    'select vendor, what, ledger_cents::int, vendor_cents::int from open_difference order by 1, 2',
  )
  const [owed] = await scratch.run(
    `select coalesce(sum(balance_cents), 0)::int as cents from ledger_balance where creator_id = '${market.creator}'`,
  )
  return { owed: owed?.cents, differences }
}

let books: Awaited<ReturnType<typeof readBooks>> = { owed: 0, differences: [] }
/** Checks that there are no new differences. Differences of earlier payouts don't count. */
const areEven = async (): Promise<void> => {
  const known = books
  books = await readBooks()
  expect(books).toEqual(known)
}

describe('a payout whose vendor sends late and repeated reports', () => {
  const { settings, timeoutMs } = anyOrder(8)
  const telling = fc.record({
    story: fc.constantFrom(...Object.keys(stories)),
    first: atFirst(happenings),
  })
  it(
    `a payout arrives once and the ledger agrees, whatever the vendor reports (${repeatedBy})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(telling, async (told) => {
          const payout = await play(told).finally(areEven)
          const tries = (stories[told.story] ?? []).filter((what) => what === 'is sent again').length + 1
          expect(await scratch.run(`select from payout_attempt where payout_id = '${payout}'`)).toHaveLength(
            tries,
          )
        }),
        settings,
      )
    },
    timeoutMs,
  )
})
