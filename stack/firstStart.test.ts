/** A first start on which Temporal comes last by far: what the person reads meanwhile is true, and what happened is not lost. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { createLauncher } from './launch.ts'
import { findFreePorts } from './ports.ts'
import { serviceNames } from './services/index.ts'
import { findTemporal } from './services/temporalProgram.ts'
import { type Copy, endCopy, startCopy, temporaryFolder } from './testing/copies.ts'

let copy: Copy | undefined
let folder = ''
let place = ''
let port = 0
let client: pg.Client

/** Folders of PATH without a Temporal in them, which would be taken as it is. */
const pathWithoutTemporal = () =>
  (process.env.PATH ?? '').split(':').filter((each) => !existsSync(join(each, 'temporal')))

function stand(name: string, script: string): void {
  const file = join(place, 'bin', name)
  writeFileSync(file, script)
  chmodSync(file, 0o755)
}

/** The one that this machine has, or gets. */
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

const ask = async (sql: string) => (await client.query(sql)).rows

/** What was mailed to demouser. */
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
  // Slower than all the rest, however slow that is.
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

describe('a first start that waits for Temporal', () => {
  it('is usable before: somebody asks for a new password, and that waits without a word', async () => {
    await copy?.says(/^ {2}gateway +ready/m, 300_000)
    await copy?.says(/^ {2}web +done/m, 300_000)
    const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
    client = new pg.Client(`postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${port + 1}/questboard`)
    client.on('error', () => {})
    await client.connect()
    const page = await fetch(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    await ask(`
      insert into domain_event (type, entity, entity_id, payload)
      select 'passwordResetRequested', 'user', id, '{}' from "user" where username = 'demouser'`)
    const tries = () =>
      ask(
        `select tries from hdb_catalog.event_log where payload #>> '{data,new,type}' = 'passwordResetRequested'`,
      )
    await expect.poll(async () => (await tries())[0]?.tries, { timeout: 60_000 }).toBeGreaterThan(1)
    expect(copy?.output()).not.toMatch(/^ready in/m)
    expect(await mails()).toEqual([])
  }, 400_000)

  it('is ready once all is well, and says nothing that is false, and nothing twice', async () => {
    writeFileSync(join(place, 'go-on'), '')
    await copy?.says(/^ready in/m, 120_000)
    const shown = copy?.output() ?? ''
    expect(shown).not.toMatch(/not well|lost|fail|UNAVAILABLE|ECONN|grpc|signal|\bdown\b|deadline/i)
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
      expect.stringMatching(/fetching Temporal/),
      expect.stringMatching(/pip could not fetch Temporal: building .* with Go, once/),
    ])
    const seconds = Number(shown.match(/^ready in ([\d.]+) s/m)?.[1])
    expect(lines.filter((line) => line.startsWith('  …')).length).toBeLessThanOrEqual(seconds / 30)
  }, 150_000)

  it('then does what had waited', async () => {
    await expect.poll(mails, { timeout: 60_000, interval: 500 }).toHaveLength(1)
  }, 70_000)

  it('announces each open run once', async () => {
    const told = () =>
      ask(`select count(*)::int as told, count(distinct row ->> 'id')::int as runs
             from domain_event, jsonb_array_elements(payload -> 'rows') as row where type = 'restored'`)
    await expect.poll(async () => (await told())[0]?.told, { timeout: 30_000 }).toBeGreaterThan(100)
    // Another announcement would be there within five seconds.
    await sleep(7000)
    const [{ told: rows, runs }] = await told()
    expect(rows).toBe(runs)
    expect(copy?.output()).not.toMatch(/lost|fail|UNAVAILABLE/i)
  }, 60_000)
})
