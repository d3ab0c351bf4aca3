import type { PayoutMethod, VendorMovement } from '@questboard/domain'
import { VendorUnavailable } from '../vendor.ts'

/** A creator's payout account at its vendor. */
export type PayoutAccount = {
  readonly reference: string
  readonly method: PayoutMethod
  readonly country: string
  readonly currency: string
  readonly isReady: boolean
  /** A label by which the creator recognizes the account. */
  readonly label: string
  /** A text for the creator about the account's problem. Empty if there is none. */
  readonly problem: string
  /** The data that the vendor still needs, in the vendor's own terms, and the deadline for it. */
  readonly requirementsDue: readonly string[]
  readonly requirementsDueAt: Date | null
  /** The idempotency key with which we opened the account. Null if the account's owner opened it. */
  readonly openedUnder: string | null
}

export type PayoutOrder = {
  /** The idempotency key. */
  readonly key: string
  readonly account: string
  readonly amountCents: number
  readonly description: string
}

/** A payout attempt that the vendor has accepted. */
export type Sent = {
  readonly reference: string
  /** The id of the transaction in the vendor's reports. */
  readonly transaction: string | null
  /** The date on which the vendor expects the money to arrive. */
  readonly arrivesOn: string | null
}

export type PayoutState = {
  readonly status: 'processing' | 'paid' | 'failed' | 'unclaimed' | 'returned'
  readonly problem: string
  readonly transaction: string | null
  readonly arrivesOn: string | null
}

/** A payout attempt, with the vendor's id for it. */
export type SentTry = { readonly key: string; readonly account: string; readonly reference: string }

export type Period = { readonly from: Date; readonly until: Date }

/** A webhook notification. Its content is never trusted, so we read the state from the vendor. */
export type VendorEvent = {
  readonly id: string
  readonly type: string
  /** The payout attempt and the account to which the notification refers, if any. */
  readonly key: string | null
  readonly reference: string | null
  readonly account: string | null
}

/** The functions that every payout vendor provides. */
export type PayoutVendor = {
  send(order: PayoutOrder): Promise<Sent>
  state(sent: SentTry): Promise<PayoutState>
  /** Cancels a payout that did not arrive. Does nothing if the payout cannot be canceled. */
  recall(sent: SentTry): Promise<void>
  /** Returns the movements in the period according to the vendor's books. */
  movements(period: Period): Promise<readonly VendorMovement[]>
}

/**
 * Thrown if the vendor refused the request and would refuse a retry as well. The message is for the creator, the cause
 * is what the vendor said.
 */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused'
}

/** Thrown if the vendor accepts no more requests for now. */
export class VendorBusy extends VendorUnavailable {
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Thrown for a notification that is forged or was changed. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent'
}

/** The seconds to wait according to the header. A few seconds if there is no header. */
export const retryAfter = (header: string | null | undefined): number => {
  const seconds = Number(header ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : 10
}
