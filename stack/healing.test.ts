/**
 * Kills each service of a running stack in turn while quest runs are in progress: the stack must recover, /api/health
 * must report the real state, and the runs must end normally.
 */
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePorts } from './ports.ts'
import { type Copy, durable, endCopy, leftOn, startCopy, temporaryFolder } from './testing/copies.ts'
import { healthAt, isWell, killPart, parts } from './testing/parts.ts'
import { collectMails, type Mails } from './testing/quests/mails.ts'
import { type Outcome, playRound } from './testing/quests/round.ts'
import { openSite, type Site } from './testing/quests/site.ts'

const named = ['postgres', 'temporal', 'worker', 'sandbox'] as const
/** The number of simultaneous runs. All of them are in progress when the first service is killed. */
const RUNS = 7

let copy: Copy | undefined
let folder = ''
let port = 0
let url = ''
let temporalUrl = ''

async function until(holds: () => Promise<boolean>, what: string, patience = 90_000): Promise<void> {
  for (const limit = Date.now() + patience; !(await holds()); await sleep(100)) {
    if (Date.now() > limit) throw new Error(`${what}; the screen shows:\n${copy?.output()}`)
  }
}

const isAllWell = () => isWell(url)

const detailOf = async (name: string) => {
  const component = (await healthAt(url))?.components[name]
  return component && component.status !== 'ok' ? `${component.status}: ${component.detail}` : ''
}

async function tellTemporal(path: string, body: object): Promise<void> {
  const response = await fetch(`${temporalUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
}

/**
 * Overwrites every page of the database except the first, which identifies the database. Also signals to readers that
 * the database has changed.
 */
function spoilTemporalsStorage(): void {
  const file = join(folder, 'temporal.db')
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(statSync(file).size - 4096, 'spoilt '), 0, undefined, 4096)
  closeSync(descriptor)
  database.exec('PRAGMA user_version = 7')
  database.close()
}

beforeAll(async () => {
  folder = temporaryFolder()
  port = await findFreePorts(11)
  url = `http://localhost:${port}`
  temporalUrl = `http://127.0.0.1:${port + 5}/api/v1/namespaces/default/workflows`
  copy = await startCopy(folder, { ...durable, PORT: String(port) })
  await copy.says(/^ready in/m, 240_000)
}, 250_000)

afterAll(() => endCopy(copy, folder))

describe('a running stack whose services fail', () => {
  let site: Site | undefined
  let mails: Mails | undefined
  let quests: Promise<Outcome> | undefined
  const { promise: allDied, resolve: endQuests } = Promise.withResolvers<void>()

  beforeAll(() => {
    site = openSite(folder, port)
    mails = collectMails(folder)
    quests = playRound({ site, mails, runs: RUNS, meanwhile: () => allDied })
    // The error is ignored here, because a separate test checks the runs' results.
    quests.catch(() => undefined)
  })
  afterAll(() => {
    mails?.stop()
    return site?.close()
  })

  it.each(named)(
    '%s recovers after a failure, and the health check names it while it is down',
    async (name) => {
      const { ill } = parts[name]
      await until(isAllWell, 'the stack was not well to begin with')
      killPart(folder, name)
      const isSeen = async () => {
        const components = (await healthAt(url))?.components
        return components !== undefined && ill.every((each) => components[each]?.status === 'down')
      }
      await until(isSeen, `health never said that ${ill.join(' and ')} was down`)
      await until(isAllWell, `the stack did not recover from the death of ${name}`)
      expect(copy?.output()).toContain(`${name} was ended by SIGKILL: restarting`)
    },
    240_000,
  )

  it('the actions, which run together with the engine, recover after a failure, and nothing responds at their URL meanwhile', async () => {
    await until(isAllWell, 'the stack was not well to begin with')
    killPart(folder, 'gateway')
    await until(async () => (await healthAt(url)) === undefined, 'health still answered')
    await until(isAllWell, 'the stack did not recover from the death of actions')
  }, 240_000)

  it('all services recover after failing at the same time', async () => {
    await until(isAllWell, 'the stack was not well to begin with')
    for (const pid of leftOn(folder)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process has already died with its parent.
      }
    }
    await until(async () => (await healthAt(url)) === undefined, 'health still answered')
    await until(isAllWell, 'the stack did not recover from the death of all')
  }, 240_000)

  // The runs of a killed worker move to the next worker after a minute or two, which leaves time for a test.
  it('the health check and the terminal report a workflow that cannot continue', async () => {
    await until(isAllWell, 'the stack was not well to begin with')
    endQuests()
    await tellTemporal('stuck', {
      workflowType: { name: 'unknownToTheWorker' },
      taskQueue: { name: 'questboard' },
      // Temporal does not record that the task failed again, so it counts as failed only when it times out.
      workflowTaskTimeout: '1s',
    })
    const isSeen = async () =>
      /^degraded: 1 workflow runs are stuck .*stuck-runs/.test(await detailOf('workflows'))
    await until(isSeen, 'health never said that a run cannot go on', 240_000)
    await copy?.says(/unhealthy: workflows: degraded, 1 workflow runs are stuck/, 100_000)
  }, 400_000)

  it('after the failures, running quest runs end with the right money and mails', async () => {
    endQuests()
    const outcome = await quests
    expect(outcome?.wrongs).toEqual([])
    expect(outcome?.ended).toBeGreaterThan(RUNS)
  }, 600_000)

  it('the health check and the terminal report when the workflow can continue', async () => {
    await tellTemporal('stuck/terminate', { reason: 'a test' })
    killPart(folder, 'worker')
    await until(isAllWell, 'the stack did not recover')
    await copy?.says(/healthy again: workflows/, 100_000)
  }, 240_000)
})

describe('a running stack whose Temporal responds with errors', () => {
  it('the health check reports that Temporal cannot read its database', async () => {
    await until(isAllWell, 'the stack was not well to begin with')
    spoilTemporalsStorage()
    const isSeen = async () =>
      /^down: Temporal answers but cannot read its storage/.test(await detailOf('temporal'))
    await until(isSeen, 'health never said that Temporal cannot read its storage')
  }, 240_000)
})
