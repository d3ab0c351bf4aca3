import { z } from 'zod'

const billedTo = z.object({
  legal_name: z.string(),
  tax_id: z.string().optional(),
  street_name: z.string().optional(),
  street_number: z.string().optional(),
  zip_code: z.string().optional(),
  city: z.string().optional(),
  province: z.string().optional(),
  country: z.string().optional(),
})

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** The postal address stored with a document, line by line. */
export const addressLines = (frozen: unknown): readonly string[] => {
  const { legal_name, tax_id, street_name, street_number, zip_code, city, province, country } =
    billedTo.parse(frozen)
  const lines = [
    legal_name,
    [street_name, street_number].filter(Boolean).join(' '),
    [zip_code, city].filter(Boolean).join(' '),
    province ?? '',
    country ? (countries.of(country) ?? country) : '',
    tax_id ? `Tax number ${tax_id}` : '',
  ]
  return lines.filter((line) => line !== '')
}
