/** The commands behind `npm start`, `npm test` and the others, called by bootstrap.mjs. */
import { Socket } from 'node:net'
import { Fault, sayWhy } from './fault.ts'
import { printable } from './printable.ts'
import { stopAll } from './stack.ts'

/**
 * The commands by name. Each is loaded on demand and returns the exit code. If a command returns undefined, the
 * process keeps running.
 */
const commands: Record<string, (args: string[]) => Promise<number | undefined>> = {
  start: async (args) => (await import('./start.ts')).start(args).then(() => undefined),
  dev: async (args) => (await import('./start.ts')).start(args, { isDev: true }).then(() => undefined),
  test: async (args) => (await import('./test.ts')).test(args),
  check: async (args) => (await import('./check/index.ts')).check(args),
  bench: async (args) => (await import('./delegate.ts')).bench(args),
  seed: async (args) => (await import('./seed.ts')).seed(args),
  codes: async (args) => (await import('./seed.ts')).codes(args),
  hasura: async (args) => (await import('./hasura.ts')).hasura(args),
  backup: async (args) => (await import('./backup.ts')).backup(args),
  restore: async (args) => (await import('./restore.ts')).restore(args),
  shots: async (args) => (await import('./delegate.ts')).shots(args),
  codegen: async (args) => (await import('./codegen.ts')).codegen(args),
  conformance: async (args) => (await import('./delegate.ts')).conformance(args),
}

let ending: Promise<void> | undefined
let endedSince = 0

/** One Ctrl-C arrives twice, from the terminal and through npm, so only a later one means "stop immediately". */
async function end(code: number, word?: string): Promise<void> {
  if (ending) {
    if (Date.now() - endedSince > 1000) process.exit(code)
    return
  }
  endedSince = Date.now()
  if (word) process.stdout.write(`\n${word}: stopping everything\n`)
  ending = stopAll()
  await ending
  if (word) process.stdout.write('Stopped.\n')
  process.exit(code)
}

function obeySignals(): void {
  process.on('SIGINT', () => end(130, 'Interrupted'))
  process.on('SIGTERM', () => end(143, 'Received a request to stop'))
  process.on('SIGHUP', () => end(129, 'The terminal was closed'))
  // When the terminal closes, writing to it fails. The error is ignored, so that the stack can still stop in order.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  const leash = Number(process.env.QUESTBOARD_LEASH)
  delete process.env.QUESTBOARD_LEASH
  if (leash)
    new Socket({ fd: leash })
      .on('error', () => {})
      .on('close', () => end(1, 'The parent process has ended'))
      .resume()
      .unref()
}

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands[name]
  if (!command) {
    throw new Fault(
      `Name a command: ${Object.keys(commands)
        .map((each) => `npm run ${each}`)
        .join(', ')}`,
    )
  }
  const code = await command(args)
  if (code !== undefined) await end(code)
}

obeySignals()
try {
  await main(process.argv.slice(2))
} catch (error) {
  // A stop during the start makes the start fail. The person wanted to stop, so no error is shown.
  if (!ending) {
    const said = error instanceof Fault ? error.message : error instanceof Error ? error.stack : sayWhy(error)
    process.stderr.write(`\n${printable(said ?? '')}\n`)
    await end(1)
  }
}
