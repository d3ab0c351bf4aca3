/** What the card provider takes in one payment. */
export type PaymentLimits = { readonly mostCents: number; readonly mostLines: number }

/** Stripe's greatest payment in US dollars, and the most lines of one. */
export const cardLimits: PaymentLimits = { mostCents: 99_999_999, mostLines: 100 }

export type CartLine = { readonly amountCents: number }

/** null: one of them is more than any payment takes. */
export type SplitCart<Line> = readonly (readonly Line[])[] | null

/**
 * As few payments as their order allows: each line goes into the first payment that has room for it. None is divided, since a
 * run is paid as a whole.
 */
export const splitCart = <Line extends CartLine>(
  lines: readonly Line[],
  { mostCents, mostLines }: PaymentLimits,
): SplitCart<Line> => {
  const payments: { cents: number; lines: Line[] }[] = []
  for (const line of lines) {
    if (line.amountCents > mostCents) return null
    const fits = payments.find(
      (payment) => payment.lines.length < mostLines && payment.cents + line.amountCents <= mostCents,
    )
    if (fits) {
      fits.lines.push(line)
      fits.cents += line.amountCents
    } else payments.push({ cents: line.amountCents, lines: [line] })
  }
  return payments.map((payment) => payment.lines)
}
