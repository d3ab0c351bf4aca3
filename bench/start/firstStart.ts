/**
 * Measures the first start of a fresh clone with installed packages but no caches: nothing is downloaded, built or compiled
 * yet.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Row, stated } from '../harness/report.ts'
import { type OwnStack, startStack } from '../harness/stack.ts'
import { signIn } from '../web/people.ts'

const root = join(import.meta.dirname, '..', '..')

const packageFolders = [
  '.',
  'engine',
  'stack',
  'web',
  'gateway',
  'actions',
  'moves',
  'workflows',
  'sandbox',
  'bench',
  'e2e',
]

/**
 * Creates hard links on the same disk instead of copying a gigabyte of packages. This is safe because packages are
 * only read.
 */
const linkAll = (from: string, to: string): void => {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, to])
  }
}

const cloneInto = (clone: string): void => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(clone, file), { verbatimSymlinks: true })
  for (const folder of packageFolders.map((each) => join(each, 'node_modules')))
    if (existsSync(join(root, folder))) linkAll(join(root, folder), join(clone, folder))
  rmSync(join(clone, 'node_modules', '.cache'), { recursive: true, force: true })
}

/** Retries until the page loads and sign-in works. Returns the number of milliseconds since the start. */
const untilUsable = async (url: string, began: number, given: AbortSignal): Promise<number> => {
  for (; !given.aborted; await sleep(250)) {
    try {
      const page = await fetch(`${url}/login`, { headers: { accept: 'text/html' }, signal: given })
      if (!(await page.text()).includes('<script') || !page.ok) continue
      await signIn({ url }, 'democreator')
      return performance.now() - began
    } catch {}
  }
  throw new Error('the start ended before the client could be used')
}

const GOALS = { usable: 30, ready: 60 }

/** Starts a fresh clone on a data folder and passes its stack to `use`. */
export const firstStart = async (
  dataDir: string,
  port: number,
  use: (stack: OwnStack) => Promise<void>,
): Promise<Row[]> => {
  const clone = mkdtempSync(join(tmpdir(), 'questboard-clone-'))
  const over = new AbortController()
  try {
    cloneInto(clone)
    const began = performance.now()
    const usable = untilUsable(`http://localhost:${port}`, began, over.signal)
    const settings = { QUESTBOARD_CACHE: join(clone, 'cache') }
    const ready = startStack(dataDir, port, clone, settings).then((stack) => ({
      stack,
      readyAfter: performance.now() - began,
    }))
    const [{ stack, readyAfter }, usableAfter] = await Promise.all([ready, usable])
    await use(stack)
    await stack.stop()
    const inSeconds = (milliseconds: number) => milliseconds / 1000
    return [
      stated('first start, nothing cached: usable', 's', inSeconds(usableAfter), { atMost: GOALS.usable }),
      stated('first start, nothing cached: ready', 's', inSeconds(readyAfter), { atMost: GOALS.ready }),
    ]
  } finally {
    over.abort()
    rmSync(clone, { recursive: true, force: true })
  }
}
