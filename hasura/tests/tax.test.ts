import { includedTax, taxFor, vatPrefixes } from '@questboard/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch
beforeAll(async () => {
  scratch = await createDatabase()
})
afterAll(() => scratch.drop())

const buyers = ['SE', 'DE', 'GR', 'GB', 'US', 'BE'].flatMap((country) =>
  [null, 'DE123456789', 'el 123.456-789', 'SE556677889901', 'GB123456789', 'BE1', '123456789'].map(
    (taxId) => ({
      country,
      taxId,
    }),
  ),
)

it.each(['SE', 'DE', 'US'])(
  'the tax of a seller in %s is the same in the database and in the code',
  async (country) => {
    await scratch.client.query('update seller set country = $1, tax_basis_points = 2550', [country])
    const { rows } = await scratch.client.query<{ treatment: string; basisPoints: number }>(
      `select treatment, basis_points as "basisPoints" from unnest($1::jsonb[]) with ordinality as given (buyer, place)
      cross join lateral invoice_tax(jsonb_strip_nulls(buyer)) order by place`,
      [buyers.map(({ taxId, ...buyer }) => JSON.stringify({ ...buyer, tax_id: taxId }))],
    )
    const seller = { country, basisPoints: 2550 }
    expect(rows).toEqual(buyers.map((buyer) => taxFor(seller, buyer)))
  },
)

it('the database and the code round included tax the same way', async () => {
  const totals = [1, 2, 3, 33, 99, 100, 12_345, 99_999, 1_000_001, 99_999_999_999]
  const rates = [0, 100, 825, 1900, 2500, 2550, 10_000]
  const { rows } = await scratch.client.query<{ tax: number }>(
    'select included_tax(total, rate)::float8 as tax from unnest($1::bigint[]) as total, unnest($2::integer[]) as rate order by total, rate',
    [totals, rates],
  )
  expect(rows.map(({ tax }) => tax)).toEqual(
    totals.flatMap((total) => rates.map((rate) => includedTax(total, rate))),
  )
})

it('the countries with VAT numbers are the same in the database and in the code', async () => {
  const { rows } = await scratch.client.query<{ code: string; vat_prefix: string }>(
    'select code, vat_prefix from country where vat_prefix is not null',
  )
  expect(Object.fromEntries(rows.map(({ code, vat_prefix }) => [code, vat_prefix]))).toEqual(vatPrefixes)
})
