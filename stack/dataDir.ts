/** The data folder. It is used by one program at a time, has a known version, is writable and contains its secrets. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type CodeKeys, chooseCodeKeys, keptCodeKeysSchema } from './codeKeys.ts'
import { bytesLeft, type Disk, megabyte } from './disk.ts'
import type { Settings } from './env.ts'
import { Fault, hasCode, sayWhy } from './fault.ts'
import { lockFile } from './fileLock.ts'

/** Increase this version when older programs cannot use data that newer ones write. */
const dataVersion = 6

/**
 * Increase this version when migrations can no longer convert an older program's data (docs/decisions/migrations.md).
 */
const oldestVersion = 6

const versionSchema = z.object({ version: z.number().int().positive() })
const secretsSchema = z.object({
  POSTGRES_PASSWORD: z.string(),
  HASURA_GRAPHQL_ADMIN_SECRET: z.string(),
  ACTIONS_SECRET: z.string(),
  SESSION_SECRET: z.string(),
})
const keptSchema = secretsSchema.extend(keptCodeKeysSchema.shape)
export type Secrets = z.infer<typeof secretsSchema> & CodeKeys

/** Writes a complete file in two steps. If the program is killed between the two steps, the old file remains. */
export function writeWhole(path: string, content: string, mode = 0o600): void {
  writeFileSync(`${path}.new`, content, { mode })
  renameSync(`${path}.new`, path)
}

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new Fault(
      `The data folder is broken: ${path} cannot be read. Restore a backup, or start over: npm start -- --fresh`,
    )
  }
}

/**
 * Creates the folders one by one, because Node's recursive mkdir loops forever if a folder cannot be created, as
 * below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Ignores the error, because another program that starts at the same time has created the folder.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

export function makeWritable(folder: string): void {
  try {
    makeFolder(folder)
    writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'))
  } catch (error) {
    throw new Fault(
      `The data folder ${folder} cannot be written (${sayWhy(error)}). Choose another: DATA_DIR=… npm start`,
    )
  }
}

/** The free space that the first start needs (cluster, log, demo market), and that any later start needs. */
const roomNeeded = { first: 400 * megabyte, later: 32 * megabyte }

/** Fails early if the disk is nearly full. If the disk fills up later, each part fails in its own way. */
export function refuseFullDisk(folder: string, look?: (path: string) => Disk): void {
  const left = bytesLeft(folder, look)
  const needed = existsSync(join(folder, 'filled')) ? roomNeeded.later : roomNeeded.first
  if (left >= needed) return
  const [has, wants] = [left, needed].map((bytes) => Math.floor(bytes / megabyte))
  throw new Fault(
    `The disk of the data folder ${folder} has ${has} MB left, and ${wants} MB are needed. Make room, or choose another: DATA_DIR=… npm start`,
  )
}

export function checkVersion(folder: string): void {
  const file = join(folder, 'version.json')
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'postgres'))) {
      throw new Fault(
        `The data folder is broken: ${file} is missing. Restore a backup, or start over: npm start -- --fresh`,
      )
    }
    writeWhole(file, `${JSON.stringify({ version: dataVersion })}\n`)
    return
  }
  const { version } = readJson(file, versionSchema)
  if (version > dataVersion) {
    throw new Fault(
      `The data folder ${folder} was written by a newer Questboard (data version ${version}; this one supports ${dataVersion}). Use the newer one, or another DATA_DIR.`,
    )
  }
  if (version < oldestVersion) {
    throw new Fault(
      `The data in ${folder} was made by a version that is too old to upgrade. Use that version, or start over with \`npm start -- --fresh\`.`,
    )
  }
}

export function readSecrets(folder: string, settings: Settings): Secrets {
  const file = join(folder, 'secrets.json')
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'postgres'))) readJson(file, secretsSchema)
    const fresh = Object.keys(secretsSchema.shape).map((name) => [
      name,
      randomBytes(24).toString('base64url'),
    ])
    writeWhole(file, `${JSON.stringify(Object.fromEntries(fresh), null, 2)}\n`)
  }
  const before = readJson(file, keptSchema)
  const { kept, keys } = chooseCodeKeys(before, settings)
  if (kept !== before) writeWhole(file, `${JSON.stringify(kept, null, 2)}\n`)
  return {
    ...keys,
    POSTGRES_PASSWORD: settings.POSTGRES_PASSWORD ?? kept.POSTGRES_PASSWORD,
    HASURA_GRAPHQL_ADMIN_SECRET: settings.HASURA_GRAPHQL_ADMIN_SECRET ?? kept.HASURA_GRAPHQL_ADMIN_SECRET,
    ACTIONS_SECRET: settings.ACTIONS_SECRET ?? kept.ACTIONS_SECRET,
    SESSION_SECRET: settings.SESSION_SECRET ?? kept.SESSION_SECRET,
  }
}

function lockName(folder: string): string {
  return `\0questboard-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`
}

const holderSchema = z.object({ pid: z.number(), url: z.string(), since: z.string() })
type Holder = z.infer<typeof holderSchema>

function readHolder(words: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(words))
  } catch {
    return undefined
  }
}

/** The process that is using this data folder, if we can reach that process. */
export async function findHolder(folder: string): Promise<Holder | undefined> {
  if (!existsSync(folder)) return undefined
  const words = await text(connect(lockName(folder))).catch(() => '')
  return readHolder(words)
}

/** Opens an abstract socket that tells callers who uses the folder. Undefined if it is in use already. */
async function takeName(folder: string, words: string): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(words)
  })
  const isMine = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? resolve(false) : reject(error)))
    server.listen(lockName(folder), () => resolve(true))
  })
  return isMine ? server.unref() : undefined
}

function refuse(folder: string, holder: Holder | undefined): never {
  const who = holder ? `process ${holder.pid} since ${holder.since}, at ${holder.url}` : 'another process'
  throw new Fault(
    `Questboard already runs on ${folder} (${who}). Stop it first, or start a second copy: PORT=3100 DATA_DIR=.data2 npm start`,
  )
}

export type DataLock = { close: () => void }

/**
 * Takes two locks, which the kernel gives to only one process and releases when the process dies. The socket's name is
 * visible in the network namespace even if the lock file was deleted. The lock file also excludes other containers on
 * the same volume.
 */
export async function lockDataDir(folder: string, url: string): Promise<DataLock> {
  const words = JSON.stringify({ pid: process.pid, url, since: new Date().toISOString() })
  const name = await takeName(folder, words)
  if (!name) refuse(folder, await findHolder(folder))
  const path = join(folder, 'lock')
  try {
    const file = lockFile(path, words) ?? refuse(folder, readHolder(readFileSync(path, 'utf8')))
    return {
      close: () => {
        file.release()
        name.close()
      },
    }
  } catch (error) {
    name.close()
    throw error
  }
}
