import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { buildRuntime } from '../testing.ts'
import { runCommand } from './metadataApi.ts'

const exported = {
  version: 3,
  sources: [{ name: 'default', tables: [] }],
  cron_triggers: [{ name: 'nightly' }],
}
const session = { role: 'admin', variables: {}, trusted: true, backendOnly: false }
const pool = new Pool()

const ask = (type: string, args: unknown, version?: number, inconsistencies: readonly object[] = []) => {
  const runtime = buildRuntime({ pool, metadata: { exported, source: { name: 'default' } }, inconsistencies })
  return runCommand(runtime, '/v1/metadata', { type, version, args }, session)
}

const success = { message: 'success' }
const consistent = { is_consistent: true, inconsistent_objects: [] }
const refusal = (type: string) => ({
  code: 'not-supported',
  message: `"${type}" is not supported: metadata is changed in its files`,
})

test("`replace_metadata` accepts the current metadata and responds in the format of the command's version", async () => {
  const same = { actions: [], ...exported, sources: [{ tables: [], name: 'default' }] }
  expect(await ask('replace_metadata', same)).toEqual(success)
  expect(await ask('replace_metadata', { metadata: same }, 2)).toEqual(consistent)
})

test('`replace_metadata` accepts metadata that differs only in nulls and order', async () => {
  const table = (name: string, rest: object = {}) => ({ table: { schema: 'public', name }, ...rest })
  const permission = { columns: ['id', 'title'], filter: {}, comment: null }
  const served = {
    version: 3,
    sources: [
      {
        name: 'default',
        tables: [table('a', { select_permissions: [{ role: 'user', permission }] }), table('b')],
      },
    ],
    actions: [{ name: 'one' }, { name: 'two' }],
  }
  const given = {
    version: 3,
    actions: [
      { name: 'two', comment: null },
      { name: 'one', definition: null },
    ],
    sources: [
      {
        name: 'default',
        tables: [
          table('b', { configuration: null }),
          table('a', {
            select_permissions: [{ permission: { ...permission, columns: ['title', 'id'] }, role: 'user' }],
          }),
        ],
      },
    ],
  }
  const replace = (metadata: object) => {
    const runtime = buildRuntime({ pool, metadata: { exported: served, source: { name: 'default' } } })
    return runCommand(runtime, '/v1/metadata', { type: 'replace_metadata', args: metadata }, session)
  }
  expect(await replace(given)).toEqual(success)
  const wider = JSON.parse(JSON.stringify(given).replace('"filter":{}', '"filter":{"id":null}'))
  await expect(replace(wider)).rejects.toMatchObject(refusal('replace_metadata'))
})

test('commands that would change the metadata are refused', async () => {
  const other = { ...exported, sources: [] }
  await expect(ask('replace_metadata', other)).rejects.toMatchObject(refusal('replace_metadata'))
  await expect(ask('clear_metadata', {})).rejects.toMatchObject(refusal('clear_metadata'))
})

test('`drop_inconsistent_metadata` succeeds only if the metadata has no inconsistencies', async () => {
  const table = { schema: 'public', name: 'a' }
  const odd = [{ file: 'tables.yaml', object: { type: 'table', table }, reason: 'no such table' }]
  expect(await ask('drop_inconsistent_metadata', {})).toEqual(success)
  await expect(ask('drop_inconsistent_metadata', {}, 1, odd)).rejects.toMatchObject(
    refusal('drop_inconsistent_metadata'),
  )
})

test('`get_cron_triggers` returns the cron triggers', async () => {
  expect(await ask('get_cron_triggers', {})).toEqual({ cron_triggers: [{ name: 'nightly' }] })
})

test('an unsupported command that reads metadata is refused with an error that does not mention changes', async () => {
  const message = '"get_event_logs" is not supported'
  await expect(ask('get_event_logs', {})).rejects.toMatchObject({ code: 'not-supported', message })
})

test('`bulk_atomic` fails if one of its commands fails, while `bulk_keep_going` returns a result for each', async () => {
  const commands = [
    { type: 'clear_metadata', args: {} },
    { type: 'get_inconsistent_metadata', args: {} },
  ]
  const { code, message } = refusal('clear_metadata')
  expect(await ask('bulk_keep_going', commands)).toEqual([
    { code, error: message, path: '$.args[0]' },
    consistent,
  ])
  await expect(ask('bulk_atomic', commands)).rejects.toMatchObject({ code, message })
  expect(await ask('bulk_atomic', commands.slice(1))).toEqual([consistent])
})
