import type { Database } from '@questboard/database'
import { dayInWords, formatExactMoney } from '@questboard/domain'
import type { Paper } from './paper.ts'
import { addressLines } from './words.ts'

type CreditNote = {
  readonly number: string
  readonly total_cents: number
  readonly reason: string
  readonly issued_at: Date
  readonly billed_to: unknown
  readonly invoice_number: string
  readonly invoice_issued_at: Date
}

/** The credit note, or null if the company has none with this id. */
export const readCreditNote = async (
  database: Database,
  id: string,
  companyId: string,
): Promise<CreditNote | null> =>
  (await database
    .selectFrom('credit_note as note')
    .innerJoin('invoice', 'invoice.id', 'note.invoice_id')
    .select(['note.number', 'note.total_cents', 'note.reason', 'note.issued_at', 'invoice.billed_to'])
    .select(['invoice.number as invoice_number', 'invoice.issued_at as invoice_issued_at'])
    .where('note.id', '=', id)
    .where('note.company_id', '=', companyId)
    .executeTakeFirst()) ?? null

export const creditNotePaper = (note: CreditNote, from: readonly string[]): Paper => ({
  title: 'Credit note',
  subject: note.number,
  from,
  to: addressLines(note.billed_to),
  facts: [
    ['Number', note.number],
    ['Issued', dayInWords(note.issued_at)],
    ['To invoice', `${note.invoice_number} of ${dayInWords(note.invoice_issued_at)}`],
  ],
  columns: [
    { title: 'Why', share: 0.75 },
    { title: 'US dollars', share: 0.25, align: 'right' },
  ],
  rows: [[note.reason, formatExactMoney(-note.total_cents)]],
  sums: [['Total', formatExactMoney(-note.total_cents)]],
  notes: ['We refund the card that was charged. Banks take 5 to 10 days to show a refund.'],
})
