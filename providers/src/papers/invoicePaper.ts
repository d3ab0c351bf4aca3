import { dayInWords, formatExactMoney } from '@questboard/domain'
import { addressLines } from './addressLines.ts'
import type { Paper } from './paper.ts'
import { type Taxed, taxLines, taxNotes } from './taxLines.ts'

const noticeOf: Readonly<Record<string, string>> = { paid: 'Paid', open: 'Payment due', void: 'Withdrawn' }

type Invoice = Taxed & {
  readonly number: string
  readonly status: string
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

export const invoicePaper = (invoice: Invoice): Paper => ({
  title: 'Invoice',
  subject: invoice.number,
  from: addressLines(invoice.sold_by),
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
    ...taxLines(invoice),
    ['Total', formatExactMoney(invoice.total_cents)],
  ],
  notes: [
    ...taxNotes(invoice),
    ...invoice.notes.map(
      ({ number, total_cents, issued_at }) =>
        `Credit note ${number} of ${dayInWords(issued_at)} takes back ${formatExactMoney(total_cents)} of this invoice.`,
    ),
  ],
})
