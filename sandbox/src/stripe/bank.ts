/** Simulates the movements of money: charges, refunds and disputes, each with its events. */
import {
  type Charge,
  current,
  type Dispute,
  type Intent,
  type Method,
  newId,
  note,
  type Refund,
  type Session,
  save,
  seconds,
} from './books.ts'
import { spendNextCard } from './control.ts'
import { emit } from './events.ts'
import { renderCharge, renderDispute, renderIntent, renderRefund, renderSession, totalOf } from './render.ts'
import { invalid } from './trouble.ts'

const errors = {
  declines: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  poor: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  refused: {
    code: 'payment_intent_authentication_failure',
    message: 'The provided payment method has failed authentication.',
  },
} as const

const feeOf = (amount: number): number => Math.round((amount * 29) / 1000) + 30

const told = (intent: Intent, type: string, at: string): void =>
  emit(`payment_intent.${type}`, renderIntent(intent, [], at))

const fail = (intent: Intent, error: (typeof errors)[keyof typeof errors], at: string): void => {
  intent.status = 'requires_payment_method'
  intent.error = error
  intent.method = null
  note('intents', intent.id)
  told(intent, 'payment_failed', at)
}

const charge = (intent: Intent, at: string): void => {
  const made: Charge = {
    id: newId('ch'),
    created: seconds(),
    amount: intent.amount,
    refunded: 0,
    intent: intent.id,
    customer: intent.customer,
    method: intent.method,
    fee: feeOf(intent.amount),
    isDisputed: false,
  }
  current.charges[made.id] = made
  note('charges', made.id)
  note('intents', intent.id)
  intent.charge = made.id
  intent.status = 'succeeded'
  intent.error = null
  emit('charge.succeeded', renderCharge(made, []))
  told(intent, 'succeeded', at)
  if (intent.method && current.methods[intent.method]?.temper === 'chargesBack') chargeBack(made)
}

/** Charges the card. The result is a payment, a decline, or a request to confirm on the bank's page. */
export const tryCard = (intent: Intent, method: Method, at: string): void => {
  intent.method = method.id
  note('intents', intent.id)
  const temper = spendNextCard() ?? method.temper
  if (temper === 'declines' || temper === 'poor') fail(intent, errors[temper], at)
  else if (temper === 'asks') {
    intent.status = 'requires_action'
    told(intent, 'requires_action', at)
  } else charge(intent, at)
  save()
}

const sessionOf = (intent: Intent): Session | undefined =>
  Object.values(current.sessions).find((session) => session.intent === intent.id)

export const complete = (session: Session, at: string): void => {
  session.status = 'complete'
  note('sessions', session.id)
  emit('checkout.session.completed', renderSession(session, [], at))
  save()
}

export const answerBank = (intent: Intent, agrees: boolean, at: string): void => {
  if (intent.status !== 'requires_action') return
  if (agrees) charge(intent, at)
  else fail(intent, errors.refused, at)
  const session = sessionOf(intent)
  if (agrees && session) complete(session, at)
  save()
}

export const intentOfSession = (session: Session): Intent => {
  const known = session.intent === null ? undefined : current.intents[session.intent]
  if (known) return known
  const made: Intent = {
    id: newId('pi'),
    created: seconds(),
    amount: totalOf(session),
    customer: session.customer,
    description: null,
    metadata: session.intentMetadata,
    status: 'requires_payment_method',
    method: null,
    error: null,
    charge: null,
    returnUrl: null,
  }
  current.intents[made.id] = made
  session.intent = made.id
  note('intents', made.id)
  note('sessions', session.id)
  return made
}

export const expireSession = (session: Session, at: string): void => {
  session.status = 'expired'
  note('sessions', session.id)
  const intent = session.intent === null ? undefined : current.intents[session.intent]
  if (intent && intent.status !== 'succeeded') {
    intent.status = 'canceled'
    note('intents', intent.id)
  }
  emit('checkout.session.expired', renderSession(session, [], at))
  save()
}

/** A charge of the demo market. The sandbox knows only its id, so any amount can be refunded. */
const demoCharge = (intent: string): Charge => {
  const id = `ch_${intent}`
  const made: Charge = {
    id,
    created: seconds(),
    amount: 99_999_999,
    refunded: 0,
    intent,
    customer: null,
    method: null,
    fee: 0,
    isDisputed: false,
  }
  const kept = current.charges[id]
  if (kept !== undefined) return kept
  current.charges[id] = made
  note('charges', id)
  return made
}

export const chargeOf = (intent: string): Charge | undefined =>
  intent.startsWith('pi_demo_')
    ? demoCharge(intent)
    : Object.values(current.charges).find((each) => each.intent === intent)

export const giveBack = (
  of: Charge,
  amount: number,
  metadata: Record<string, string>,
  fails: boolean,
): Refund => {
  if (of.refunded === of.amount)
    throw invalid(`Charge ${of.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (of.isDisputed)
    throw invalid(`Charge ${of.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (amount > of.amount - of.refunded)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge.`, {
      param: 'amount',
    })
  const made: Refund = {
    id: newId('re'),
    created: seconds(),
    amount,
    charge: of.id,
    intent: of.intent,
    status: fails ? 'failed' : 'succeeded',
    failure: fails ? 'expired_or_canceled_card' : null,
    metadata,
  }
  current.refunds[made.id] = made
  note('refunds', made.id)
  note('charges', of.id)
  if (!fails) of.refunded += amount
  emit('refund.created', renderRefund(made))
  if (fails) emit('refund.failed', renderRefund(made))
  else emit('charge.refunded', renderCharge(of, []))
  save()
  return made
}

/** The bank takes back what was not refunded. After a full refund, it takes back the full amount anyway. */
export const chargeBack = (of: Charge): Dispute => {
  const made: Dispute = {
    id: newId('du'),
    created: seconds(),
    amount: of.amount - of.refunded || of.amount,
    charge: of.id,
    intent: of.intent,
    status: 'needs_response',
    decided: null,
  }
  of.isDisputed = true
  note('charges', of.id)
  current.disputes[made.id] = made
  note('disputes', made.id)
  emit('charge.dispute.created', renderDispute(made))
  emit('charge.dispute.funds_withdrawn', renderDispute(made))
  save()
  return made
}

export const decideDispute = (dispute: Dispute, status: 'won' | 'lost'): void => {
  if (dispute.status !== 'needs_response') return
  dispute.status = status
  dispute.decided = seconds()
  note('disputes', dispute.id)
  const charge = current.charges[dispute.charge]
  if (charge && status === 'won') {
    charge.isDisputed = false
    note('charges', charge.id)
  }
  emit('charge.dispute.closed', renderDispute(dispute))
  if (status === 'won') emit('charge.dispute.funds_reinstated', renderDispute(dispute))
  save()
}
