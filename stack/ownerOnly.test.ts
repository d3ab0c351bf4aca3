import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { closeToOthers } from './ownerOnly.ts'
import { findFreePorts } from './ports.ts'
import { clusterFolder, serverUser } from './services/postgresUser.ts'
import { type Copy, endCopy, startCopy, temporaryFolder } from './testing/copies.ts'

const used: { copy?: Copy; folder: string }[] = []

afterEach(async () => {
  for (const { copy, folder } of used.splice(0)) await endCopy(copy, folder)
})

/**
 * Files that others can access, with their permissions. The server's group can pass through folders on the way to the
 * cluster, but it cannot read them.
 */
function openToOthers(folder: string): string[] {
  const { mode } = lstatSync(folder)
  const within = lstatSync(folder).isDirectory()
    ? readdirSync(folder).flatMap((name) => openToOthers(join(folder, name)))
    : []
  return (mode & 0o077) === 0 ? within : [`${folder} ${(mode & 0o777).toString(8)}`, ...within]
}

const wayToCluster = (folder: string) => (serverUser() ? [`${folder} 710`] : [])

async function start(folder: string, only: string) {
  const PORT = await findFreePorts(11)
  const copy = await startCopy(folder, { PORT: String(PORT) }, ['--only', only])
  used.push({ copy, folder })
  await copy.says(/^ready in/m)
  return { PORT }
}

describe('file permissions of an instance', () => {
  it('the files of an instance can be read only by their owner, even if an older version allowed others to read them', async () => {
    const folder = temporaryFolder()
    for (const name of ['mail', 'logs', 'backups', 'files/image']) {
      mkdirSync(join(folder, name), { recursive: true, mode: 0o755 })
      writeFileSync(join(folder, name, 'old'), 'a code, an address', { mode: 0o644 })
    }
    writeFileSync(join(folder, 'temporal.db-journal'), '', { mode: 0o644 })
    await start(folder, 'postgres,sandbox,temporal')
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['logs', 'temporal.db', 'temporal.db-wal']))
    expect(openToOthers(folder)).toEqual(wayToCluster(folder))
  })

  it.runIf(serverUser())(
    'the files of an instance can be read only by their owner, even if the database is in another folder',
    async () => {
      const closed = temporaryFolder()
      const folder = join(closed, 'data')
      await start(folder, 'postgres')
      const cluster = clusterFolder(join(folder, 'postgres'))
      expect(cluster).toMatch(/^\/var\/tmp\/questboard-/)
      expect(openToOthers(folder)).toEqual([])
      expect(openToOthers(dirname(cluster))).toEqual(wayToCluster(dirname(cluster)))
      used.push({ folder: closed })
    },
  )

  it('a folder that also contains files of other programs keeps its permissions', () => {
    const shared = mkdtempSync(join(tmpdir(), 'questboard-shared-'))
    try {
      for (const name of ['logs', 'photos']) mkdirSync(join(shared, name), { mode: 0o755 })
      closeToOthers(shared, ['logs'])
      expect(openToOthers(shared)).toEqual([`${join(shared, 'photos')} 755`])
    } finally {
      rmSync(shared, { recursive: true })
    }
  })
})

it('the log of the database server contains no values of rows, even for statements with errors', async () => {
  const folder = temporaryFolder()
  const { PORT } = await start(folder, 'postgres')
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const client = new pg.Client(`postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${PORT + 1}/questboard`)
  client.on('error', () => {})
  await client.connect()
  await client.query(
    `create table home (address text unique, since date, check (address <> 'secret-nowhere'))`,
  )
  await client.query(`insert into home values ('secret-lane')`)
  for (const [statement, ...values] of [
    [`insert into home values ('secret-lane')`],
    ['insert into home values ($1)', 'secret-lane'],
    ['insert into home values ($1)', 'secret-nowhere'],
    ['insert into home (since) values ($1)', 'secret-day'],
    [`select 'secret-word' from nothing_like_that`],
    [`do $$ begin raise warning 'secret-%', (select address from home); end $$`],
    [`do $$ begin raise exception 'secret-%', (select address from home); end $$`],
  ])
    await client.query(statement ?? '', values).catch(() => {})
  await expect(client.query(`select pg_terminate_backend(pg_backend_pid()), 'secret-end'`)).rejects.toThrow()
  const readLog = () => readFileSync(join(folder, 'logs', 'postgres.log'), 'utf8')
  // The server can respond before its log message has arrived through the pipe, so the test waits for the message.
  await expect.poll(readLog).toContain('terminating connection due to administrator command')
  expect(readLog()).not.toMatch(/secret-|DETAIL|STATEMENT/)
})
