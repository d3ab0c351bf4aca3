import { describe, expect, test } from 'vitest'
import { load, loadFolder, oneTable, refusals } from './testing.ts'

describe('refusing unsupported or invalid metadata', () => {
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
  test.each(refused)('the loader refuses %s, and the error names the file', (_, yaml, message) => {
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
      'customized names of a source (customization) are not supported',
    ],
  ])(
    'the loader refuses unsupported metadata in %s, and the error names the feature: %s',
    (file, yaml, message) => {
      expect(refusals({ 'databases/default/tables/tables.yaml': '', [file]: yaml })).toEqual([
        expect.stringContaining(message),
      ])
    },
  )
})

describe('reporting errors in the metadata', () => {
  test('the loader reports all errors of all files together', () => {
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

  test('an unknown key in the metadata is reported even if its object is not supported', () => {
    const yaml =
      'insert_permissions: [{role: a, permission: {check: {}, validate_input: {type: http}, colour: red}}]'
    expect(refusals(oneTable(`table: book\n${yaml}`))).toContain(
      'databases/default/tables/public_book.yaml: insert_permissions[0].permission: unknown key "colour"',
    )
  })
})

describe('parts of the metadata that have no effect', () => {
  const trigger = (name: string) =>
    `{name: ${name}, definition: {insert: {columns: '*'}}, webhook: 'http://x', cleanup_config: {schedule: 0 0 * * *, paused: false}}`
  const file = 'databases/default/tables/public_book.yaml'
  const cases: readonly (readonly [file: string, yaml: string, warning: string])[] = [
    [
      file,
      `table: book\nevent_triggers: [${trigger('a')}, ${trigger('b')}]`,
      `${file}: event_triggers[].cleanup_config: cleaning up event logs belongs to the Enterprise Edition: ignored`,
    ],
    [
      file,
      'table: book\napollo_federation_config: {enable: v1}',
      `${file}: apollo_federation_config: Apollo federation is not supported: ignored`,
    ],
    [
      'backend_configs.yaml',
      'dataconnector: {athena: {uri: "http://x"}}',
      'backend_configs.yaml: sources of this kind are not supported: ignored',
    ],
    [
      'api_limits.yaml',
      'rate_limit: {global: {unique_params: IP, max_reqs_per_min: 5}}',
      'api_limits.yaml: rate_limit: rate limits belong to the Enterprise Edition: ignored',
    ],
    [
      'metrics_config.yaml',
      'analyze_query_variables: true',
      'metrics_config.yaml: metrics belong to the Enterprise Edition: ignored',
    ],
    [
      'opentelemetry.yaml',
      '{status: enabled, exporter_otlp: {}}',
      'opentelemetry.yaml: telemetry (opentelemetry) is not exported: ignored',
    ],
    [
      'network.yaml',
      'tls_allowlist: [{host: x}]',
      'network.yaml: certificates of webhooks are always checked: ignored',
    ],
    [
      'actions.graphql',
      'interface Error { message: String! }\ntype Query { a: Out }\ntype Out implements Error { message: String! }',
      'actions.graphql: interface Error: has no meaning for actions: ignored',
    ],
  ]
  test.each(cases)(
    'the loader ignores a part of the metadata that has no effect in %s, and warns once: %s',
    (name, yaml, warning) => {
      const { warnings, inconsistencies } = load({
        ...oneTable('table: book'),
        ...(name === 'actions.graphql' && {
          'actions.yaml': 'actions: [{name: a, definition: {handler: "http://x"}}]',
        }),
        [name]: yaml,
      })
      expect(warnings).toEqual([warning])
      expect(inconsistencies).toEqual([])
    },
  )

  test('a query collection that the metadata allows only for some roles is allowed for no role', () => {
    const { allowList, warnings } = load({
      ...oneTable('table: book'),
      'query_collections.yaml':
        '[{name: a, definition: {queries: [{name: q, query: "{ a }"}]}}, {name: b, definition: {queries: [{name: q, query: "{ b }"}]}}]',
      'allow_list.yaml':
        '[{collection: a, scope: {global: false, roles: [user]}}, {collection: b, scope: {global: true}}]',
    })
    expect(allowList).toEqual(['{ b }'])
    expect(warnings).toEqual([
      'allow_list.yaml: [].scope.roles: allow-lists per role belong to the Enterprise Edition: ignored',
    ])
  })
})

describe('the file layout of metadata version 2', () => {
  test('metadata of version 2 has tables.yaml and functions.yaml at the top level', () => {
    const { source, exported } = loadFolder({
      'version.yaml': 'version: 2',
      'tables.yaml': '- table: {schema: public, name: book}\n- !include loan.yaml',
      'loan.yaml': 'table: {schema: public, name: loan}',
      'functions.yaml': '- function: {schema: public, name: search}',
    })
    expect(source.tables.map(({ table, file }) => [table.name, file])).toEqual([
      ['book', 'tables.yaml'],
      ['loan', 'loan.yaml'],
    ])
    expect(source.functions.map((fn) => fn.function.name)).toEqual(['search'])
    expect(source.connection.databaseUrl).toEqual({ fromEnv: 'HASURA_GRAPHQL_DATABASE_URL' })
    expect(exported.sources).toMatchObject([{ name: 'default', tables: [{}, {}] }])
  })
})
