import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const watch = join(import.meta.dirname, 'loopWatch.ts')
const PATIENCE_MS = 2_500

/** A watched process that runs this program. */
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

/** Blocks the event loop like heavy work would, but leaves the CPU core to others. */
const standStill = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`

const loop = 'function untilTomorrow() { for (;;) Math.random() }'

it.each([
  ['a loop that does not end', `${loop}; setTimeout(untilTomorrow, 700)`, 'untilTomorrow ('],
  [
    'a pattern that tries everything',
    `setTimeout(function match() { /^(a+)+$/.test('a'.repeat(50) + 'b') }, 700)`,
    'match (',
  ],
  ['a start that does not end', `${loop}; untilTomorrow()`, 'untilTomorrow ('],
])('%s ends the process, which says where it was', async (_what, program, where) => {
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

it('a process whose event loop turns is left alone despite long tasks, and exits when it is done', async () => {
  const { code, signal } = await run(
    `let rounds = 0; const timer = setInterval(() => { ${standStill(800)} if (++rounds === 4) clearInterval(timer) }, 10)`,
  )
  expect([code, signal]).toEqual([0, null])
})

it('a debugged process can stand still', async () => {
  const { code } = await run(`setTimeout(() => { ${standStill(5_000)} }, 1_200)`, ['--inspect=0'])
  expect(code).toBe(0)
})
