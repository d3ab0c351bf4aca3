/**
 * Postgres refuses to run as root, so root starts it as another user, who must have access to its programs and data.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Settings } from '../env.ts'
import { Fault } from '../fault.ts'
import type { Say } from '../service.ts'

export type User = { uid: number; gid: number }

export function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((each) => each[0] === name))
    .find(Boolean)
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) }
}

/** True if a user has access to all folders on the path to this one. */
function isReachable(folder: string, user: User): boolean {
  const parent = dirname(folder)
  if (parent !== folder && !isReachable(parent, user)) return false
  if (!existsSync(folder)) return true
  const { mode, uid, gid } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  return gid === user.gid ? (mode & 0o010) !== 0 : (mode & 0o001) !== 0
}

/** Makes the folder private, except that the server's user can pass through it to its own files. */
function letThrough(folder: string, user: User): void {
  chownSync(folder, statSync(folder).uid, user.gid)
  chmodSync(folder, 0o710)
}

function elsewhere(path: string): string {
  const id = createHash('sha256').update(path).digest('hex').slice(0, 12)
  return join('/var/tmp', `questboard-${id}`)
}

/**
 * The folder for a cluster: this path, or a folder under /var/tmp if the server's user has no access to the path.
 */
export function clusterFolder(path: string): string {
  const user = serverUser()
  return !user || existsSync(path) || isReachable(dirname(path), user)
    ? path
    : join(elsewhere(path), basename(path))
}

export function reachableFolder(path: string, say: Say): string {
  const user = serverUser()
  const parent = dirname(path)
  if (user && existsSync(parent) && isReachable(dirname(parent), user) && !isReachable(parent, user))
    letThrough(parent, user)
  const folder = clusterFolder(path)
  if (folder !== path) {
    const own = dirname(folder)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    if (statSync(own).uid !== process.getuid?.())
      throw new Fault(`${own} belongs to another user. Choose another DATA_DIR.`)
    if (user) letThrough(own, user)
    say(`${parent} cannot be read by the Postgres user, so the cluster is in ${folder}`)
  }
  return folder
}

/**
 * Copies the embedded programs to a folder that the server's user can read, if that user has no access to the clone.
 */
export function reachableCopy(folder: string, settings: Settings, say: Say): string {
  const user = serverUser()
  if (!user || isReachable(folder, user)) return folder
  const version = createHash('sha256')
    .update(readFileSync(join(folder, '..', 'package.json')))
    .digest('hex')
  const cached = join(settings.QUESTBOARD_CACHE, 'postgres')
  const copy = join(isReachable(cached, user) ? cached : elsewhere(folder), version.slice(0, 12))
  if (existsSync(copy)) return copy
  say(`copying the server to ${copy}, where its user can run it`)
  rmSync(`${copy}.new`, { recursive: true, force: true })
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(folder, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
  renameSync(`${copy}.new`, copy)
  return copy
}

/** Makes the server's user the owner of a cluster that has files of other users. Others have no access. */
export async function giveToServer(cluster: string): Promise<void> {
  const user = serverUser()
  if (user) await promisify(execFile)('chown', ['--recursive', `${user.uid}:${user.gid}`, cluster])
  await promisify(execFile)('chmod', ['--recursive', 'u=rwX,go=', cluster])
}
