import { describe, expect, test } from 'vitest'
import { load, oneTable, refusals } from './testing.ts'
import type { TableMetadata } from './types.ts'

function loadTable(yaml: string): TableMetadata {
  const metadata = load(oneTable(yaml))
  const [table] = metadata.source.tables
  if (!table) throw new Error('no table')
  return table
}

describe('including other files in the metadata', () => {
  test('the metadata can include files by a path relative to the including file', () => {
    const metadata = load({
      'databases/default/tables/tables.yaml':
        '- "!include public_book.yaml"\n- !include more/public_loan.yaml\n',
      'databases/default/tables/public_book.yaml': 'table: {schema: public, name: book}\n',
      'databases/default/tables/more/public_loan.yaml': 'table: {schema: public, name: loan}\n',
    })
    expect(metadata.source.tables.map((table) => [table.table.name, table.file])).toEqual([
      ['book', 'databases/default/tables/public_book.yaml'],
      ['loan', 'databases/default/tables/more/public_loan.yaml'],
    ])
  })

  test('the error for an included file that does not exist names both files', () => {
    expect(() => load({ 'databases/default/tables/tables.yaml': '- "!include gone.yaml"\n' })).toThrow(
      'databases/default/tables/tables.yaml: includes databases/default/tables/gone.yaml, which does not exist',
    )
  })
})

describe('reading the metadata files', () => {
  test('an absent or empty metadata file counts as empty metadata', () => {
    const metadata = load({
      'databases/default/tables/tables.yaml': '',
      'actions.yaml': '',
      'actions.graphql': '',
      'cron_triggers.yaml': '[]',
      'network.yaml': '{}',
      'opentelemetry.yaml': 'status: disabled',
    })
    expect(metadata.source.tables).toEqual([])
    expect(metadata.actions).toEqual([])
  })

  test('the error for invalid YAML names the file', () => {
    expect(() => load({ 'databases/default/tables/tables.yaml': '- [' })).toThrow(
      /^databases\/default\/tables\/tables.yaml: not valid YAML/,
    )
  })

  test('an unknown metadata version is refused', () => {
    expect(refusals({ 'version.yaml': 'version: 4' })).toEqual([
      'version.yaml: metadata version 4 is not supported (use 3 or 2)',
    ])
  })
})

describe('converting old metadata formats', () => {
  test('old metadata formats are converted: tables given as strings, $-operators, custom_column_names, missing insert columns', () => {
    const table = loadTable(`
table: book
configuration: {custom_column_names: {id: bookId}}
insert_permissions:
  - role: user
    permission: {check: {$or: [{owner_id: {$eq: X-Hasura-User-Id}}, {$not: {title: {$ne: a}}}]}, set: {owner_id: X-HASURA-User-Id, kind: x}}
`)
    expect(table.table).toEqual({ schema: 'public', name: 'book' })
    expect(table.columnConfig).toEqual({ id: { name: 'bookId', comment: undefined } })
    expect(table.insert.get('user')).toEqual({
      columns: '*',
      backendOnly: false,
      set: {
        owner_id: { kind: 'session', variable: 'x-hasura-user-id' },
        kind: { kind: 'literal', value: 'x' },
      },
      check: {
        kind: 'or',
        all: [
          { kind: 'field', name: 'owner_id', value: { _eq: 'X-Hasura-User-Id' } },
          { kind: 'not', of: { kind: 'field', name: 'title', value: { _neq: 'a' } } },
        ],
      },
    })
  })

  test('values of operators stay unchanged, whatever keys they contain', () => {
    const table = loadTable(`
table: {schema: public, name: book}
select_permissions:
  - role: user
    permission:
      columns: [id]
      filter: {author: {$and: [{data: {$contains: {$eq: 1}}}, {_exists: {_table: loan, _where: {a: {$in: [1]}}}}]}}
`)
    expect(table.select.get('user')?.filter).toEqual({
      kind: 'field',
      name: 'author',
      value: {
        _and: [
          { data: { _contains: { $eq: 1 } } },
          { _exists: { _table: 'loan', _where: { a: { _in: [1] } } } },
        ],
      },
    })
  })
})

