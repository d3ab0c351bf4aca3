/**
 * Measures a cart of 200 quest runs: the time to fill it, to pay for it, and until each run has its ledger entries
 * and invoice.
 */
import { acceptBid, makeOffer, openBidOf, pay } from '../../stack/testing/quests/moves.ts'
import { gather } from '../../stack/testing/quests/people.ts'
import type { Site } from '../../stack/testing/quests/site.ts'
import { type Row, stated } from '../harness/report.ts'
import { timed } from '../harness/timed.ts'
import { waitUntil } from '../harness/waitUntil.ts'

const RUNS = 200

const numbersOf = async (
  site: Site,
  companyId: string,
  text: string,
): Promise<Readonly<Record<string, number>>> => {
  const [row] = await site.query(text, [companyId])
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]))
}

const untilBooked = async (site: Site, companyId: string): Promise<void> => {
  const text = `select count(*) as count from quest_run where company_id = $1 and status = 'CONTENTPRODUCTION'`
  let booked = 0
  await waitUntil(
    () => `the ${RUNS} runs of the cart are paid and booked; ${booked} are`,
    async () => {
      const { count = 0 } = await numbersOf(site, companyId, text)
      booked = count
      return count === RUNS
    },
    { everyMs: 50 },
  )
}

/** SQL for the agreed, charged, invoiced and held amounts. All four must be equal. */
const sums = `select
  (select sum(amount_cents) from quest_run where company_id = $1) as agreed,
  (select sum(amount_cents) from payment where company_id = $1 and status = 'succeeded') as charged,
  (select count(*) from payment where company_id = $1) as payments,
  (select sum(total_cents) from invoice where company_id = $1 and status = 'paid') as invoiced,
  (select count(*) from invoice where company_id = $1) as invoices,
  (select sum(escrow_of(id)) from quest_run where company_id = $1) as held,
  (select count(*) from cart_item where company_id = $1 and payment_id is null) as left`

export const cart = async (site: Site): Promise<Row[]> => {
  const studio = await gather(site, RUNS)
  const runs: string[] = []
  for (const creator of studio.creators) runs.push(await makeOffer(site, studio, creator))
  const bids = await Promise.all(runs.map((id) => openBidOf(site, id)))
  const putIn = await timed(async () => {
    for (const bid of bids) await acceptBid(site, studio, bid)
  })
  const asked = await timed(() => pay(site, studio, runs))
  const booked = await timed(() => untilBooked(site, studio.companyId))
  const {
    agreed = 0,
    payments = 0,
    invoices = 0,
    left = 0,
    ...same
  } = await numbersOf(site, studio.companyId, sums)
  const wrong = Object.values(same).filter((cents) => cents !== agreed).length + left
  return [
    stated(`${RUNS} offers accepted into the cart, one by one`, 's', putIn / 1000),
    stated(`the cart of ${RUNS} paid in one go: until its payments are requested`, 's', asked / 1000),
    stated(`the cart of ${RUNS}: until every run is paid and booked`, 's', (asked + booked) / 1000),
    stated('payments, of at most 100 lines', 'payments', payments),
    stated('their invoices', 'invoices', invoices),
    stated('sums that differ: agreed, charged, invoiced, held', 'sums', wrong, { atMost: 0 }),
  ]
}
