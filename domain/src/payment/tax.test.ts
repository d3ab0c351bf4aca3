import { describe, expect, it } from 'vitest'
import { formatTaxRate, includedTax, taxFor } from './tax.ts'

const sweden = { country: 'SE', basisPoints: 2500 }
const states = { country: 'US', basisPoints: 825 }
const standard = { treatment: 'standard', basisPoints: 2500 }
const reverse = { treatment: 'reverse_charge', basisPoints: 0 }
const outside = { treatment: 'outside_scope', basisPoints: 0 }

describe('choosing the tax on an invoice', () => {
  it.each([
    ["a buyer in the seller's country pays its rate", sweden, 'SE', 'SE556677889901', standard],
    ["a buyer in the seller's country pays its rate without a number too", sweden, 'SE', null, standard],
    [
      'a buyer in another EU country with a VAT number is charged no tax',
      sweden,
      'DE',
      'DE123456789',
      reverse,
    ],
    ['a VAT number can have spaces, dots and small letters', sweden, 'BE', 'be 0123.456-789', reverse],
    ['Greek VAT numbers begin with EL', sweden, 'GR', 'EL123456789', reverse],
    ['a Greek number that begins with GR is no VAT number', sweden, 'GR', 'GR123456789', standard],
    ["a VAT number of another country than the buyer's is no proof", sweden, 'DE', 'FR12345678901', standard],
    ["a tax number without the country's letters is no VAT number", sweden, 'DE', '12/345/67890', standard],
    ["a buyer in another EU country without a number pays the seller's rate", sweden, 'DE', null, standard],
    ['a buyer outside the EU is outside the scope of the tax', sweden, 'GB', 'GB123456789', outside],
    ['a seller outside the EU charges no tax to buyers abroad', states, 'DE', 'DE123456789', outside],
    [
      'a seller outside the EU charges tax to buyers in its own country',
      states,
      'US',
      null,
      { treatment: 'standard', basisPoints: 825 },
    ],
  ])('the tax on an invoice: %s', (_, seller, country, taxId, tax) => {
    expect(taxFor(seller, { country, taxId })).toEqual(tax)
  })
})

describe('computing the tax that a total includes', () => {
  it.each([
    ['a fifth of the total is tax at 25%', 100_000, 2500, 20_000],
    ['half a cent is rounded up', 1, 10_000, 1],
    ['a third of a cent is rounded down', 33, 100, 0],
    ['no rate includes no tax', 100_000, 0, 0],
    ['a huge total keeps its cents', 999_999_999_99, 2500, 20_000_000_000],
  ])('the tax on an invoice: %s', (_, total, rate, tax) => {
    expect(includedTax(total, rate)).toBe(tax)
  })
})

it('a tax rate is written with decimals only if it is not a whole percentage', () => {
  expect([formatTaxRate(2500), formatTaxRate(2550)]).toEqual(['25%', '25.5%'])
})
