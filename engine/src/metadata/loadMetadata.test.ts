import { afterEach, describe, expect, test } from 'vitest'
import { createFolder } from '../testing.ts'
import { loadMetadata } from './loadMetadata.ts'
import type { TableMetadata } from './types.ts'

const database = `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: PG}}}
  tables: "!include default/tables/tables.yaml"
`

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function load(files: Readonly<Record<string, string>>) {
  const folder = createFolder({
    'version.yaml': 'version: 3\n',
    'databases/databases.yaml': database,
    ...files,
  })
  folders.push(folder)
  return loadMetadata(folder.path)
}

function loadTable(yaml: string): TableMetadata {
  const metadata = load({
    'databases/default/tables/tables.yaml': '- "!include public_book.yaml"\n',
    'databases/default/tables/public_book.yaml': yaml,
  })
  const [table] = metadata.source.tables
  if (!table) throw new Error('no table')
  return table
}

describe('includes', () => {
  test('are followed from the file that holds them, as string or tag', () => {
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

  test('of a missing file name both files', () => {
    expect(() => load({ 'databases/default/tables/tables.yaml': '- "!include gone.yaml"\n' })).toThrow(
      'databases/default/tables/tables.yaml: includes databases/default/tables/gone.yaml, which does not exist',
    )
  })
})

describe('a file', () => {
  test('that is absent or empty counts as nothing', () => {
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

  test('that is no YAML is named', () => {
    expect(() => load({ 'databases/default/tables/tables.yaml': '- [' })).toThrow(
      /^databases\/default\/tables\/tables.yaml: not valid YAML/,
    )
  })

  test('of metadata version 2 is refused', () => {
    expect(() => load({ 'version.yaml': 'version: 2' })).toThrow(
      'version.yaml: metadata version 2 is not supported',
    )
  })
})

describe('old forms', () => {
  test('read as new ones: string tables, $-operators, custom_column_names, a missing insert column list', () => {
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

  test('leave the values of operators alone, whatever keys they have', () => {
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

describe('select permissions', () => {
  test('tell absent root fields from none', () => {
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

describe('what the engine cannot stand for', () => {
  const refusals: readonly (readonly [string, string, string])[] = [
    [
      'an unknown key',
      'table: book\nselect_permisions: []',
      'public_book.yaml: unknown key "select_permisions"',
    ],
    [
      'validate_input',
      'table: book\ninsert_permissions: [{role: a, permission: {check: {}, validate_input: {type: http}}}]',
      'insert_permissions[0].permission.validate_input: webhooks that validate input (validate_input) are not supported',
    ],
    [
      'remote relationships',
      'table: book\nremote_relationships: [{name: x}]',
      'relationships to other sources (remote_relationships) are not supported',
    ],
    [
      'two permissions of one role',
      'table: book\ndelete_permissions: [{role: a, permission: {filter: {}}}, {role: a, permission: {filter: {}}}]',
      'role "a" is defined twice',
    ],
    [
      'permissions of the admin',
      'table: book\ndelete_permissions: [{role: admin, permission: {filter: {}}}]',
      'the admin role has every permission already',
    ],
  ]
  test.each(refusals)('is refused with its file: %s', (_, yaml, message) => {
    expect(() => loadTable(yaml)).toThrow(message)
    expect(() => loadTable(yaml)).toThrow(/^databases\/default\/tables\/public_book.yaml: [^\n]*$/)
  })

  test.each([
    ['remote_schemas.yaml', '[{name: x}]', 'remote_schemas.yaml: remote schemas are not supported'],
    ['rest_endpoints.yaml', '[{name: x}]', 'rest_endpoints.yaml: REST endpoints are not supported'],
    [
      'databases/databases.yaml',
      '[{name: a, kind: mssql, configuration: {connection_info: {database_url: x}}}]',
      'databases of kind "mssql" are not supported',
    ],
    [
      'databases/databases.yaml',
      '[{name: a, kind: postgres, configuration: {connection_info: {database_url: x}}, customization: {naming_convention: graphql-default}}]',
      'customised names of a source (customization) are not supported',
    ],
  ])('is refused by name: %s %s', (file, yaml, message) => {
    expect(() => load({ 'databases/default/tables/tables.yaml': '', [file]: yaml })).toThrow(message)
  })
})

describe('actions', () => {
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

  test('join actions.yaml and actions.graphql by name', () => {
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

  test('that stand in one of the two files alone are refused', () => {
    const lonely = sdl.replace('type Query { price(id: uuid!): Int }', '')
    expect(() => load({ ...empty, 'actions.yaml': yaml, 'actions.graphql': lonely })).toThrow(
      'action price is not present in actions.graphql',
    )
    expect(() => load({ ...empty, 'actions.yaml': '', 'actions.graphql': sdl })).toThrow(
      'action buy is not present in actions.yaml',
    )
  })
})
