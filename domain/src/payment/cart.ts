/** The card provider's limits for one payment. */
export type PaymentLimits = { readonly mostCents: number; readonly mostLines: number }

/** Stripe's maximum amount in US dollars, and our maximum number of lines. */
export const cardLimits: PaymentLimits = { mostCents: 99_999_999, mostLines: 100 }

export type CartLine = { readonly amountCents: number }

/** The cart, split into payments. Null if a single line exceeds the limit. */
export type SplitCart<Line> = readonly (readonly Line[])[] | null

/**
 * Splits the lines into as few payments as the order allows: each line goes into the first payment that has room. Lines
 * are not split, because a run is paid in one payment.
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
