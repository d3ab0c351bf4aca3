/** Bundles the workflows' code for their sandbox when its sources change, instead of at each worker's start. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '../service.ts'
import { type Context, inherited, inRoot, node } from './context.ts'
import { fingerprint } from './fingerprint.ts'

const folder = inRoot('node_modules', '.cache', 'questboard-workflows')
const staleAfter = 7 * 24 * 3600 * 1000

/** Another stack can still use an older bundle, so this removes only bundles that were not used for a long time. */
function removeStale(): void {
  const files = readdirSync(folder).map((name) => join(folder, name))
  for (const file of files.filter((each) => Date.now() - statSync(each).mtimeMs > staleAfter)) {
    rmSync(file, { force: true })
  }
}

/** The bundle is named after its sources, so that a new bundle never replaces one in use. */
export function createBundle({ launcher, settings }: Context): { service: Service; path: () => string } {
  let path = ''
  const prepare: Service['prepare'] = async (say) => {
    if (settings.isDev) return
    path = join(folder, `${fingerprint('workflows/src', 'domain/src').slice(0, 20)}.js`)
    if (existsSync(path)) return
    say('bundling the workflows')
    mkdirSync(folder, { recursive: true })
    removeStale()
    await launcher.run('bundle', {
      file: node,
      args: [inRoot('workflows', 'src', 'bundle.ts'), path],
      env: inherited(),
      cwd: inRoot('workflows'),
    })
  }
  return { service: { name: 'bundle', after: [], prepare }, path: () => path }
}
