import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const watch = join(import.meta.dirname, 'loopWatch.ts')
const PATIENCE_MS = 2_500

/** A process that runs this program and is watched. */
const run = async (program: string, options: string[] = []) => {
  const text = `import { watchLoop } from ${JSON.stringify(watch)}; watchLoop(${PATIENCE_MS}); ${program}`
  const child = spawn(process.execPath, [...options, '--input-type=module', '--eval', text], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('close', (...how) => resolve(how))
  })
  return { code, signal, said }
}

/** Blocks the event loop like heavy work, but without using the CPU. */
const standStill = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`

const loop = 'function untilTomorrow() { for (;;) Math.random() }'

it.each([
  ['an endless loop', `${loop}; setTimeout(untilTomorrow, 700)`, 'untilTomorrow ('],
  [
    'a regular expression that takes forever',
    `setTimeout(function match() { /^(a+)+$/.test('a'.repeat(50) + 'b') }, 700)`,
    'match (',
  ],
  ['a start that never finishes', `${loop}; untilTomorrow()`, 'untilTomorrow ('],
])('%s ends the process, and the log says which code was running', async (_what, program, where) => {
  const { signal, said } = await run(program)
  expect(signal).toBe('SIGKILL')
  const lines = said.split('\n').filter((line) => line.startsWith('{'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 60,
    msg: 'the event loop has been blocked for 2.5 s: ending the process',
    err: { message: expect.stringContaining(where) },
  })
})

it('a process with long tasks is not ended while its event loop still runs, and exits after its tasks', async () => {
  const { code, signal } = await run(
    `let rounds = 0; const timer = setInterval(() => { ${standStill(800)} if (++rounds === 4) clearInterval(timer) }, 10)`,
  )
  expect([code, signal]).toEqual([0, null])
})

it('a process that is paused by a debugger is not ended', async () => {
  const { code } = await run(`setTimeout(() => { ${standStill(5_000)} }, 1_200)`, ['--inspect=0'])
  expect(code).toBe(0)
})
