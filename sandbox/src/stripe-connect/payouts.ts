import { tellOfPayout } from './events.ts'
import { book, connectBooks, newId, note, type Payout, save, type Transfer } from './store.ts'

const become = (payout: Payout, status: Payout['status'], failure: string | null = null): void => {
  payout.status = status
  payout.arrives_at = null
  payout.failure_code = failure === null ? null : 'account_closed'
  payout.failure_message = failure
  note('payouts', payout.id)
  save()
  tellOfPayout(
    status === 'in_transit' || status === 'pending' ? 'payout.updated' : `payout.${status}`,
    payout,
  )
}

const REFUSED = 'The bank account has been closed.'
const FAILS = '0000'

/** Completes a payout whose time has come. Payouts to an account number ending in 0000 always fail. */
export const settle = (payout: Payout): Payout => {
  if (payout.arrives_at === null || payout.arrives_at > Date.now()) return payout
  const fails = connectBooks.accounts[payout.account]?.external?.last4 === FAILS
  become(payout, fails ? 'failed' : 'paid', fails ? REFUSED : null)
  return payout
}

export const settleAll = (): void => {
  for (const payout of Object.values(connectBooks.payouts)) settle(payout)
}

export const settleLater = (payout: Payout): void => {
  if (payout.arrives_at === null) return
  setTimeout(() => settle(payout), Math.max(0, payout.arrives_at - Date.now()) + 1).unref()
}

export const payoutActions: Readonly<Record<string, (payout: Payout) => void>> = {
  arrive: (payout) => become(payout, 'paid'),
  delay: (payout) => {
    payout.arrival_date += 3 * 24 * 60 * 60
    become(payout, 'in_transit')
  },
  // Stripe also reports a failure if a bank returns the money after a successful payout.
  fail: (payout) => become(payout, 'failed', REFUSED),
}

export const reverse = (transfer: Transfer): string => {
  const id = newId('trr')
  transfer.reversed = true
  note('transfers', transfer.id)
  book({ type: 'transfer_refund', amount: transfer.amount, source: id, transfer: transfer.id })
  save()
  return id
}
