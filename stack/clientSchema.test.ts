import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { mergeSchemas, refusedDocuments } from './clientSchema.ts'

const company = `
  type query_root { quest(limit: Int): [quest!]! }
  type quest { name: String! budget: Int }
  enum quest_select_column { budget name }
  schema { query: query_root }`
const creator = `
  type query_root { quest(limit: Int): [quest!]!  payout: [payout!]! }
  type quest { name: String! }
  type payout { amount: Int }
  enum quest_select_column { name reward }
  schema { query: query_root }`

test("the client's schema contains every field and value that at least one role can see", () => {
  const merged = buildSchema(mergeSchemas([company, creator]))
  expect(merged.toConfig().query?.toConfig().fields).toHaveProperty('payout')
  expect(merged.getType('quest')).toMatchObject({ _fields: { name: {}, budget: {} } })
  expect(mergeSchemas([company, creator])).toMatch(/enum quest_select_column {\s+budget\s+name\s+reward\s+}/)
})

test('a field whose type differs between roles is refused', () => {
  expect(() => mergeSchemas([company, creator.replace('name: String!', 'name: Int!')])).toThrow(/name/)
})

const schemas = new Map([
  ['company', company],
  ['creator', creator],
])

test('a GraphQL document is accepted if one role can run it, even with fragments in other files', () => {
  const documents = ['query Budgets { quest { ...Name budget } }', 'fragment Name on quest { name }']
  expect(refusedDocuments(schemas, documents)).toEqual([])
})

test('a GraphQL document that no role can run is reported, with the fields that the closest role cannot use', () => {
  expect(refusedDocuments(schemas, ['query Both { quest { budget } payout { amount } }'])).toEqual([
    expect.stringMatching(/^Both: no role can run this operation\. .*(budget|payout)/),
  ])
})
