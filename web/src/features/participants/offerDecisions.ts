import type { Decision } from '../../tables/decision.ts'

/** Bulk decisions on creators' offers. A single offer is answered in its quest log. */
export const offerDecisions: readonly Decision<'acceptBid' | 'rejectBid'>[] = [
  {
    kind: 'acceptBid',
    label: 'Accept',
    title: '{count, plural, one {Accept # offer?} other {Accept # offers?}}',
    text: 'Accepted offers go to your cart for payment.',
    doneWords: '{count, plural, one {# offer accepted} other {# offers accepted}}',
    agreement: 'I have checked the offers and agree to them.',
  },
  {
    kind: 'rejectBid',
    label: 'Decline',
    title: '{count, plural, one {Decline # offer?} other {Decline # offers?}}',
    text: 'We notify these creators, and the bidding ends.',
    doneWords: '{count, plural, one {# offer declined} other {# offers declined}}',
    isSecond: true,
    dangerous: true,
  },
]
