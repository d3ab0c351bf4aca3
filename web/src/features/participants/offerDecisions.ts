import type { Decision } from '../../tables/decision.ts'

/** Of the offers of creators; one offer alone is answered in its quest log. */
export const offerDecisions: readonly Decision<'acceptBid' | 'rejectBid'>[] = [
  {
    kind: 'acceptBid',
    label: 'Accept',
    title: '{count, plural, one {Accept # offer?} other {Accept # offers?}}',
    text: 'What is agreed lies in your cart, to be paid.',
    doneWords: '{count, plural, one {# offer accepted} other {# offers accepted}}',
    agreement: 'I have checked the offers and agree to them.',
  },
  {
    kind: 'rejectBid',
    label: 'Decline',
    title: '{count, plural, one {Decline # offer?} other {Decline # offers?}}',
    text: 'They are told, and the bidding is over.',
    doneWords: '{count, plural, one {# offer declined} other {# offers declined}}',
    isSecond: true,
    dangerous: true,
  },
]
