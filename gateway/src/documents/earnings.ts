import type { Database } from '@questboard/database'
import { dayInWords, formatExactMoney, formatPlainMoney, isoMoment } from '@questboard/domain'
import type { Paper } from '@questboard/providers/papers'
import { csvOf } from './csvOf.ts'

type Paid = {
  readonly paid_at: Date | null
  readonly company: string
  readonly quest: string
  readonly agreed_cents: number | null
  readonly fee_cents: number | null
  readonly earned_cents: number
  readonly cost_cents: number
}
type Earnings = { readonly year: number; readonly name: string; readonly paid: readonly Paid[] }

/**
 * Payouts that reached the creator in a year, with their deductions. After a split dispute decision, the company gets a
 * part back and the fee is lower.
 */
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
    .innerJoin('quest_run_money as money', 'money.quest_run_id', 'run.id')
    .select(['payout.paid_at', 'payout.amount_cents as earned_cents', 'payout.fee_cents as cost_cents'])
    .select(['company.name as company', 'activation.name as quest'])
    .select(['run.amount_cents as agreed_cents', 'money.fee_cents'])
    .where('payout.creator_id', '=', creatorId)
    // Without this condition, the view would add up the money of all quest runs.
    .where('money.creator_id', '=', creatorId)
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
const returnedOf = ({ agreed_cents, fee_cents, earned_cents }: Paid): number =>
  (agreed_cents ?? 0) - (fee_cents ?? 0) - earned_cents
const receivedOf = ({ earned_cents, cost_cents }: Paid): number => earned_cents - cost_cents

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
    { title: 'Paid out', share: 0.16 },
    { title: 'For', share: 0.24 },
    { title: 'Agreed', share: 0.12, align: 'right' },
    { title: 'Returned', share: 0.12, align: 'right' },
    { title: 'Our fee', share: 0.12, align: 'right' },
    { title: 'Payout cost', share: 0.12, align: 'right' },
    { title: 'Received', share: 0.12, align: 'right' },
  ],
  rows: paid.map((each) => [
    each.paid_at ? dayInWords(each.paid_at) : '',
    `${each.quest}, ${each.company}`,
    formatExactMoney(each.agreed_cents ?? 0),
    formatExactMoney(-returnedOf(each)),
    formatExactMoney(-(each.fee_cents ?? 0)),
    formatExactMoney(-each.cost_cents),
    formatExactMoney(receivedOf(each)),
  ]),
  sums: [
    ['Agreed', formatExactMoney(sum(paid, ({ agreed_cents }) => agreed_cents))],
    ['Returned to companies', formatExactMoney(-sum(paid, returnedOf))],
    ['Our fee', formatExactMoney(-sum(paid, ({ fee_cents }) => fee_cents))],
    ['Payout cost', formatExactMoney(-sum(paid, ({ cost_cents }) => cost_cents))],
    ['Received', formatExactMoney(sum(paid, receivedOf))],
  ],
  notes: ['Payouts of the year, in US dollars. A year begins and ends at midnight UTC.'],
})

export const earningsCsv = ({ paid }: Earnings): string =>
  csvOf(
    [
      'Paid out (UTC)',
      'Company',
      'Quest',
      'Agreed (USD)',
      'Returned to the company (USD)',
      'Our fee (USD)',
      'Payout cost (USD)',
      'Received (USD)',
    ],
    paid.map((each) => [
      isoMoment(each.paid_at),
      each.company,
      each.quest,
      formatPlainMoney(each.agreed_cents ?? 0),
      formatPlainMoney(returnedOf(each)),
      formatPlainMoney(each.fee_cents ?? 0),
      formatPlainMoney(each.cost_cents),
      formatPlainMoney(receivedOf(each)),
    ]),
  )
