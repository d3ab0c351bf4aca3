import { dayInWords, momentInWords } from '../format/dates.ts'
import { formatExactMoney, formatMoney } from '../format/money.ts'
import { daysToClaim, payoutFacts } from '../payout/payout.ts'
import { flag, maybe, moment, type Shaped, text } from '../shape.ts'
import { cents, kind, sentences, toOwners, toPerson, until } from './kind.ts'

const payout = {
  amountCents: cents,
  activation: maybe(text),
  company: maybe(text),
  expectedOn: maybe(moment),
}

/** A refund for one Quest names the Quest and its creator. Any other refund has the payment's description. */
const refund = {
  amountCents: cents,
  description: maybe(text),
  activation: maybe(text),
  creator: maybe(text),
  isLate: maybe(flag),
  isInVain: maybe(flag),
}

/** The description of a refund, such as `$500 for “2 Quests”`. */
const payment = (of: {
  readonly amountCents: number
  readonly description?: string | null | undefined
}): string => `${formatMoney(of.amountCents)}${of.description ? ` for “${of.description}”` : ''}`

const refunded = (of: Shaped<typeof refund>): string =>
  of.activation && of.creator
    ? `${formatMoney(of.amountCents)} for ${of.activation} with ${of.creator}`
    : payment(of)

const payoutSum = ({ amountCents }: Shaped<typeof payout>): string => formatExactMoney(amountCents)
/** The end of a title, such as `: Lumen Tactics (Northlight)`. Empty if the payout has no Quest. */
const payoutSource = ({ activation, company: payer }: Shaped<typeof payout>): string =>
  activation ? `: ${activation}${payer ? ` (${payer})` : ''}` : ''

const dayOf = (text: string): string => dayInWords(new Date(text))

const ofPayment = { path: () => '/user/settings/payments', button: 'View payments' } as const
/** Refunds are listed as credit notes with the invoices. */
const ofRefund = {
  ...toOwners,
  path: () => '/company/settings/invoices',
  button: 'View invoices',
  params: refund,
} as const
const ofPayout = { ...toPerson, ...ofPayment, params: payout } as const
const sendAgain = 'We still hold the money. Check your payout account, then send the payout again.'

export const moneyKinds = {
  payment_approval: kind({
    audience: ['colleagues'],
    preference: 'always',
    params: {
      by: text,
      amountCents: cents,
      description: text,
      deadline: maybe(moment),
    },
    path: () => '/company/cart',
    button: 'Review payment',
    words: (of) => ({
      title: `${of.by} asked you to approve ${payment(of)}`,
      body: of.deadline
        ? `${until('Payment is due', of.deadline)} Approving doesn’t extend the deadline.`
        : 'Approve or decline the payment in the cart.',
    }),
  }),
  payment_approved: kind({
    ...toPerson,
    params: {
      by: text,
      amountCents: cents,
      description: text,
      bySavedCard: maybe(flag),
      deadline: maybe(moment),
    },
    path: () => '/company/cart',
    button: 'Open cart',
    words: (of) => ({
      title: `${of.by} approved ${payment(of)}`,
      body: of.bySavedCard
        ? 'We’re charging your saved card.'
        : until(
            'Continue to payment. The approval is valid until',
            of.deadline,
            'Continue to payment in the cart.',
          ),
    }),
  }),
  payment_confirmation: kind({
    ...toPerson,
    params: { amountCents: cents, description: text, deadline: maybe(moment) },
    path: () => '/company/cart',
    button: 'Confirm payment',
    words: (of) => ({
      title: `Your bank asks you to confirm ${payment(of)}`,
      body: until(
        'Your saved card isn’t charged until you do. Confirm by',
        of.deadline,
        'Your saved card isn’t charged until you do.',
      ),
    }),
  }),
  payment_declined: kind({
    ...toPerson,
    params: { amountCents: cents, description: text, by: maybe(text), isLate: maybe(flag) },
    quote: {
      params: { reason: maybe(text) },
      author: (of) => of.by ?? 'Another member',
      text: ({ reason }) => reason,
    },
    path: () => '/company/cart',
    button: 'Open cart',
    words: (of) =>
      of.isLate
        ? {
            title: `No one approved ${payment(of)} before the deadline`,
            body: 'Offers that can still be paid are back in the cart.',
          }
        : {
            title: `${of.by ?? 'Another member'} declined ${payment(of)}`,
            body: 'The items of this payment are back in the cart.',
          },
  }),
  payment_refunded: kind({
    ...ofRefund,
    words: (of) => ({
      title: `We refunded ${refunded(of)} to your card`,
      body: sentences(
        of.isLate ? 'Your payment arrived after the deadline.' : '',
        of.isInVain ? 'Your company already had this plan or a higher one.' : '',
        'Your bank shows the refund in 5 to 10 days.',
      ),
    }),
  }),
  payment_refund_failed: kind({
    ...ofRefund,
    words: (of) => ({
      title: `We couldn’t refund ${refunded(of)} to your card`,
      body: 'We still hold the money. Contact us to tell us where to send it.',
    }),
  }),
  payment_refund_covered: kind({
    ...ofRefund,
    words: (of) => ({
      title: `Your bank returned ${refunded(of)} to you`,
      body: 'Your bank already returned this payment, so we don’t refund your card as well. If your bank sends the money back to us, we’ll refund your card.',
    }),
  }),
  payment_disputed: kind({
    ...ofRefund,
    ...ofPayment,
    words: (of) => ({
      title: `Your bank took back ${payment(of)}`,
      body: 'If this is a mistake, tell your bank and contact us.',
    }),
  }),
  plan_paid: kind({
    ...toOwners,
    params: { amountCents: cents, plan: text, validTo: moment },
    path: () => '/company/settings#plan',
    button: 'View plan',
    words: (of) => ({
      title: `Your company is on the ${of.plan} plan until ${dayOf(of.validTo)}`,
      body: `You paid ${formatMoney(of.amountCents)}. The plan doesn’t renew automatically. We’ll remind you before it ends.`,
    }),
  }),
  plan_ends: kind({
    ...toOwners,
    params: { plan: text, deadline: moment },
    path: () => '/plans',
    button: 'Extend plan',
    words: (of) => ({
      title: `Your ${of.plan} plan ends on ${momentInWords(new Date(of.deadline))}`,
      body: 'The plan doesn’t renew automatically. Pay for another month to keep it. Otherwise, your company moves to the free plan.',
    }),
  }),
  payout_paid: kind({
    ...ofPayout,
    words: (of) => ({
      title: `${payoutSum(of)} is on its way${payoutSource(of)}`,
      body: of.expectedOn
        ? `Expect the money by ${dayOf(of.expectedOn)}.`
        : `The payout takes ${payoutFacts.bankDays.least} to ${payoutFacts.bankDays.most} business days.`,
    }),
  }),
  payout_failed: kind({
    ...ofPayout,
    words: (of) => ({
      title: `Your ${payoutSum(of)} payout failed${payoutSource(of)}`,
      body: sendAgain,
    }),
  }),
  payout_unclaimed: kind({
    ...ofPayout,
    words: (of) => ({
      title: `Claim your ${payoutSum(of)} payout in PayPal${payoutSource(of)}`,
      body: `Claim the payout within ${daysToClaim} days, or send it to another account.`,
    }),
  }),
  payout_returned: kind({
    ...ofPayout,
    words: (of) => ({
      title: `Your ${payoutSum(of)} payout was returned to us${payoutSource(of)}`,
      body: sendAgain,
    }),
  }),
} as const
