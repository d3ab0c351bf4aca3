/** Each service of a running stack is killed outright in turn: the stack heals, and /api/health says what is true meanwhile. */
import { readFileSync } from 'node:fs'
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

type Health = { status: string; components: Record<string, { status: string }> }

let copy: Copy | undefined
let folder = ''
let url = ''

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

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const limit = Date.now() + 90_000; !(await holds()); await sleep(100)) {
    if (Date.now() > limit) throw new Error(`${what}; the screen shows:\n${copy?.output()}`)
  }
}

const isWell = async () => (await health())?.status === 'ok' && (await answersQueries())

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
