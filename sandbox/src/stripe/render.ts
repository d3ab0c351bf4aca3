/** Renders rows of the books in Stripe's format, with the requested expansions. */
import {
  type Books,
  type Charge,
  type Customer,
  current,
  type Dispute,
  type Intent,
  type Method,
  type Refund,
  type Session,
} from './books.ts'

export type Expand = readonly string[]

/** The paths to expand below a field. Null if only the object's id is needed. */
const below = (expand: Expand, field: string): Expand | null => {
  const within = expand.filter((path) => path === field || path.startsWith(`${field}.`))
  return within.length === 0 ? null : within.map((path) => path.slice(field.length + 1)).filter(Boolean)
}

const related = <Row>(
  rows: Readonly<Record<string, Row>>,
  id: string | null,
  expand: Expand | null,
  render: (row: Row, expand: Expand) => object,
): unknown => {
  const row = id === null ? undefined : rows[id]
  return expand === null || row === undefined ? id : render(row, expand)
}

const play = { livemode: false } as const
const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const billing = { address: noAddress, email: null, name: null, phone: null, tax_id: null }

export const renderCustomer = ({ id, created, name, email, metadata }: Customer) => ({
  id,
  object: 'customer',
  created,
  name,
  email,
  metadata,
  description: null,
  ...play,
})

export const renderMethod = ({ id, created, customer, brand, last4, month, year, isKept }: Method) => ({
  id,
  object: 'payment_method',
  created,
  customer,
  type: 'card',
  allow_redisplay: isKept ? 'always' : 'unspecified',
  billing_details: billing,
  card: { brand, last4, exp_month: month, exp_year: year, funding: 'credit', country: 'US' },
  metadata: {},
  ...play,
})

export const renderTransaction = ({ id, created, amount, fee }: Charge) => ({
  id: id.replace('ch_', 'txn_'),
  object: 'balance_transaction',
  amount,
  available_on: created,
  balance_type: 'payments',
  created,
  currency: 'usd',
  description: null,
  exchange_rate: null,
  fee,
  fee_details: [
    {
      amount: fee,
      application: null,
      currency: 'usd',
      description: 'Stripe processing fees',
      type: 'stripe_fee',
    },
  ],
  net: amount - fee,
  reporting_category: 'charge',
  source: id,
  status: 'available',
  type: 'charge',
})

export const renderCharge = (charge: Charge, expand: Expand) => ({
  id: charge.id,
  object: 'charge',
  amount: charge.amount,
  amount_captured: charge.amount,
  amount_refunded: charge.refunded,
  balance_transaction:
    below(expand, 'balance_transaction') === null
      ? charge.id.replace('ch_', 'txn_')
      : renderTransaction(charge),
  billing_details: billing,
  captured: true,
  created: charge.created,
  currency: 'usd',
  customer: charge.customer,
  disputed: charge.isDisputed,
  metadata: {},
  paid: true,
  payment_intent: charge.intent,
  payment_method: charge.method,
  refunded: charge.refunded === charge.amount,
  status: 'succeeded',
  ...play,
})

export const bankPath = (intent: string): string => `/bank/${intent}`

export const renderIntent = (intent: Intent, expand: Expand, at: string) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  capture_method: 'automatic',
  client_secret: `${intent.id}_secret_sandbox`,
  confirmation_method: 'automatic',
  created: intent.created,
  currency: 'usd',
  customer: intent.customer,
  description: intent.description,
  last_payment_error: intent.error && { type: 'card_error', ...intent.error },
  latest_charge: related(current.charges, intent.charge, below(expand, 'latest_charge'), renderCharge),
  metadata: intent.metadata,
  next_action:
    intent.status === 'requires_action'
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: at + bankPath(intent.id), return_url: intent.returnUrl },
        }
      : null,
  payment_method: related(current.methods, intent.method, below(expand, 'payment_method'), renderMethod),
  payment_method_types: ['card'],
  allowed_payment_method_types: ['card'],
  status: intent.status,
  ...play,
})

const renderSetup = (session: Session, expand: Expand) => ({
  id: session.id.replace('cs_test_', 'seti_'),
  object: 'setup_intent',
  created: session.created,
  customer: session.customer,
  payment_method: related(current.methods, session.added, below(expand, 'payment_method'), renderMethod),
  payment_method_types: ['card'],
  allowed_payment_method_types: ['card'],
  status: session.added === null ? 'requires_payment_method' : 'succeeded',
  usage: 'off_session',
  metadata: {},
  ...play,
})

export const totalOf = ({ lines }: Pick<Session, 'lines'>): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

