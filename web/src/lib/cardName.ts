import type { ToText } from './text.ts'

/** The payment provider uses lower-case brand names. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

/** The name by which users recognize a saved card. */
export const cardName = (t: ToText, { brand, last4 }: { brand: string; last4: string }): string =>
  t('{brand} ending in {last4}', { brand: brands[brand] ?? brand, last4 })
