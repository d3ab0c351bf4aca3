/**
 * A first start with a very slow Temporal. The stack's messages must be true, and nothing may be lost. Also tests a
 * backup, because the complete market with its runs exists here.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings, root } from './env.ts'
import { createLauncher } from './launch.ts'
import { findFreePorts } from './ports.ts'
import { serviceNames } from './services/index.ts'
import { findTemporal } from './services/temporalProgram.ts'
import { type Copy, endCopy, leftOn, startCopy, temporaryFolder } from './testing/copies.ts'
import {
  account,
  expectSame,
  idsOf,
  openRuns,
  readAsItLies,
  whileNobodyWrites,
  without,
  workflowIds,
} from './testing/market.ts'

let copy: Copy | undefined
let folder = ''
let place = ''
let port = 0
let client: pg.Client

/** The PATH without folders that contain a Temporal. Otherwise the start would use that Temporal. */
const pathWithoutTemporal = () =>
  (process.env.PATH ?? '').split(':').filter((each) => !existsSync(join(each, 'temporal')))

function stand(name: string, script: string): void {
  const file = join(place, 'bin', name)
  writeFileSync(file, script)
  chmodSync(file, 0o755)
}

/** The path of this machine's Temporal, which is downloaded if needed. */
function ownTemporal(): Promise<string> {
  const nobody = { onLine: () => {}, onTrouble: () => {} }
  const launcher = createLauncher({ logs: join(place, 'logs'), mark: ['QUESTBOARD_STACK', place], ...nobody })
  const secrets = {
    POSTGRES_PASSWORD: '',
    HASURA_GRAPHQL_ADMIN_SECRET: '',
    ACTIONS_SECRET: '',
    SESSION_SECRET: '',
    CODE_ENCRYPTION_KEY: '',
    CODE_HASH_KEY: '',
  }
  return findTemporal({ settings: readSettings(process.env), secrets, launcher }, () => {})
}

/** The client's connection stays open until the stack stops. */
async function connect(dataDir: string, PORT: number): Promise<pg.Client> {
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const connected = new pg.Client(
    `postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${PORT + 1}/questboard`,
  )
  connected.on('error', () => {})
  await connected.connect()
  return connected
}

const ask = async (sql: string) => (await client.query(sql)).rows

/** A few open rows are enough instead of hundreds, because each is handled the same way. */
const SOME = 20

const over = (table: string, status: string, change: string) =>
  `update ${table} set ${change} where status = '${status}'
      and id not in (select id from ${table} where status = '${status}' order by id limit ${SOME})`

/** Marks most of a thousand open runs as ended, without triggers. */
async function leaveSomeOpen(): Promise<void> {
  await ask('set session_replication_role = replica')
  await ask(over('invitation', 'PENDING', "status = 'REJECTED', expired_at = now()"))
  await ask(over('mission_run', 'active', "status = 'expired'"))
  await ask(over('key_campaign_participant', 'claimed_key', "status = 'failed'"))
  await ask(over('key_campaign_participant', 'submitted_content', "status = 'completed'"))
  await ask('reset session_replication_role')
}

async function mails(): Promise<unknown[]> {
  const response = await fetch(`http://127.0.0.1:${port + 7}/mail/api/messages?to=demouser`)
  const found: unknown[] = JSON.parse(await response.text())
  return found
}

beforeAll(async () => {
  ;[folder, place] = [temporaryFolder(), temporaryFolder()]
  mkdirSync(join(place, 'bin'))
  port = await findFreePorts(11)
  const temporal = await ownTemporal()
  stand('pip3', '#!/bin/sh\nsleep 2\necho "No matching distribution found" >&2\nexit 1\n')
  // A Temporal that is slower than everything else to become ready.
  stand(
    'go',
    `#!${process.execPath}
const { cpSync, existsSync } = require('node:fs')
const look = () => existsSync('${place}/go-on') ? cpSync('${temporal}', process.env.GOBIN + '/temporal') : setTimeout(look, 200)
look()
`,
  )
  copy = await startCopy(folder, {
    PORT: String(port),
    PATH: [join(place, 'bin'), ...pathWithoutTemporal()].join(':'),
    QUESTBOARD_CACHE: join(place, 'cache'),
  })
}, 200_000)

afterAll(async () => {
  await client?.end()
  await endCopy(copy, folder)
  rmSync(place, { recursive: true, force: true })
})

