/** The web client: built when its sources changed, served by the gateway; in dev a server with hot reload instead. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../env.ts'
import type { Say, Service } from '../supervisor.ts'
import { answers, at, type Context, inherited, inRoot, node } from './context.ts'

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
const sources = ['web', 'domain/src', 'package-lock.json']
const ignored = new Set(['node_modules', 'dist'])

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path)
    .filter((name) => !ignored.has(name))
    .sort()
  return names.flatMap((name) => filesUnder(join(path, name)))
}

/** Names and contents: a checkout that only touches times builds nothing. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.map((source) => inRoot(source)).flatMap(filesUnder)) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function build({ launcher }: Context, say: Say): Promise<void> {
  const dist = inRoot('web', 'dist')
  const stamp = join(dist, '.built-from')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('building the web client')
  // Two copies of one clone may build at once: each in a folder of its own, swapped in whole.
  const next = inRoot('node_modules', '.cache', `questboard-web-${process.pid}`)
  const last = `${next}-last`
  await launcher.run('web', {
    file: node,
    args: [vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
    env: { ...inherited(), NODE_ENV: 'production' },
    cwd: inRoot('web'),
  })
  writeFileSync(join(next, '.built-from'), wanted)
  if (existsSync(dist)) renameSync(dist, last)
  renameSync(next, dist)
  rmSync(last, { recursive: true, force: true })
}

export function createWeb(context: Context): Service {
  const { settings } = context
  if (!settings.isDev) return { name: 'web', after: [], prepare: (say) => build(context, say) }
  return {
    name: 'web',
    after: ['actions'],
    command: () => ({
      file: node,
      args: [vite, '--strictPort', '--clearScreen', 'false'],
      env: { ...inherited(), WEB_PORT: String(settings.PORT), GATEWAY_URL: at(settings.ACTIONS_PORT) },
      cwd: inRoot('web'),
    }),
    isReady: () => answers(at(settings.PORT)),
    address: settings.PUBLIC_URL,
  }
}
