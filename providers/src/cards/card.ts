/** The card provider's data about a card. We never receive the card number. */
export type SavedCard = {
  readonly reference: string
  readonly customer: string
  readonly brand: string
  readonly last4: string
  readonly expiresMonth: number
  readonly expiresYear: number
}

/**
 * A payment at the card provider, by a payment page or by charging a saved card. `open` waits for the payer or their
 * bank; `paid`, `failed` and `expired` are final.
 */
export type CardPayment = {
  readonly reference: string
  /** The id of our payment, as sent to the provider. */
  readonly paymentId: string | null
  readonly state: 'open' | 'paid' | 'failed' | 'expired'
  /** The URL of the page where the payer continues, at the provider or their bank. */
  readonly url: string | null
  /** The amount received, once the payment is paid. */
  readonly paidCents: number
  /** The provider's fee. */
  readonly feeCents: number
  /** The id of the charge, to which refunds and disputes refer. */
  readonly charge: string | null
  /** The bank's reason for the last decline. */
  readonly problem: string
  readonly card: SavedCard | null
}

export type CardRefund = {
  readonly reference: string
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly amountCents: number
  readonly problem: string
}

/** A change of our balance at the provider. Positive amounts are incoming. */
export type CardMovement = {
  /** The id of the charge or refund, or of the dispute with its direction: `<dispute>/out` and `<dispute>/back`. */
  readonly subject: string
  readonly cents: number
  /** The provider's fee for the movement. */
  readonly feeCents: number
  readonly at: Date
}

/** A dispute: a company asks its bank to take back a payment. */
export type CardDispute = {
  readonly reference: string
  readonly charge: string
  readonly state: 'open' | 'won' | 'lost'
  readonly amountCents: number
  /** The total amounts of a dispute that the bank has withdrawn and returned. */
  readonly withdrawnCents: number
  readonly returnedCents: number
  readonly feeCents: number
  readonly reason: string
}

/** The page for adding a card. */
export type CardPage = {
  readonly reference: string
  readonly companyId: string | null
  readonly url: string | null
  readonly card: SavedCard | null
}

export const cardSubjects = ['page', 'charge', 'refund', 'dispute', 'other'] as const
export type CardSubject = (typeof cardSubjects)[number]

/** An event says only that an object changed. The object's state is then read from the provider. */
export type CardEvent = {
  readonly id: string
  readonly type: string
  readonly subject: CardSubject
  readonly reference: string
  readonly happenedAt: Date
}

export type CardLine = { readonly description: string; readonly amountCents: number }

type Keyed = {
  /** The idempotency key. */
  readonly key: string
}

export type CardProvider = {
  createCustomer(
    customer: Keyed & { readonly companyId: string; readonly name: string; readonly email: string },
  ): Promise<string>
  /** Opens a payment page at the provider, with one line per item. */
  openPage(
    page: Keyed & {
      readonly paymentId: string
      readonly customer: string
      readonly lines: readonly CardLine[]
      readonly expiresAt: Date
      readonly paidUrl: string
      readonly leftUrl: string
    },
  ): Promise<CardPayment>
  /** Prepares a charge of a saved card. No money is moved before the charge is confirmed. */
  openCharge(
    charge: Keyed & {
      readonly paymentId: string
      readonly customer: string
      readonly card: string
      readonly amountCents: number
      readonly description: string
    },
  ): Promise<CardPayment>
  /** Confirms the charge. Afterwards the charge is paid, declined or waiting for the payer at their bank. */
  confirmCharge(
    charge: Keyed & { readonly reference: string; readonly backUrl: string },
  ): Promise<CardPayment>
  payment(reference: string): Promise<CardPayment>
  /** Closes the payment, so that no one can pay it afterwards. Returns `paid` if the payer was faster. */
  close(reference: string): Promise<CardPayment>
  openCardPage(
    page: Keyed & {
      readonly companyId: string
      readonly customer: string
      readonly addedUrl: string
      readonly leftUrl: string
    },
  ): Promise<CardPage>
  cardPage(reference: string): Promise<CardPage>
  /** Deletes the card. Also succeeds if the card was already deleted. */
  removeCard(reference: string): Promise<void>
  /** Refunds at most once per idempotency key. `refusals` counts the attempts that were refused before. */
  refund(
    refund: Keyed & { readonly charge: string; readonly amountCents: number; readonly refusals?: number },
  ): Promise<CardRefund>
  /** Finds an earlier refund with this idempotency key. */
  earlierRefund(refund: Keyed & { readonly charge: string }): Promise<CardRefund | null>
  refundNow(reference: string): Promise<CardRefund & { readonly charge: string }>
  dispute(reference: string): Promise<CardDispute>
  /** Returns balance movements by charges, refunds and disputes in the period. */
  movements(time: { readonly from: Date; readonly until: Date }): Promise<readonly CardMovement[]>
  /** Reads an event. Throws `NotTheirs` without a valid signature. */
  readEvent(body: Buffer, signature: string): CardEvent
}

/** Thrown if the provider refused the request and would refuse a retry as well. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused'
}

/** Thrown if the provider refused because a bank dispute is open. */
export class CardDisputed extends CardRefused {}

/** Thrown for a webhook without a valid or recent signature. */
export class NotTheirs extends Error {
  override readonly name = 'NotTheirs'
}

/** The vendor's limits for how long a page can stay open. */
export const cardPageMinutes = { least: 30, most: 24 * 60 } as const
