/** The web client: built when its sources changed, served by the gateway; in dev a server with hot reload instead. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Say, Service } from '../supervisor.ts'
import { answers, at, type Context, inherited, inRoot, node } from './context.ts'
import { fingerprint } from './fingerprint.ts'

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')

async function build({ launcher }: Context, say: Say): Promise<void> {
  const dist = inRoot('web', 'dist')
  const stamp = join(dist, '.built-from')
  const wanted = fingerprint('web', 'domain/src')
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
