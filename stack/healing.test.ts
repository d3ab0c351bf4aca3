/** Each service of a running stack is killed outright in turn: the stack heals, and /api/health says what is true meanwhile. */
import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePorts } from './ports.ts'
import { type Copy, endCopy, leftOn, startCopy, temporaryFolder } from './testing/copies.ts'

/** How each is recognised among the processes, and what health calls ill without it. */
const services = [
  { name: 'postgres', program: 'postgres -D', ill: ['postgres', 'engine'] },
  { name: 'temporal', program: 'server start-dev', ill: ['temporal'] },
  { name: 'worker', program: 'workflows/src/main.ts', ill: ['worker'] },
  { name: 'sandbox', program: 'sandbox/src/main.ts', ill: ['mail', 'sandbox'] },
] as const

type Health = { status: string; components: Record<string, { status: string; detail?: string }> }

let copy: Copy | undefined
let folder = ''
let url = ''
let temporalUrl = ''

async function health(): Promise<Health | undefined> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  )
  const text = await response?.text().catch(() => undefined)
  if (response === undefined || text === undefined) return undefined
  const answer: Health = JSON.parse(text)
  expect(response.status).toBe(answer.status === 'ok' ? 200 : 503)
  return answer
}

/** Through gateway, engine and Postgres. */
async function answersQueries(): Promise<boolean> {
  const response = await fetch(`${url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ query: '{ game(limit: 1) { id } }' }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  return response?.ok === true && (await response.text()).startsWith('{"data"')
}

async function until(holds: () => Promise<boolean>, what: string, patience = 90_000): Promise<void> {
  for (const limit = Date.now() + patience; !(await holds()); await sleep(100)) {
    if (Date.now() > limit) throw new Error(`${what}; the screen shows:\n${copy?.output()}`)
  }
}

const isWell = async () => (await health())?.status === 'ok' && (await answersQueries())

const detailOf = async (name: string) => {
  const component = (await health())?.components[name]
  return component && component.status !== 'ok' ? `${component.status}: ${component.detail}` : ''
}

async function tellTemporal(path: string, body: object): Promise<void> {
  const response = await fetch(`${temporalUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
}

/** All but the page that says that it is a database; and whoever has read it before is told that it has changed. */
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

function kill(program: string): void {
  const pid = leftOn(folder).find((each) =>
    readFileSync(`/proc/${each}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(program),
  )
  if (!pid) throw new Error(`no process of ${program} was found`)
  process.kill(pid, 'SIGKILL')
}

beforeAll(async () => {
  folder = temporaryFolder()
  const PORT = String(await findFreePorts(11))
  url = `http://localhost:${PORT}`
  temporalUrl = `http://127.0.0.1:${Number(PORT) + 5}/api/v1/namespaces/default/workflows`
  copy = await startCopy(folder, { PORT, SEED: 'false' })
  await copy.says(/^ready in/m, 240_000)
}, 250_000)

afterAll(() => endCopy(copy, folder))

describe('a running stack in which one service is killed', () => {
  it.each(services)(
    '$name: health names it, and it is back',
    async ({ name, program, ill }) => {
      await until(isWell, 'the stack was not well to begin with')
      kill(program)
      const isSeen = async () => {
        const components = (await health())?.components
        return components !== undefined && ill.every((each) => components[each]?.status === 'down')
      }
      await until(isSeen, `health never said that ${ill.join(' and ')} was down`)
      await until(isWell, `the stack did not get over the death of ${name}`)
      expect(copy?.output()).toContain(`${name} was ended by SIGKILL: starting it again`)
    },
    240_000,
  )

  it('actions, which hold the engine: nothing answers at the address, and it is back', async () => {
    await until(isWell, 'the stack was not well to begin with')
    kill('stack/gateway.ts')
    await until(async () => (await health()) === undefined, 'health still answered')
    await until(isWell, 'the stack did not get over the death of actions')
  }, 240_000)

  it('all of them at once: all are back', async () => {
    await until(isWell, 'the stack was not well to begin with')
    for (const pid of leftOn(folder)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Its parent's death was its own.
      }
    }
    await until(async () => (await health()) === undefined, 'health still answered')
    await until(isWell, 'the stack did not get over the death of all')
  }, 240_000)
})

describe('a running stack that stands still although every part of it answers', () => {
  it('says that runs cannot go on, and when they can again', async () => {
    await until(isWell, 'the stack was not well to begin with')
    await tellTemporal('stuck', {
      workflowType: { name: 'unknownToTheWorker' },
      taskQueue: { name: 'questboard' },
    })
    const isSeen = async () =>
      /^degraded: 1 runs cannot go on, .*stuck-runs/.test(await detailOf('workflows'))
    await until(isSeen, 'health never said that a run cannot go on', 240_000)
    await copy?.says(/not well: workflows: degraded, 1 runs cannot go on/, 100_000)
    await tellTemporal('stuck/terminate', { reason: 'a test' })
    kill('workflows/src/main.ts')
    await until(isWell, 'the stack did not get over it')
    await copy?.says(/well again: workflows/, 100_000)
  }, 500_000)

  it('says that Temporal cannot read its storage', async () => {
    await until(isWell, 'the stack was not well to begin with')
    spoilTemporalsStorage()
    const isSeen = async () =>
      /^down: it answers, but cannot read its storage/.test(await detailOf('temporal'))
    await until(isSeen, 'health never said that Temporal cannot read its storage')
  }, 240_000)
})
