import { dayInWords, formatExactMoney } from '@questboard/domain'
import { addressLines } from './addressLines.ts'
import type { Paper } from './paper.ts'
import { type Taxed, taxLines, taxNotes } from './taxLines.ts'

type CreditNote = Taxed & {
  readonly number: string
  readonly reason: string
  readonly issued_at: Date
  readonly billed_to: unknown
  readonly invoice_number: string
  readonly invoice_issued_at: Date
}

export const creditNotePaper = (note: CreditNote): Paper => ({
  title: 'Credit note',
  subject: note.number,
  from: addressLines(note.sold_by),
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
  sums: [...taxLines(note, -1), ['Total', formatExactMoney(-note.total_cents)]],
  notes: [
    ...taxNotes(note),
    'We refund the card that was charged. Banks take 5 to 10 days to show a refund.',
  ],
})
