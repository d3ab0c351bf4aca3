import type { Database } from '@questboard/database'
import { csvOf } from './csvOf.ts'
import type { Paper } from './paper.ts'
import { dayOf, moneyOf, plainMoney } from './words.ts'

type Paid = {
  readonly paid_at: Date | null
  readonly company: string
  readonly quest: string
  readonly amount_cents: number | null
  readonly fee_cents: number | null
  readonly net_cents: number | null
  readonly vendor_cents: number
}
type Earnings = { readonly year: number; readonly name: string; readonly paid: readonly Paid[] }

/** What reached the creator in a year, with the fees that were taken of it. */
export const readEarnings = async (
  database: Database,
  creatorId: string,
  year: number,
): Promise<Earnings> => {
  const person = await database
    .selectFrom('user')
    .select('display_name')
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow()
  const paid = await database
    .selectFrom('payout')
    .innerJoin('quest_run as run', 'run.payout_id', 'payout.id')
    .innerJoin('activation', 'activation.id', 'run.quest_id')
    .innerJoin('company', 'company.id', 'run.company_id')
    .select(['payout.paid_at', 'payout.fee_cents as vendor_cents', 'company.name as company'])
    .select(['activation.name as quest', 'run.amount_cents', 'run.fee_cents', 'run.net_cents'])
    .where('payout.creator_id', '=', creatorId)
    .where('payout.status', '=', 'paid')
    .where('payout.paid_at', '>=', new Date(Date.UTC(year, 0)))
    .where('payout.paid_at', '<', new Date(Date.UTC(year + 1, 0)))
    .orderBy('payout.paid_at')
    .orderBy('payout.id')
    .execute()
  return { year, name: person.display_name, paid }
}

const sum = (paid: readonly Paid[], of: (each: Paid) => number | null): number =>
  paid.reduce((cents, each) => cents + (of(each) ?? 0), 0)
const receivedOf = ({ net_cents, vendor_cents }: Paid): number => (net_cents ?? 0) - vendor_cents

export const earningsPaper = ({ year, name, paid }: Earnings, from: readonly string[]): Paper => ({
  title: 'Earnings',
  subject: String(year),
  from,
  to: [name],
  facts: [
    ['Year', String(year)],
    ['Payouts', String(paid.length)],
  ],
  columns: [
    { title: 'Paid out', share: 0.18 },
    { title: 'For', share: 0.34 },
    { title: 'Agreed', share: 0.12, align: 'right' },
    { title: 'Our fee', share: 0.12, align: 'right' },
    { title: 'Vendor’s fee', share: 0.12, align: 'right' },
    { title: 'Received', share: 0.12, align: 'right' },
  ],
  rows: paid.map((each) => [
    each.paid_at ? dayOf(each.paid_at) : '',
    `${each.quest}, ${each.company}`,
    moneyOf(each.amount_cents ?? 0),
    moneyOf(-(each.fee_cents ?? 0)),
    moneyOf(-each.vendor_cents),
    moneyOf(receivedOf(each)),
  ]),
  sums: [
    ['Agreed', moneyOf(sum(paid, ({ amount_cents }) => amount_cents))],
    ['Our fee', moneyOf(-sum(paid, ({ fee_cents }) => fee_cents))],
    ['Vendor’s fee', moneyOf(-sum(paid, ({ vendor_cents }) => vendor_cents))],
    ['Received', moneyOf(sum(paid, receivedOf))],
  ],
  notes: ['What was paid out in the year, in US dollars. A year begins and ends at midnight UTC.'],
})

export const earningsCsv = ({ paid }: Earnings): string =>
  csvOf(
    [
      'Paid out (UTC)',
      'Company',
      'Quest',
      'Agreed (USD)',
      'Our fee (USD)',
      'Vendor’s fee (USD)',
      'Received (USD)',
    ],
    paid.map((each) => [
      each.paid_at?.toISOString() ?? '',
      each.company,
      each.quest,
      plainMoney(each.amount_cents ?? 0),
      plainMoney(each.fee_cents ?? 0),
      plainMoney(each.vendor_cents),
      plainMoney(receivedOf(each)),
    ]),
  )
