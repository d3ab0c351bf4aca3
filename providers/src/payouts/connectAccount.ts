import type Stripe from 'stripe'
import type { PayoutAccount } from './payouts.ts'

const labelOf = (account: Stripe.Account): { label: string; currency: string } => {
  const [external] = account.external_accounts?.data ?? []
  const currency = (external?.currency ?? account.default_currency ?? 'usd').toUpperCase()
  if (external === undefined) return { label: '', currency }
  const bank = external.object === 'bank_account' ? external.bank_name : external.brand
  return { label: [bank, `•••• ${external.last4}`].filter(Boolean).join(' '), currency }
}

/** Stripe's reasons are identifiers, such as `requirements.past_due`, `under_review` or `rejected.fraud`. */
const disabledWords = (reason: string): string => {
  if (reason.startsWith('requirements.')) return 'Stripe needs more details before it can pay you'
  if (reason.startsWith('rejected.')) return 'Stripe refused this account'
  return 'Stripe is reviewing this account'
}

/** Reads Stripe's `Account` object. An account is ready once it can receive transfers and pay out. */
export const readConnectAccount = (account: Stripe.Account): PayoutAccount => {
  const { requirements } = account
  const due = [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])]
  const isReady = account.payouts_enabled && account.capabilities?.transfers === 'active'
  const reason = requirements?.disabled_reason ?? null
  const told = requirements?.errors?.[0]?.reason
  const waits = account.details_submitted ? 'Stripe is reviewing this account' : 'Not set up yet'
  return {
    reference: account.id,
    method: 'card',
    country: account.country ?? '',
    ...labelOf(account),
    isReady,
    problem: isReady ? '' : (told ?? (reason === null ? waits : disabledWords(reason))),
    requirementsDue: due,
    openedUnder: account.metadata?.key ?? null,
    requirementsDueAt:
      requirements?.current_deadline == null ? null : new Date(requirements.current_deadline * 1000),
  }
}
