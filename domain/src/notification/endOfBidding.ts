import { maybe, oneOf, type Shaped } from '../shape.ts'
import { otherName, possessive, priced, side, type Words } from './kind.ts'

/**
 * The side that made the last offer, and the reason why the bidding ended: one of the sides, auto-bidding or the end of
 * the quest. Older notifications have neither.
 */
export const endOfBidding = {
  offerBy: maybe(side),
  endedBy: maybe(oneOf(['company', 'creator', 'rules', 'quest'])),
}

type End = Shaped<typeof endOfBidding> &
  Parameters<typeof otherName>[0] & {
    readonly activation: string
    readonly amountCents?: number | null | undefined
  }

/** A side that ends the bidding declines the other side's offer, or withdraws its own. */
const titleOf = (of: End): string => {
  const { to, offerBy, endedBy } = of
  const [sum, other] = [priced(of.amountCents), otherName(of)]
  if (endedBy === 'rules' && to === 'company') return `Auto-bidding declined ${possessive(other)} ${sum}offer`
  if (offerBy == null || endedBy == null) return `The ${sum}offer between you and ${other} was declined`
  if (endedBy === offerBy)
    return endedBy === to
      ? `You withdrew your ${sum}offer to ${other}`
      : `${other} withdrew the ${sum}offer to you`
  return endedBy === to
    ? `You declined ${possessive(other)} ${sum}offer`
    : `${other} declined your ${sum}offer`
}

export const endOfBiddingWords = (of: End): Words =>
  of.endedBy === 'quest'
    ? {
        title: `${of.activation} has ended, so the ${priced(of.amountCents)}offer between you and ${otherName(of)} is closed`,
        body: 'There is no agreement, and no payment is due.',
      }
    : { title: titleOf(of), body: `Bidding for ${of.activation} has ended.` }