describe('reading select permissions', () => {
  test('in a select permission, an empty list of root fields is different from a missing list', () => {
    const table = loadTable(`
table: {schema: public, name: book}
select_permissions:
  - {role: a, permission: {columns: '*', filter: {}}}
  - {role: b, permission: {columns: '*', filter: {}, query_root_fields: [], limit: 5, allow_aggregations: true}}
`)
    expect(table.select.get('a')?.queryRootFields).toBeUndefined()
    expect(table.select.get('b')).toMatchObject({ queryRootFields: [], limit: 5, allowAggregations: true })
  })
})

describe('reading actions from the metadata', () => {
  const sdl = `
type Mutation { buy(id: uuid!, tags: [String!]): Sold! }
type Query { price(id: uuid!): Int }
input Thing { a: Int }
""" What was sold """
type Sold { id: uuid! }
`
  const yaml = `
actions:
  - name: buy
    definition: {kind: synchronous, handler: '{{URL}}/buy', headers: [{name: k, value_from_env: K}]}
    permissions: [{role: user}]
  - {name: price, definition: {kind: '', handler: '{{URL}}/price'}}
custom_types:
  objects: [{name: Sold, relationships: [{name: book, type: object, remote_table: {schema: public, name: book}, field_mapping: {id: id}}]}]
  input_objects: [{name: Thing}]
`
  const empty = { 'databases/default/tables/tables.yaml': '' }

  test('actions.yaml and actions.graphql are joined by name', () => {
    const { actions, customTypes, exported } = load({
      ...empty,
      'actions.yaml': yaml,
      'actions.graphql': sdl,
    })
    expect(actions.map((action) => [action.name, action.root, action.timeoutSeconds])).toEqual([
      ['buy', 'mutation', 30],
      ['price', 'query', 30],
    ])
    expect(customTypes.objects.get('Sold')).toMatchObject({
      description: 'What was sold',
      relationships: [{ name: 'book', type: 'object' }],
    })
    expect(exported.actions).toMatchObject([
      {
        name: 'buy',
        definition: {
          type: 'mutation',
          output_type: 'Sold!',
          arguments: [
            { name: 'id', type: 'uuid!' },
            { name: 'tags', type: '[String!]' },
          ],
        },
      },
      { name: 'price', definition: { type: 'query', output_type: 'Int' } },
    ])
  })

  test("actions and their types can be defined in actions.yaml alone, as Hasura's metadata API writes them", () => {
    const { actions, customTypes, exported } = load({
      ...empty,
      'actions.graphql': 'enum Kind { A }\ntype Query { known(kind: Kind!): Int }',
      'actions.yaml': `
actions:
  - {name: known, definition: {handler: 'http://x'}}
  - name: sell
    definition: {handler: 'http://x', type: mutation, arguments: [{name: how, type: 'How!'}], output_type: '[Sold!]'}
custom_types:
  enums:
    - {name: Kind, values: [{value: A, description: null, is_deprecated: null}]}
    - {name: Colour, values: [{value: RED, description: as blood, is_deprecated: null}]}
  input_objects: [{name: How, fields: [{name: colour, type: Colour}]}]
  objects: [{name: Sold, fields: [{name: id, type: 'uuid!', description: whose}]}]`,
    })
    expect(actions.map(({ name, root }) => [name, root])).toEqual([
      ['known', 'query'],
      ['sell', 'mutation'],
    ])
    expect(customTypes.enums.get('Kind')?.values.map(({ name }) => name)).toEqual(['A'])
    expect(customTypes.enums.get('Colour')?.values).toEqual([{ name: 'RED', description: 'as blood' }])
    expect(customTypes.inputObjects.get('How')?.fields).toMatchObject([{ name: 'colour' }])
    expect(exported.actions).toMatchObject([
      { name: 'known', definition: { type: 'query', output_type: 'Int' } },
      { name: 'sell', definition: { type: 'mutation', output_type: '[Sold!]' } },
    ])
    expect(exported.custom_types).toMatchObject({
      objects: [{ name: 'Sold', fields: [{ name: 'id', type: 'uuid!', description: 'whose' }] }],
    })
  })

  test('an action that exists in only one of actions.yaml and actions.graphql is refused', () => {
    const lonely = sdl.replace('type Query { price(id: uuid!): Int }', '')
    expect(() => load({ ...empty, 'actions.yaml': yaml, 'actions.graphql': lonely })).toThrow(
      'action price is not present in actions.graphql',
    )
    expect(() => load({ ...empty, 'actions.yaml': '', 'actions.graphql': sdl })).toThrow(
      'action buy is not present in actions.yaml',
    )
  })
})
