/**
 * Runs engines inside this process when a command requests one, because starting a program for each of 200 sets of
 * metadata would take too long. Other tests start the real program.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createEngine, type Engine } from '../../src/index.ts'
import { createLog } from '../../src/log.ts'

export type Host = {
  /** A shell command. While the command runs, an engine serves this metadata with the command's environment. */
  readonly command: (metadata: string) => string
  readonly close: () => Promise<void>
}

const CALLER = join(import.meta.dirname, 'caller.mjs')

type Wish = { readonly metadata: string; readonly environment: Readonly<Record<string, string>> }

const log = createLog('error', (line) => process.stderr.write(line))

const wishOf = async (caller: Socket): Promise<Wish> => {
  const [line] = await once(createInterface(caller), 'line')
  const wish: Wish = JSON.parse(String(line))
  return wish
}

/** The running engines by port. The next engine on a port starts after the previous one has stopped. */
const serving = new Map<string, Promise<void>>()

async function serveFor(caller: Socket): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    caller.once('end', resolve)
    caller.once('close', () => resolve())
  })
  caller.on('error', () => caller.destroy())
  const { metadata, environment } = await wishOf(caller)
  const port = environment.PORT ?? ''
  const before = serving.get(port)
  const serve = async (): Promise<void> => {
    await before
    let engine: Engine | undefined
    try {
      engine = await createEngine({ metadataDirectory: metadata, environment, log })
    } catch (error) {
      caller.end(String(error))
    }
    await gone
    await engine?.close()
    caller.end()
  }
  const served = serve()
  serving.set(port, served)
  await served
}

export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  const address = join(folder, 'socket')
  const callers = new Set<Promise<void>>()
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    const served = serveFor(caller).finally(() => callers.delete(served))
    callers.add(served)
  })
  await new Promise<void>((resolve) => server.listen(address, resolve))
  return {
    command: (metadata) => `exec ${[process.execPath, CALLER, address, metadata].map(quoted).join(' ')}`,
    async close() {
      server.close()
      await Promise.all(callers)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Quotes a word for a shell. The test runner can still replace the placeholder for the metadata folder. */
const quoted = (word: string): string => JSON.stringify(word)
