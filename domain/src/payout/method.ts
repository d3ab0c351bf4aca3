import type { moneyVendors } from '../money/money.ts'

export const payoutMethods = ['card', 'paypal'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** The payout method stored in a row, or null. */
export const readPayoutMethod = (text: string | null | undefined): PayoutMethod | null =>
  payoutMethods.find((method) => method === text) ?? null

type PayoutVendorId = Exclude<(typeof moneyVendors)[number], 'stripe'>

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * The countries of Stripe Connect's cross-border payouts: a platform in any of them can pay out in all of them
 * (docs.stripe.com/connect/cross-border-payouts). They are the US, the UK, Canada, Switzerland and the European
 * Economic Area.
 */
const cardCountries = codes(
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US',
)

/** Countries where people can receive and withdraw money (developer.paypal.com/payouts/supported-features). */
const paypalCountries = codes(
  'AD AE AR AT AU BE BG BH BM BR BS BW CA CH CL CO CR CY CZ DE DK DO EC EE ES FI FO FR GB GE GF GI GL GP GR GT HK HN HR HU ID ' +
    'IE IL IN IS IT JM JO JP KE KR KW KY KZ LI LS LT LU LV MA MC MD MQ MT MU MX MY MZ NI NL NO NZ OM PA PE PH PL PT QA RE RO ' +
    'RS SA SE SG SI SK SM SN SV TH TT TW US UY VN ZA',
)

const part = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000)

type Method = {
  readonly name: string
  readonly vendor: PayoutVendorId
  readonly vendorName: string
  readonly countries: ReadonlySet<string>
  /** The vendor's fee for an amount, in US cents. */
  readonly fee: (sentCents: number) => number
  /** The fee in words. */
  readonly feeWords: string
  /** The maximum amount of one payout. Null if there is no maximum. */
  readonly mostCents: number | null
  readonly currencyWords: string
}

/** The facts that creators see before they choose a method. Fees are the vendors' published fees. */
export const payoutMethodFacts: Readonly<Record<PayoutMethod, Method>> = {
  card: {
    name: 'Card or bank account',
    vendor: 'stripe_connect',
    vendorName: 'Stripe',
    countries: cardCountries,
    fee: (cents) => 25 + part(cents, 25),
    feeWords: '0.25% and $0.25',
    mostCents: null,
    currencyWords: 'Sent in US dollars and converted to your account’s currency',
  },
  paypal: {
    name: 'PayPal',
    vendor: 'paypal',
    vendorName: 'PayPal',
    countries: paypalCountries,
    fee: (cents) => Math.min(part(cents, 200), 20_00),
    feeWords: '2%, up to $20',
    // PayPal's fee per payout item, as of November 2026: developer.paypal.com/docs/payouts/standard/reference/fees.
    mostCents: 20_000_00,
    currencyWords: 'Sent in US dollars to your PayPal balance, up to $20,000 at a time',
  },
}

/** The payout methods that are available in a country. */
export const payoutMethodsIn = (country: string): readonly PayoutMethod[] =>
  payoutMethods.filter((method) => payoutMethodFacts[method].countries.has(country))

/** True if the method can pay out this amount. The sum that we send is never higher. */
export const fitsPayout = (method: PayoutMethod, amountCents: number): boolean => {
  const { mostCents } = payoutMethodFacts[method]
  return mostCents === null || amountCents <= mostCents
}
