/** A browser client, which vite builds into the client's own dist folder when its sources change. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Say } from '../service.ts'
import { type Context, inherited, inRoot, node } from './context.ts'
import { fingerprint } from './fingerprint.ts'

export const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')

type Client = { name: string; title: string; folder: string; sources: string[] }

export async function buildClient({ launcher }: Context, client: Client, say: Say): Promise<void> {
  const dist = inRoot(client.folder, 'dist')
  const stamp = join(dist, '.built-from')
  const wanted = fingerprint(client.folder, ...client.sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`building ${client.title}`)
  // Two stacks can build at the same time, so each builds in its own folder and then replaces the whole client.
  const next = inRoot('node_modules', '.cache', `questboard-${client.name}-${process.pid}`)
  const last = `${next}-last`
  await launcher.run(client.name, {
    file: node,
    args: [vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
    env: { ...inherited(), NODE_ENV: 'production' },
    cwd: inRoot(client.folder),
  })
  writeFileSync(join(next, '.built-from'), wanted)
  if (existsSync(dist)) renameSync(dist, last)
  renameSync(next, dist)
  rmSync(last, { recursive: true, force: true })
}
