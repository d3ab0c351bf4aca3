import type { Account } from './store.ts'

const reference = /^acct_demo_(card|paypal)_[0-9a-f]{8}$/

/**
 * The demo market's creators have accounts with the service that nobody set up here: a reference of theirs says itself what it
 * stands for. Their country is the market's own to know.
 */
export const demoAccount = (id: string): Account | null => {
  const method = reference.exec(id)?.[1]
  if (method !== 'card' && method !== 'paypal') return null
  return {
    id,
    method,
    country: 'SE',
    email: '',
    payouts_enabled: true,
    destination: method === 'card' ? '•••• 4242' : 'c***@paypal.example',
    requirement: '',
  }
}
