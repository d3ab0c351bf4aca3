import type { PayoutMethod, VendorMovement } from '@questboard/domain'
import { VendorUnavailable } from '../vendor.ts'

/** A creator's payout account at its vendor. */
export type PayoutAccount = {
  readonly reference: string
  readonly method: PayoutMethod
  readonly country: string
  readonly currency: string
  readonly isReady: boolean
  /** A label the creator recognizes. */
  readonly label: string
  /** The problem in words, or an empty text. */
  readonly problem: string
  /** The vendor's missing requirements, by its own names, and their deadline. */
  readonly requirementsDue: readonly string[]
  readonly requirementsDueAt: Date | null
  /** Our key when we opened the account. Null if its owner opened it. */
  readonly openedUnder: string | null
}

export type PayoutOrder = {
  /** The idempotency key. */
  readonly key: string
  readonly account: string
  readonly amountCents: number
  readonly description: string
}

/** An attempt the vendor has accepted. */
export type Sent = {
  readonly reference: string
  /** The transaction in the vendor's reports. */
  readonly transaction: string | null
  /** The vendor's arrival date. */
  readonly arrivesOn: string | null
}

export type PayoutState = {
  readonly status: 'processing' | 'paid' | 'failed' | 'unclaimed' | 'returned'
  readonly problem: string
  readonly transaction: string | null
  readonly arrivesOn: string | null
}

/** An attempt by the vendor's id. */
export type SentTry = { readonly key: string; readonly account: string; readonly reference: string }

export type Period = { readonly from: Date; readonly until: Date }

/** A webhook notification. Its content is never trusted, only used to ask the vendor. */
export type VendorEvent = {
  readonly id: string
  readonly type: string
  /** The attempt and the account it concerns, if any. */
  readonly key: string | null
  readonly reference: string | null
  readonly account: string | null
}

/** Functions every payout vendor provides. */
export type PayoutVendor = {
  send(order: PayoutOrder): Promise<Sent>
  state(sent: SentTry): Promise<PayoutState>
  /** Cancels a payout that did not arrive. Harmless if there is nothing to cancel. */
  recall(sent: SentTry): Promise<void>
  /** Movements in the period according to the vendor's books. */
  movements(period: Period): Promise<readonly VendorMovement[]>
}

/** The vendor refused, and a retry would be refused as well. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused'
}

/** The vendor accepts no more requests for now. */
export class VendorBusy extends VendorUnavailable {
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A notification that is forged or was changed. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent'
}

/** The header's value in seconds, or a few seconds without one. */
export const retryAfter = (header: string | null | undefined): number => {
  const seconds = Number(header ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : 10
}
