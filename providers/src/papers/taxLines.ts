import { formatExactMoney, formatTaxRate, vatPrefixes } from '@questboard/domain'
import { z } from 'zod'

export type Taxed = {
  readonly total_cents: number
  readonly tax_cents: number
  readonly tax_treatment: string
  readonly tax_basis_points: number
  readonly sold_by: unknown
}
type Line = readonly [label: string, value: string]

const seller = z.object({ country: z.string() })

/** European sellers call it VAT. */
const nameOf = (soldBy: unknown): string =>
  vatPrefixes[seller.parse(soldBy).country] === undefined ? 'Tax' : 'VAT'

/** The total without tax, and the tax with its rate. The argument `sign` is -1 on a credit note. */
export const taxLines = (document: Taxed, sign: 1 | -1 = 1): readonly Line[] => {
  const { total_cents, tax_cents, tax_basis_points, sold_by } = document
  return [
    ['Total without tax', formatExactMoney(sign * (total_cents - tax_cents))],
    [`${nameOf(sold_by)} ${formatTaxRate(tax_basis_points)} (included)`, formatExactMoney(sign * tax_cents)],
  ]
}

const words: Readonly<Record<string, string>> = {
  reverse_charge:
    'Reverse charge: the recipient accounts for the VAT (articles 44 and 196 of Directive 2006/112/EC).',
  outside_scope: 'Outside the scope of VAT: the recipient is established outside the EU.',
}

/** The words that the law requires if the seller charges no tax. */
export const taxNotes = ({ tax_treatment, sold_by }: Taxed): readonly string[] => {
  const note = words[tax_treatment]
  if (note === undefined) return []
  return [
    nameOf(sold_by) === 'VAT'
      ? note
      : 'No tax: the recipient is established outside the country of the seller.',
  ]
}
