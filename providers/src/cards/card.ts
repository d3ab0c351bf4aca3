/** What the card provider knows of a card. The number never reaches us. */
export type SavedCard = {
  readonly reference: string
  readonly customer: string
  readonly brand: string
  readonly last4: string
  readonly expiresMonth: number
  readonly expiresYear: number
}

/**
 * A payment as the provider has it: the page that it is paid on, or a charge of a saved card. `open` waits for the person, or
 * for their bank; what is `paid`, `failed` or `expired` stays so.
 */
export type CardPayment = {
  readonly reference: string
  /** Which payment of ours it is, as we told the provider. */
  readonly paymentId: string | null
  readonly state: 'open' | 'paid' | 'failed' | 'expired'
  /** Where the person goes on: the provider's page, or their bank's. */
  readonly url: string | null
  /** What came in, once it is paid. */
  readonly paidCents: number
  /** What the provider keeps of it. */
  readonly feeCents: number
  /** What refunds and disputes name. */
  readonly charge: string | null
  /** Why the last try was declined, in the bank's words. */
  readonly problem: string
  /** The card, where the person agreed to keep it. */
  readonly card: SavedCard | null
}

export type CardRefund = {
  readonly reference: string
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly amountCents: number
  readonly problem: string
}

/** One thing that the provider did to our balance there; above zero money came in. */
export type CardMovement = {
  /** The charge, the refund, or the dispute with its way: `<dispute>/out` and `<dispute>/back`. */
  readonly subject: string
  readonly cents: number
  /** What the provider kept of it, or took for it. */
  readonly feeCents: number
  readonly at: Date
}

/** A company takes money back through its bank. */
export type CardDispute = {
  readonly reference: string
  readonly charge: string
  readonly state: 'open' | 'won' | 'lost'
  readonly amountCents: number
  /** What the bank took from us, and what it gave back. */
  readonly withdrawnCents: number
  readonly returnedCents: number
  readonly feeCents: number
  readonly reason: string
}

/** The page on which a card is added. */
export type CardPage = {
  readonly reference: string
  readonly companyId: string | null
  readonly url: string | null
  readonly card: SavedCard | null
}

export const cardSubjects = ['page', 'charge', 'refund', 'dispute', 'other'] as const
export type CardSubject = (typeof cardSubjects)[number]

/** That something happened to something: what it is now is asked for. */
export type CardEvent = {
  readonly id: string
  readonly type: string
  readonly subject: CardSubject
  readonly reference: string
  readonly happenedAt: Date
}

export type CardLine = { readonly description: string; readonly amountCents: number }

type Keyed = {
  /** The same key asks for the same thing, however often it is sent. */
  readonly key: string
}

export type CardProvider = {
  createCustomer(
    customer: Keyed & { readonly companyId: string; readonly name: string; readonly email: string },
  ): Promise<string>
  /** The provider's own page for a payment: a line for each thing that is paid for. */
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
  /** A charge of a saved card, which moves nothing before it is confirmed. */
  openCharge(
    charge: Keyed & {
      readonly paymentId: string
      readonly customer: string
      readonly card: string
      readonly amountCents: number
      readonly description: string
    },
  ): Promise<CardPayment>
  /** Paid at once, declined, or waiting for the person at their bank's page. */
  confirmCharge(
    charge: Keyed & { readonly reference: string; readonly backUrl: string },
  ): Promise<CardPayment>
  payment(reference: string): Promise<CardPayment>
  /** From here on nobody can pay it. What it is then may be `paid`: somebody was faster. */
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
  /** Of a card that is gone already, too. */
  removeCard(reference: string): Promise<void>
  /** Under one key it pays back once, however often it had refused before. */
  refund(
    refund: Keyed & { readonly charge: string; readonly amountCents: number; readonly refusals?: number },
  ): Promise<CardRefund>
  /** What was paid back, or tried, under that key. */
  earlierRefund(refund: Keyed & { readonly charge: string }): Promise<CardRefund | null>
  refundNow(reference: string): Promise<CardRefund & { readonly charge: string }>
  dispute(reference: string): Promise<CardDispute>
  /** What charges, refunds and disputes did to our balance in that time. */
  movements(time: { readonly from: Date; readonly until: Date }): Promise<readonly CardMovement[]>
  /** Reads what the provider sent, if it is the provider's word: else throws `NotTheirs`. */
  readEvent(body: Buffer, signature: string): CardEvent
}

/** The provider refused: another try would be refused as well. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused'
}

/** Refused as long as a bank takes the charge back. */
export class CardDisputed extends CardRefused {}

/** A webhook that the provider did not sign, or not lately. */
export class NotTheirs extends Error {
  override readonly name = 'NotTheirs'
}

/** How long a page may stay open, as the vendor has it. */
export const cardPageMinutes = { least: 30, most: 24 * 60 } as const