describe('a first start of Questboard while Temporal is still starting', () => {
  it('Questboard can be used while Temporal is starting, and a password reset waits instead of failing', async () => {
    await copy?.says(/^ {2}gateway +ready/m, 300_000)
    await copy?.says(/^ {2}web +done/m, 300_000)
    client = await connect(folder, port)
    const page = await fetch(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    await ask(`
      insert into domain_event (type, entity, entity_id, payload)
      select 'passwordResetRequested', 'user', id, '{}' from "user" where username = 'demouser'`)
    const tries = () =>
      ask(
        `select tries from hdb_catalog.event_log
          where payload #>> '{data,new,type}' = 'passwordResetRequested' and not delivered`,
      )
    await expect.poll(async () => (await tries())[0]?.tries, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(copy?.output()).not.toMatch(/^ready in/m)
    expect(await mails()).toEqual([])
  }, 400_000)

  it('a first start reports once that Questboard is ready, when everything runs', async () => {
    await leaveSomeOpen()
    writeFileSync(join(place, 'go-on'), '')
    await copy?.says(/^ready in/m, 120_000)
    const shown = copy?.output() ?? ''
    expect(shown).not.toMatch(/unhealthy|lost|fail|UNAVAILABLE|ECONN|grpc|signal|\bdown\b|deadline/i)
    const lines = shown.split('\n').filter((line) => line.trim() !== '')
    expect(new Set(lines).size).toBe(lines.length)
    const steps = lines
      .filter((line) => /^ {2}\w+ +(ready|done) in /.test(line))
      .map((line) => line.split(/ +/)[1])
    expect(steps.toSorted()).toEqual([...serviceNames].toSorted())
    const words = lines.filter(
      (line) => /^ {2}temporal +\D/.test(line) && !/http:|(ready|done) in /.test(line),
    )
    expect(words).toEqual([
      expect.stringMatching(/downloading Temporal/),
      expect.stringMatching(/pip could not download Temporal, so Go builds /),
    ])
    const seconds = Number(shown.match(/^ready in ([\d.]+) s/m)?.[1])
    expect(lines.filter((line) => line.startsWith('  …')).length).toBeLessThanOrEqual(seconds / 30)
  }, 150_000)

  it('after a first start, the work that waited for Temporal is done', async () => {
    await expect.poll(mails, { timeout: 60_000, interval: 500 }).toHaveLength(1)
  }, 70_000)

  it('after a first start, each open quest or mission run is announced to Temporal once', async () => {
    const told = () =>
      ask(`select count(*)::int as told, count(distinct row ->> 'id')::int as runs
             from domain_event, jsonb_array_elements(payload -> 'rows') as row where type = 'restored'`)
    await expect.poll(async () => (await told())[0]?.told, { timeout: 30_000 }).toBeGreaterThan(100)
    // Waits long enough to notice if the rows were announced again, which would happen within five seconds.
    await sleep(7000)
    const [{ told: rows, runs }] = await told()
    expect(rows).toBe(runs)
    expect(copy?.output()).not.toMatch(/lost|fail|UNAVAILABLE/i)
  }, 60_000)
})

const command = (name: string, dataDir: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'stack', 'main.ts'), name, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The restore gets the code keys separately, because a backup does not contain them. */
const codeKeysOf = (dataDir: string) => {
  const { CODE_ENCRYPTION_KEY, CODE_HASH_KEY } = JSON.parse(
    readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
  )
  return { CODE_ENCRYPTION_KEY, CODE_HASH_KEY }
}

const takenUp = /Temporal's data was lost. [1-9]\d* open runs were started again from their rows/

function loseTemporal(dataDir: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `temporal.db${end}`), { force: true })
}

function killTemporal(dataDir: string): void {
  const server = leftOn(dataDir).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start-dev'),
  )
  if (server === undefined) throw new Error('Temporal does not run')
  process.kill(server, 'SIGKILL')
}

/** Waits until all open runs have a workflow and returns those that have none. Runs that end meanwhile need none. */
async function untilTakenUp(market: pg.Client, PORT: number): Promise<readonly string[]> {
  const look = async () => without(await openRuns(market), await workflowIds(PORT))
  let missing = await look()
  // The test gives up only after a minute without progress, because a busy machine is slow and listing runs is
  // expensive.
  for (let since = Date.now(); missing.length > 0 && Date.now() - since < 60_000; await sleep(2000)) {
    const many = missing.length
    missing = await look()
    if (missing.length < many) since = Date.now()
  }
  return missing
}

describe('a backup of the demo market', () => {
  let to = ''
  let restored: Copy | undefined
  beforeAll(() => {
    to = temporaryFolder()
  })
  afterAll(() => endCopy(restored, to))

  it('a restored backup has identical amounts of money, and its open runs continue', async () => {
    const archive = join(place, 'questboard.tar.gz')
    const before = await whileNobodyWrites(client, async () => {
      command('backup', folder, archive)
      return account(client)
    })
    for (const kind of ['quest_run', 'escrow', 'mission_run', 'key'])
      expect(before.filter((line) => line.startsWith(`${kind} `)).length).toBeGreaterThan(10)
    copy?.process.kill('SIGTERM')
    await copy?.ended

    expect(command('restore', to, archive)).toMatch(/[1-9]\d* open runs will start again/)
    expectSame(before, await readAsItLies(to, account))

    // Tests the worst case: Temporal's database is lost too.
    loseTemporal(to)
    const PORT = await findFreePorts(11)
    restored = await startCopy(to, { ...codeKeysOf(folder), PORT: String(PORT) })
    await restored.says(/^ready in/m, 240_000)
    const market = await connect(to, PORT)
    const wanted = await openRuns(market)
    for (const kind of [
      'company-invitation',
      'invitation',
      'quest-run',
      'mission-run',
      'key-claim',
      'activation',
    ])
      expect(wanted.some((id) => id.startsWith(`${kind}/`))).toBe(true)
    expect(await untilTakenUp(market, PORT)).toEqual([])

    const there = await idsOf(market)
    expect(there.length).toBeGreaterThan(1000)
    command('seed', to, '--size', 'demo')
    expectSame(there, await idsOf(market))
    await market.end()

    // The restore has already announced the runs, but the stack itself must announce them if Temporal's database is
    // lost.
    expect(restored.output()).not.toMatch(takenUp)
    loseTemporal(to)
    killTemporal(to)
    await restored.says(takenUp)
  }, 900_000)
})
