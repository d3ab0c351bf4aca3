import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('reading the settings of the engine', () => {
  test("settings have Hasura's defaults", () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      cors: { domains: '*', disabled: false, socketsReadCookies: true },
      console: false,
      allowList: false,
      adminInternalErrors: true,
      devMode: false,
      poolSize: 50,
      isolation: 'read-committed',
      events: { intervalMs: 1000, batchSize: 100, concurrency: 100 },
      liveQueries: { intervalMs: 1000, batchSize: 100 },
      webSocket: { keepAliveMs: 5000, initTimeoutMs: 3000 },
      core: { stringifyNumericTypes: false, inferFunctionPermissions: true },
    })
  })

  test('PORT overrides HASURA_GRAPHQL_SERVER_PORT', () => {
    expect(readSettings({ PORT: '1', HASURA_GRAPHQL_SERVER_PORT: '2' }).port).toBe(1)
    expect(readSettings({ HASURA_GRAPHQL_SERVER_PORT: '2' }).port).toBe(2)
  })

  test.each([
    [{ PORT: 'x' }, 'PORT: not a whole number: x'],
    [{ HASURA_GRAPHQL_PG_CONNECTIONS: '-1' }, 'HASURA_GRAPHQL_PG_CONNECTIONS: not a whole number: -1'],
    [{ HASURA_GRAPHQL_DEV_MODE: 'maybe' }, 'HASURA_GRAPHQL_DEV_MODE: not a valid boolean: maybe'],
    [{ HASURA_GRAPHQL_ENABLED_APIS: 'graphql,soap' }, 'HASURA_GRAPHQL_ENABLED_APIS: unknown API: soap'],
    [
      { HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: 'inherited_roles,naming_convention' },
      'HASURA_GRAPHQL_EXPERIMENTAL_FEATURES: not supported: naming_convention',
    ],
    [{ HASURA_GRAPHQL_TX_ISOLATION: 'none' }, 'HASURA_GRAPHQL_TX_ISOLATION: not one of read-committed'],
  ])('an invalid setting is refused, and the error names it: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })
})