const paymentStatus = (session: Session): string => {
  if (session.mode === 'setup') return 'no_payment_required'
  return session.status === 'complete' ? 'paid' : 'unpaid'
}

export const renderSession = (session: Session, expand: Expand, at: string) => {
  const setup = below(expand, 'setup_intent')
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.mode === 'payment' ? totalOf(session) : null,
    amount_total: session.mode === 'payment' ? totalOf(session) : null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: 'usd',
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    expires_at: session.expiresAt,
    metadata: session.metadata,
    mode: session.mode,
    payment_intent: related(current.intents, session.intent, below(expand, 'payment_intent'), (row, more) =>
      renderIntent(row, more, at),
    ),
    payment_method_types: ['card'],
    allowed_payment_method_types: ['card'],
    payment_status: paymentStatus(session),
    setup_intent:
      session.mode === 'payment'
        ? null
        : setup
          ? renderSetup(session, setup)
          : session.id.replace('cs_test_', 'seti_'),
    shipping_options: [],
    status: session.status,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${at}/pay/${session.id}` : null,
    ...play,
  }
}

export const renderRefund = (refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: refund.charge,
  created: refund.created,
  currency: 'usd',
  ...(refund.failure === null ? {} : { failure_reason: refund.failure }),
  metadata: refund.metadata,
  payment_intent: refund.intent,
  reason: null,
  status: refund.status,
})

const DISPUTE_FEE = 1_500

const movedByDispute = (dispute: Dispute) => {
  const moved = (amount: number, fee: number, at: number) => ({
    id: dispute.id.replace('du_', amount < 0 ? 'txn_out_' : 'txn_back_'),
    object: 'balance_transaction',
    amount,
    available_on: at,
    balance_type: 'payments',
    created: at,
    currency: 'usd',
    description: 'Chargeback',
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: 'dispute',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  })
  return [
    moved(-dispute.amount, DISPUTE_FEE, dispute.created),
    ...(dispute.status === 'won' ? [moved(dispute.amount, 0, dispute.decided ?? dispute.created)] : []),
  ]
}

export const renderDispute = (dispute: Dispute) => {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: movedByDispute(dispute),
    charge: dispute.charge,
    created: dispute.created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dispute.created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: dispute.intent,
    reason: 'fraudulent',
    status: dispute.status,
    ...play,
  }
}

const noEvidence = Object.fromEntries(
  [
    'access_activity_log',
    'billing_address',
    'cancellation_policy',
    'cancellation_policy_disclosure',
    'cancellation_rebuttal',
    'customer_communication',
    'customer_email_address',
    'customer_name',
    'customer_purchase_ip',
    'customer_signature',
    'duplicate_charge_documentation',
    'duplicate_charge_explanation',
    'duplicate_charge_id',
    'product_description',
    'receipt',
    'refund_policy',
    'refund_policy_disclosure',
    'refund_refusal_explanation',
    'service_date',
    'service_documentation',
    'shipping_address',
    'shipping_carrier',
    'shipping_date',
    'shipping_documentation',
    'shipping_tracking_number',
    'uncategorized_file',
    'uncategorized_text',
  ]
    .map((name): [string, unknown] => [name, null])
    .concat([['enhanced_evidence', {}]]),
)

const movedByRefund = (refund: Refund) => ({
  id: refund.id.replace('re_', 'txn_re_'),
  object: 'balance_transaction',
  amount: -refund.amount,
  available_on: refund.created,
  balance_type: 'payments',
  created: refund.created,
  currency: 'usd',
  description: null,
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: -refund.amount,
  reporting_category: 'refund',
  source: refund.id,
  status: 'available',
  type: 'refund',
})

export const renderBalance = ({ charges, refunds, disputes }: Books): readonly Moved[] =>
  [
    // Payments of the demo market are left out, because only their ids are known.
    ...Object.values(charges)
      .filter(({ intent }) => !intent.startsWith('pi_demo_'))
      .map((charge) => ({ ...renderTransaction(charge), source: renderCharge(charge, []) })),
    ...Object.values(refunds)
      .filter(({ status }) => status === 'succeeded')
      .map((refund) => ({ ...movedByRefund(refund), source: renderRefund(refund) })),
    ...Object.values(disputes).flatMap((dispute) =>
      movedByDispute(dispute).map((moved) => ({ ...moved, source: renderDispute(dispute) })),
    ),
  ].sort((one, other) => other.created - one.created || other.id.localeCompare(one.id))
type Moved = { readonly id: string; readonly created: number }
