import type { Database } from '@questboard/database'
import {
  dayInWords,
  formatExactMoney,
  formatPlainMoney,
  isoDay,
  isoMoment,
  monthInWords,
} from '@questboard/domain'
import { addressLines, type Paper } from '@questboard/providers/papers'
import { sql } from 'kysely'
import { csvOf } from './csvOf.ts'

type Entry = {
  readonly created_at: Date
  readonly kind: string
  readonly description: string
  readonly subject: string | null
  readonly document: string | null
  readonly amount_cents: number
}
type Statement = {
  readonly month: Date
  readonly opening_cents: number
  readonly paid_cents: number
  readonly spent_cents: number
  readonly returned_cents: number
  readonly refunded_cents: number
  readonly closing_cents: number
  readonly to: readonly string[]
  readonly entries: readonly Entry[]
}

/** All movements of the company's account in the month, by time. */
const entriesOf = (database: Database, companyId: string, month: Date) =>
  database
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .innerJoin('ledger_transfer as transfer', 'transfer.id', 'entry.transfer_id')
    .leftJoin('payment', 'payment.id', 'transfer.payment_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.payment_id', '=', 'transfer.payment_id').on('transfer.kind', '=', 'payment'),
    )
    .leftJoin('credit_note as note', 'note.transfer_id', 'transfer.id')
    .leftJoin('quest_run as run', 'run.id', 'transfer.quest_run_id')
    .leftJoin('activation', 'activation.id', 'run.quest_id')
    .leftJoin('user as creator', 'creator.id', 'run.creator_id')
    .select(['entry.created_at', 'transfer.kind', 'transfer.description', 'entry.amount_cents'])
    .select(
      sql<
        string | null
      >`coalesce(activation.name || ' with ' || creator.display_name, payment.description)`.as('subject'),
    )
    .select(sql<string | null>`coalesce(note.number, invoice.number)`.as('document'))
    .where('account.kind', '=', 'company')
    .where('account.company_id', '=', companyId)
    .where('entry.created_at', '>=', month)
    .where('entry.created_at', '<', new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1)))
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .execute()

/** The statement, or null if the company has none with this id. */
export const readStatement = async (
  database: Database,
  id: string,
  companyId: string,
): Promise<Statement | null> => {
  const found = await database
    .selectFrom('statement')
    .innerJoin('company', 'company.id', 'statement.company_id')
    .select(['opening_cents', 'paid_cents', 'spent_cents', 'returned_cents', 'refunded_cents'])
    .select(['closing_cents', 'company.name', sql<string>`month::text`.as('month')])
    .where('statement.id', '=', id)
    .where('statement.company_id', '=', companyId)
    .executeTakeFirst()
  if (!found) return null
  const month = new Date(`${found.month}T00:00:00Z`)
  const billing = await database
    .selectFrom('company_billing')
    .select(sql<unknown>`jsonb_strip_nulls(to_jsonb(company_billing))`.as('billed_to'))
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  const to = addressLines(billing?.billed_to ?? { legal_name: found.name })
  return { ...found, month, to, entries: await entriesOf(database, companyId, month) }
}

const kinds: Readonly<Record<string, string>> = {
  payment: 'Paid by card',
  escrow: 'Held for',
  escrow_returned: 'Returned: content not delivered',
  // The company's money was returned to its card, or its bank took the money back.
  refund: 'Refunded',
  plan: 'Plan',
  adjustment: 'Corrected by our team',
}

const wordsOf = ({ kind, subject, description, document }: Entry): string => {
  const about = description || subject
  return [kinds[kind] ?? kind, about && `: ${about}`, document && ` (${document})`].filter(Boolean).join('')
}

const withBalance = ({ opening_cents, entries }: Statement) => {
  let balance = opening_cents
  return entries.map((entry) => {
    balance += entry.amount_cents
    return { entry, balance }
  })
}

export const statementName = ({ month }: Pick<Statement, 'month'>): string =>
  `statement-${isoDay(month).slice(0, 7)}`

export const statementPaper = (statement: Statement, from: readonly string[]): Paper => ({
  title: 'Statement',
  subject: monthInWords(statement.month),
  from,
  to: statement.to,
  facts: [['Month', monthInWords(statement.month)]],
  columns: [
    { title: 'Day', share: 0.2 },
    { title: 'What', share: 0.46 },
    { title: 'US dollars', share: 0.17, align: 'right' },
    { title: 'Balance', share: 0.17, align: 'right' },
  ],
  rows: withBalance(statement).map(({ entry, balance }) => [
    dayInWords(entry.created_at),
    wordsOf(entry),
    formatExactMoney(entry.amount_cents),
    formatExactMoney(balance),
  ]),
  sums: [
    ['Before', formatExactMoney(statement.opening_cents)],
    ['Paid', formatExactMoney(statement.paid_cents)],
    ['Spent', formatExactMoney(-statement.spent_cents)],
    ['Returned', formatExactMoney(statement.returned_cents)],
    ['Refunded', formatExactMoney(-statement.refunded_cents)],
    ['After', formatExactMoney(statement.closing_cents)],
  ],
  notes: ['A month begins and ends at midnight UTC.'],
})

export const statementCsv = (statement: Statement): string =>
  csvOf(
    ['Time (UTC)', 'What', 'Document', 'Amount (USD)', 'Balance (USD)'],
    withBalance(statement).map(({ entry, balance }) => [
      isoMoment(entry.created_at),
      wordsOf({ ...entry, document: null }),
      entry.document ?? '',
      formatPlainMoney(entry.amount_cents),
      formatPlainMoney(balance),
    ]),
  )
