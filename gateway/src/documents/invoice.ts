import type { Database } from '@questboard/database'
import { dayInWords, formatExactMoney } from '@questboard/domain'
import type { Paper } from './paper.ts'
import { addressLines } from './words.ts'

const noticeOf: Readonly<Record<string, string>> = { paid: 'Paid', open: 'Payment due', void: 'Withdrawn' }

type Invoice = {
  readonly number: string
  readonly status: string
  readonly total_cents: number
  readonly billed_to: unknown
  readonly issued_at: Date
  readonly succeeded_at: Date | null
  readonly lines: readonly { readonly description: string; readonly amount_cents: number }[]
  readonly notes: readonly {
    readonly number: string
    readonly total_cents: number
    readonly issued_at: Date
  }[]
  readonly feeCents: number
}

/** The invoice, or null if the company has none with this id. */
export const readInvoice = async (
  database: Database,
  id: string,
  companyId: string,
): Promise<Invoice | null> => {
  const invoice = await database
    .selectFrom('invoice')
    .leftJoin('payment', 'payment.id', 'invoice.payment_id')
    .select(['invoice.number', 'invoice.status', 'invoice.total_cents', 'invoice.billed_to'])
    .select(['invoice.issued_at', 'payment.succeeded_at', 'invoice.payment_id'])
    .where('invoice.id', '=', id)
    .where('invoice.company_id', '=', companyId)
    .executeTakeFirst()
  if (!invoice) return null
  const lines = await database
    .selectFrom('invoice_line')
    .select(['description', 'amount_cents'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute()
  const notes = await database
    .selectFrom('credit_note')
    .select(['number', 'total_cents', 'issued_at'])
    .where('invoice_id', '=', id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const runs = await database
    .selectFrom('quest_run')
    .select('fee_cents')
    .where('payment_id', '=', invoice.payment_id)
    .execute()
  return {
    ...invoice,
    lines,
    notes,
    feeCents: runs.reduce((sum, { fee_cents }) => sum + (fee_cents ?? 0), 0),
  }
}

export const invoicePaper = (invoice: Invoice, from: readonly string[]): Paper => ({
  title: 'Invoice',
  subject: invoice.number,
  from,
  to: addressLines(invoice.billed_to),
  facts: [
    ['Number', invoice.number],
    ['Issued', dayInWords(invoice.issued_at)],
    ['State', noticeOf[invoice.status] ?? invoice.status],
    ...(invoice.succeeded_at ? [['Paid by card', dayInWords(invoice.succeeded_at)] as const] : []),
  ],
  columns: [
    { title: '', share: 0.06 },
    { title: 'What', share: 0.69 },
    { title: 'US dollars', share: 0.25, align: 'right' },
  ],
  rows: invoice.lines.map(({ description, amount_cents }, index) => [
    String(index + 1),
    description,
    formatExactMoney(amount_cents),
  ]),
  sums: [
    ...(invoice.feeCents > 0 ? [['Our fee (included)', formatExactMoney(invoice.feeCents)] as const] : []),
    ['Total', formatExactMoney(invoice.total_cents)],
  ],
  notes: invoice.notes.map(
    ({ number, total_cents, issued_at }) =>
      `Credit note ${number} of ${dayInWords(issued_at)} takes back ${formatExactMoney(total_cents)} of this invoice.`,
  ),
})
