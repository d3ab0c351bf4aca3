import { afterEach, describe, expect, test } from 'vitest'
import { createFolder } from '../testing.ts'
import { lines } from './inconsistency.ts'
import { loadMetadata } from './loadMetadata.ts'
import { MetadataError } from './raw/shape.ts'
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

/** All that would stop a start, a line each. */
function refusals(files: Readonly<Record<string, string>>): readonly string[] {
  try {
    return lines(load(files).inconsistencies)
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error
    return error.faults
  }
}

const oneTable = (yaml: string) => ({
  'databases/default/tables/tables.yaml': '- "!include public_book.yaml"\n',
  'databases/default/tables/public_book.yaml': yaml,
})

function loadTable(yaml: string): TableMetadata {
  const metadata = load(oneTable(yaml))
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

  test('of a version that nobody has is refused', () => {
    expect(refusals({ 'version.yaml': 'version: 4' })).toEqual([
      'version.yaml: metadata version 4 is not supported (3 and 2 are)',
    ])
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
  const refused: readonly (readonly [string, string, string])[] = [
    [
      'an unknown key',
      'table: book\nselect_permisions: []',
      'public_book.yaml: unknown key "select_permisions"',
    ],
    [
      'validate_input',
      'table: book\ninsert_permissions: [{role: a, permission: {check: {}, validate_input: {type: http}}}]',
      'in table "book": in permission for role "a": webhooks that validate input (validate_input) are not supported',
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
  test.each(refused)('is refused with its file: %s', (_, yaml, message) => {
    expect(refusals(oneTable(yaml))).toEqual([
      expect.stringMatching(/^databases\/default\/tables\/public_book.yaml: [^\n]*$/),
    ])
    expect(refusals(oneTable(yaml))[0]).toContain(message)
  })

  test.each([
    [
      'remote_schemas.yaml',
      '[{name: x}]',
      'remote_schemas.yaml: in remote schema "x": remote schemas are not supported',
    ],
    [
      'rest_endpoints.yaml',
      '[{name: x}]',
      'rest_endpoints.yaml: in endpoint "x": REST endpoints are not supported',
    ],
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
    expect(refusals({ 'databases/default/tables/tables.yaml': '', [file]: yaml })).toEqual([
      expect.stringContaining(message),
    ])
  })
})

describe('what is wrong', () => {
  test('is all told at once, whichever file it stands in', () => {
    const found = refusals({
      ...oneTable(`
table: book
colour: red
select_permissions:
  - {role: a, permission: {columns: 1, flter: {}}}
  - {role: b, permission: {columns: [], filter: [], limit: -1}}`),
      'cron_triggers.yaml': '[{name: a}, {schedule: x}]',
      'actions.graphql': 'type Mutation { one: Int, one: Int }',
      'inherited_roles.yaml': 'nothing: here',
      'remote_schemas.yaml': '[{name: x}]',
    })
    const table = 'databases/default/tables/public_book.yaml'
    expect(found).toEqual([
      `${table}: unknown key "colour"`,
      `${table}: select_permissions[0].permission: unknown key "flter"`,
      `${table}: select_permissions[0].permission.columns: must be a list`,
      `${table}: select_permissions[1].permission.filter: a boolean expression must be an object`,
      `${table}: select_permissions[1].permission.limit: must not be negative`,
      'actions.graphql: "one" is defined twice',
      'cron_triggers.yaml: [0].webhook: is missing',
      'cron_triggers.yaml: [0].schedule: is missing',
      'cron_triggers.yaml: [1].name: is missing',
      'cron_triggers.yaml: [1].webhook: is missing',
      'inherited_roles.yaml: must be a list',
      'remote_schemas.yaml: in remote schema "x": remote schemas are not supported',
    ])
  })

  test('stands beside what is left out: an unknown key is never overlooked with its object', () => {
    const yaml =
      'insert_permissions: [{role: a, permission: {check: {}, validate_input: {type: http}, colour: red}}]'
    expect(refusals(oneTable(`table: book\n${yaml}`))).toContain(
      'databases/default/tables/public_book.yaml: insert_permissions[0].permission: unknown key "colour"',
    )
  })
})

describe('what changes nothing that is served', () => {
  const trigger = (name: string) =>
    `{name: ${name}, definition: {insert: {columns: '*'}}, webhook: 'http://x', cleanup_config: {schedule: 0 0 * * *, paused: false}}`
  const file = 'databases/default/tables/public_book.yaml'
  const cases: readonly (readonly [file: string, yaml: string, warning: string])[] = [
    [
      file,
      `table: book\nevent_triggers: [${trigger('a')}, ${trigger('b')}]`,
      `${file}: event_triggers[].cleanup_config: event logs are cleaned up by the Enterprise Edition: passed over`,
    ],
    [
      file,
      'table: book\napollo_federation_config: {enable: v1}',
      `${file}: apollo_federation_config: Apollo federation is not supported: passed over`,
    ],
    [
      'backend_configs.yaml',
      'dataconnector: {athena: {uri: "http://x"}}',
      'backend_configs.yaml: no source of this kind is served: passed over',
    ],
    [
      'api_limits.yaml',
      'rate_limit: {global: {unique_params: IP, max_reqs_per_min: 5}}',
      'api_limits.yaml: rate_limit: rates are limited by the Enterprise Edition: passed over',
    ],
    [
      'metrics_config.yaml',
      'analyze_query_variables: true',
      'metrics_config.yaml: metrics are of the Enterprise Edition: passed over',
    ],
    [
      'opentelemetry.yaml',
      '{status: enabled, exporter_otlp: {}}',
      'opentelemetry.yaml: telemetry (opentelemetry) is not exported: passed over',
    ],
    [
      'network.yaml',
      'tls_allowlist: [{host: x}]',
      'network.yaml: certificates of webhooks are checked wherever they lead: passed over',
    ],
    [
      'actions.graphql',
      'interface Error { message: String! }\ntype Query { a: Out }\ntype Out implements Error { message: String! }',
      'actions.graphql: interface Error: has no meaning to actions: passed over',
    ],
  ]
  test.each(cases)('is passed over with one warning: %s %s', (name, yaml, warning) => {
    const { warnings, inconsistencies } = load({
      ...oneTable('table: book'),
      ...(name === 'actions.graphql' && {
        'actions.yaml': 'actions: [{name: a, definition: {handler: "http://x"}}]',
      }),
      [name]: yaml,
    })
    expect(warnings).toEqual([warning])
    expect(inconsistencies).toEqual([])
  })

  test('but a collection that is allowed to some roles only is allowed to nobody', () => {
    const { allowList, warnings } = load({
      ...oneTable('table: book'),
      'query_collections.yaml':
        '[{name: a, definition: {queries: [{name: q, query: "{ a }"}]}}, {name: b, definition: {queries: [{name: q, query: "{ b }"}]}}]',
      'allow_list.yaml':
        '[{collection: a, scope: {global: false, roles: [user]}}, {collection: b, scope: {global: true}}]',
    })
    expect(allowList).toEqual(['{ b }'])
    expect(warnings).toEqual([
      'allow_list.yaml: [].scope.roles: allow-lists per role are of the Enterprise Edition: passed over',
    ])
  })
})

describe('version 2', () => {
  test('has its tables and functions at the top', () => {
    const folder = createFolder({
      'version.yaml': 'version: 2',
      'tables.yaml': '- table: {schema: public, name: book}\n- !include loan.yaml',
      'loan.yaml': 'table: {schema: public, name: loan}',
      'functions.yaml': '- function: {schema: public, name: search}',
    })
    folders.push(folder)
    const { source, exported } = loadMetadata(folder.path)
    expect(source.tables.map(({ table, file }) => [table.name, file])).toEqual([
      ['book', 'tables.yaml'],
      ['loan', 'loan.yaml'],
    ])
    expect(source.functions.map((fn) => fn.function.name)).toEqual(['search'])
    expect(source.connection.databaseUrl).toEqual({ fromEnv: 'HASURA_GRAPHQL_DATABASE_URL' })
    expect(exported.sources).toMatchObject([{ name: 'default', tables: [{}, {}] }])
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

  test('and types may stand in actions.yaml whole, as the metadata API writes them', () => {
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
