/** rules §9: many offers are answered at once, but not any number. */
export const most = 100

export type Answer = 'accept' | 'decline'

export type ChosenOffer = {
  readonly id: string
  /** The offer on the table, as it was seen. */
  readonly bidId: string
  readonly name: string
  readonly amountCents: number
}

export type Outcome = {
  readonly id: string
  readonly name: string
  /** Why not; null: it was done. */
  readonly refused: string | null
}

export const totalOf = (offers: readonly ChosenOffer[]): number =>
  offers.reduce((sum, { amountCents }) => sum + amountCents, 0)

type Said = { readonly bidId: string; readonly message: string | null }

/** In the order in which they were chosen; one of which nothing was said was not answered. */
export const outcomesOf = (offers: readonly ChosenOffer[], said: readonly Said[]): readonly Outcome[] => {
  const byBid = new Map(said.map(({ bidId, message }) => [bidId, message]))
  return offers.map(({ id, bidId, name }) => {
    const message = byBid.get(bidId)
    return { id, name, refused: message === undefined ? 'Something went wrong' : message }
  })
}
