import type { ToText } from './text.ts'

/** The payment provider writes them small. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

/** What people recognise a saved card by. */
export const cardName = (t: ToText, { brand, last4 }: { brand: string; last4: string }): string =>
  t('{brand} ending in {last4}', { brand: brands[brand] ?? brand, last4 })
