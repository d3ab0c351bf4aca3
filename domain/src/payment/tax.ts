/** The ways to tax an invoice. */
export const taxTreatments = ['standard', 'reverse_charge', 'outside_scope'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/** The letters at the beginning of VAT numbers in each EU country. Only Greece's differ from its country code. */
export const vatPrefixes: Readonly<Record<string, string>> = Object.fromEntries(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((country) => [country, country === 'GR' ? 'EL' : country]),
)

type Seller = { readonly country: string; readonly basisPoints: number }
type Buyer = { readonly country: string; readonly taxId: string | null }
export type Tax = { readonly treatment: TaxTreatment; readonly basisPoints: number }

/** True for a VAT number of the country, with or without spaces and punctuation. */
const isVatNumber = (taxId: string, prefix: string): boolean =>
  new RegExp(`^${prefix}[A-Z0-9]{2,13}$`).test(taxId.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

const treatmentFor = (seller: Seller, buyer: Buyer): TaxTreatment => {
  if (buyer.country === seller.country) return 'standard'
  const prefix = vatPrefixes[buyer.country]
  if (prefix === undefined || vatPrefixes[seller.country] === undefined) return 'outside_scope'
  return buyer.taxId !== null && isVatNumber(buyer.taxId, prefix) ? 'reverse_charge' : 'standard'
}

/**
 * The tax on an invoice. A buyer in another EU country proves with a VAT number that it is a business that pays the tax
 * itself (VAT Directive, articles 44 and 196). Without the number, it pays the seller's tax.
 */
export const taxFor = (seller: Seller, buyer: Buyer): Tax => {
  const treatment = treatmentFor(seller, buyer)
  return { treatment, basisPoints: treatment === 'standard' ? seller.basisPoints : 0 }
}

/** The tax that a total includes, in cents. Prices are final, so tax never changes a total. */
export const includedTax = (totalCents: number, basisPoints: number): number =>
  Math.round((totalCents * basisPoints) / (10_000 + basisPoints))

/** A rate such as `25%` or `25.5%`. */
export const formatTaxRate = (basisPoints: number): string => `${basisPoints / 100}%`
