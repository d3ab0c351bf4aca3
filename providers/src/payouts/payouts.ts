import type { PayoutMethod, VendorMovement } from '@questboard/domain'
import { VendorUnavailable } from '../vendor.ts'

/** Where a creator's money goes, as its vendor knows it. */
export type PayoutAccount = {
  readonly reference: string
  readonly method: PayoutMethod
  readonly country: string
  readonly currency: string
  readonly isReady: boolean
  /** What the creator recognises it by. */
  readonly label: string
  /** What is wrong, in words; empty when nothing is. */
  readonly problem: string
  /** What the vendor still asks for, in its own names, and by when. */
  readonly requirementsDue: readonly string[]
  readonly requirementsDueAt: Date | null
  /** The key under which we had it opened; null where its owner opened it. */
  readonly openedUnder: string | null
}

export type PayoutOrder = {
  /** Under it the vendor pays once, however often it is asked. */
  readonly key: string
  readonly account: string
  readonly amountCents: number
  readonly description: string
}

/** A try that the vendor has. */
export type Sent = {
  readonly reference: string
  /** The movement of money that its reports name. */
  readonly transaction: string | null
  /** The day on which it says that the money arrives. */
  readonly arrivesOn: string | null
}

export type PayoutState = {
  readonly status: 'processing' | 'paid' | 'failed' | 'unclaimed' | 'returned'
  readonly problem: string
  readonly transaction: string | null
  readonly arrivesOn: string | null
}

/** A try by the vendor's own id for it. */
export type SentTry = { readonly key: string; readonly account: string; readonly reference: string }

export type Period = { readonly from: Date; readonly until: Date }

/** What a webhook told: asked for again, never believed. */
export type VendorEvent = {
  readonly id: string
  readonly type: string
  /** The payout's try and the account that it is about, where it is about one. */
  readonly key: string | null
  readonly reference: string | null
  readonly account: string | null
}

/** What every vendor of payouts does for us. */
export type PayoutVendor = {
  send(order: PayoutOrder): Promise<Sent>
  state(sent: SentTry): Promise<PayoutState>
  /** Takes back what did not arrive; harmless where there is nothing to take back. */
  recall(sent: SentTry): Promise<void>
  /** What moved in this time, by the vendor's own books. */
  movements(period: Period): Promise<readonly VendorMovement[]>
}

/** The vendor refused: another try of the same would be refused as well. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused'
}

/** It takes no more requests for now. */
export class VendorBusy extends VendorUnavailable {
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What did not come from the vendor, or was changed on the way. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent'
}

/** As a header says it, in seconds; a few where it says nothing. */
export const retryAfter = (header: string | null | undefined): number => {
  const seconds = Number(header ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : 10
}
