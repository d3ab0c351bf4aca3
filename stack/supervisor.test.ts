import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Child, Ending, Launcher } from './launch.ts'
import type { Screen } from './screen.ts'
import { createSupervisor } from './supervisor.ts'

/** Programs that run until the test ends them. */
function buildLauncher() {
  const children: { die: (ending: Ending) => void; wasEnded: boolean }[] = []
  const launch: Launcher['launch'] = async () => {
    const { promise, resolve } = Promise.withResolvers<Ending>()
    const record = { die: resolve, wasEnded: false }
    children.push(record)
    const end = async () => {
      record.wasEnded = true
      resolve({ code: null, signal: 'SIGTERM' })
    }
    const child: Child = { pid: children.length, ended: promise, end, lastLines: () => ['it was the disk'] }
    return child
  }
  const launcher: Launcher = { launch, run: async () => '', endAll: async () => {} }
  return { launcher, children }
}

function buildScreen() {
  const lines: string[] = []
  const work = { say: () => {}, done: () => {} }
  const screen: Screen = { line: (text) => lines.push(text), begin: () => work, close: () => {} }
  return { screen, lines }
}

const command = () => ({ file: 'program', args: [] })

it('a service that restarts but never responds is ended and started again', async () => {
  const { launcher, children } = buildLauncher()
  const { screen, lines } = buildScreen()
  let answers = true
  const service = { name: 'engine', after: [], command, isReady: async () => answers }
  const supervisor = createSupervisor([service], launcher, screen, { readyLimit: 300 })
  await supervisor.start()
  answers = false
  children[0]?.die({ code: 1, signal: null })
  await expect.poll(() => children.length, { timeout: 5000 }).toBe(2)
  await expect.poll(() => children[1]?.wasEnded, { timeout: 5000 }).toBe(true)
  answers = true
  await expect.poll(() => lines.join('\n'), { timeout: 5000 }).toContain('engine is back')
  expect(lines.join('\n')).toContain('engine does not answer after 0.3 s, stopping it')
  await supervisor.stop()
  expect(children).toHaveLength(3)
})

it('a service that stops responding is restarted, but not a service that only misses a few health checks', async () => {
  const { launcher, children } = buildLauncher()
  const { screen, lines } = buildScreen()
  // Some checks get no response, one gets a report of a problem, and then no check gets a response.
  const answers = [true, 'silence', 'silence', true, 'silence', false, 'silence', 'silence', 'silence']
  let asked = 0
  const pulse = async () => {
    const answer = answers[asked++] ?? true
    if (answer === 'silence') throw new Error('no answer')
    return answer
  }
  const service = { name: 'actions', after: [], command, pulse }
  const supervisor = createSupervisor([service], launcher, screen, { pulse: { every: 5, silences: 3 } })
  await supervisor.start()
  await expect.poll(() => children[0]?.wasEnded, { timeout: 5000 }).toBe(true)
  expect(asked).toBe(answers.length)
  expect(lines).toContain('  actions did not answer 3 times in a row, stopping it')
  await expect.poll(() => lines.join('\n'), { timeout: 5000 }).toContain('actions is back')
  await expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThan(answers.length)
  expect(children).toHaveLength(2)
  await supervisor.stop()
})

it('a service that cannot restart is retried until it can', async () => {
  const { launcher, children } = buildLauncher()
  const { screen, lines } = buildScreen()
  let refusals = 0
  const launch: Launcher['launch'] = async (name, which) => {
    if (children.length === 1 && refusals++ < 1) throw new Error('no room')
    return launcher.launch(name, which)
  }
  const supervisor = createSupervisor(
    [{ name: 'actions', after: [], command }],
    { ...launcher, launch },
    screen,
  )
  await supervisor.start()
  children[0]?.die({ code: null, signal: 'SIGKILL' })
  await expect.poll(() => children.length, { timeout: 5000 }).toBe(2)
  expect(lines).toContain('  actions cannot be started (no room), trying again in 0.5 s')
  await supervisor.stop()
})

it('the reason why a service ended is shown only once until it changes', async () => {
  const { launcher, children } = buildLauncher()
  const { screen, lines } = buildScreen()
  const supervisor = createSupervisor([{ name: 'actions', after: [], command }], launcher, screen)
  await supervisor.start()
  children[0]?.die({ code: 1, signal: null })
  await expect.poll(() => children.length, { timeout: 5000 }).toBe(2)
  children[1]?.die({ code: 1, signal: null })
  await expect.poll(() => children.length, { timeout: 5000 }).toBe(3)
  expect(lines.filter((line) => line.includes('it was the disk'))).toHaveLength(1)
  await supervisor.stop()
})

it('if the stack is stopped before a service has restarted, the service is not started again', async () => {
  const { launcher, children } = buildLauncher()
  const supervisor = createSupervisor(
    [{ name: 'actions', after: [], command }],
    launcher,
    buildScreen().screen,
  )
  await supervisor.start()
  children[0]?.die({ code: 1, signal: null })
  await sleep(50)
  await supervisor.stop()
  await sleep(700)
  expect(children).toHaveLength(1)
})
