/**
 * `npm run backup -- FILE`: writes all data of a stack into one archive, even while the stack is running. Files
 * stream directly into the archive, without a temporary copy.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { z } from 'zod'
import { type Archive, writeArchive } from './archive.ts'
import { isSealedName, sealFor } from './archiveKey.ts'
import { secretsForBackup } from './codeKeys.ts'
import { findHolder, lockDataDir, writeWhole } from './dataDir.ts'
import { bytesLeft, megabyte } from './disk.ts'
import { readSettings, type Settings } from './env.ts'
import { Fault, hasCode, sayWhy } from './fault.ts'
import { temporalFile } from './lostRuns.ts'
import { environmentOf } from './seed.ts'
import { clusterFolder } from './services/postgresUser.ts'
import { displayPath, interruptible } from './stack.ts'

const holderName = 'a backup'
const plainFiles = ['version.json', 'filled']
/** Unfinished uploads are left out, because their senders start them again after a restore. */
const unfinished = /^drafts$|\.part$/

/** A running server creates and deletes files. A file that was deleted in the meantime was not needed. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

/** All files of a folder, parents first. Paths to skip are relative to the folder. */
function* listTree(
  name: string,
  path: string,
  skip: (within: string) => boolean,
  within = '',
): Generator<{ name: string; path: string; isFolder: boolean }> {
  yield { name, path, isFolder: true }
  for (const entry of entriesOf(path)) {
    const inner = join(within, entry.name)
    if (skip(inner)) continue
    const each = {
      name: `${name}/${entry.name}`,
      path: join(path, entry.name),
      isFolder: entry.isDirectory(),
    }
    if (each.isFolder) yield* listTree(each.name, each.path, skip, inner)
    else yield each
  }
}

async function addTree(
  archive: Archive,
  name: string,
  path: string,
  skip: (within: string) => boolean = () => false,
): Promise<void> {
  for (const each of listTree(name, path, skip)) {
    if (each.isFolder) await archive.addFolder(each.name)
    else await archive.addFile(each.name, each.path)
  }
}

function sizeOf(path: string): number {
  try {
    const { size } = statSync(path)
    const within = statSync(path).isDirectory() ? readdirSync(path) : []
    return within.reduce((sum, name) => sum + sizeOf(join(path, name)), size)
  } catch {
    return 0
  }
}

/** Files that a server creates again at its start, and the control file, which must be read last. */
const notOfRunning =
  /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|global\/pg_control)$|(^|\/)pgsql_tmp|pg_internal\.init$/

const stoppedSchema = z.tuple([z.object({ labelfile: z.string(), last: z.string() })])

/** Postgres' own method: a label, a copy of changing files, and the part of the log that makes them consistent. */
async function addRunningCluster(archive: Archive, client: Client, cluster: string): Promise<void> {
  await client.query(`SELECT pg_backup_start('questboard', true)`)
  await addTree(archive, 'postgres', cluster, (within) => notOfRunning.test(within))
  await archive.addFile('postgres/global/pg_control', join(cluster, 'global', 'pg_control'))
  const { rows } = await client.query(
    'SELECT labelfile, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)',
  )
  const [{ labelfile, last }] = stoppedSchema.parse(rows)
  await archive.addText('postgres/backup_label', labelfile)
  const first = labelfile.match(/\(file ([0-9A-F]{24})\)/)?.[1] ?? ''
  const log = entriesOf(join(cluster, 'pg_wal')).map((entry) => entry.name)
  const isNeeded = (name: string) =>
    name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  for (const name of log.filter(isNeeded))
    await archive.addFile(`postgres/pg_wal/${name}`, join(cluster, 'pg_wal', name))
}

/**
 * While someone reads the database, SQLite changes neither the file nor the start of its log. So the file and its log
 * together contain the database of one moment.
 */
async function addTemporal(archive: Archive, dataDir: string): Promise<void> {
  const file = temporalFile(dataDir)
  if (!existsSync(file)) return
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    database.exec('BEGIN; SELECT count(*) FROM sqlite_master')
  } catch {
    database?.close()
    process.stdout.write(
      `${displayPath(file)} cannot be read and is left out. A restore starts its runs again from their rows.\n`,
    )
    return
  }
  try {
    await archive.addFile('temporal.db', file)
    await archive.addFile('temporal.db-wal', `${file}-wal`)
  } finally {
    database.close()
  }
}

type Source = {
  filesDir: string
  addCluster: (archive: Archive) => Promise<void>
  close: () => Promise<void>
}

/**
 * The replication slot makes Postgres keep the log. It allows only one backup at a time and is removed when its
 * connection ends.
 */
async function openRunning(dataDir: string, cluster: string): Promise<Source> {
  const { DATABASE_URL = '', FILES_DIR = join(dataDir, 'files') } = await environmentOf(dataDir)
  const client = new Client({ connectionString: DATABASE_URL })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw new Fault(
      `The Postgres of ${dataDir} does not answer (${sayWhy(error)}). Stop the copy, or wait until it answers.`,
    )
  })
  try {
    await client.query(`SELECT pg_create_physical_replication_slot('questboard_backup', true, true)`)
  } catch (error) {
    await client.end()
    if (hasCode(error, '42710')) throw new Fault(`A backup of ${dataDir} is already running.`)
    throw error
  }
  return {
    filesDir: FILES_DIR,
    addCluster: (archive) => addRunningCluster(archive, client, cluster),
    close: () => client.end(),
  }
}

/** Prevents the server from starting while its files are read. */
async function openStopped({ DATA_DIR, FILES_DIR }: Settings, cluster: string): Promise<Source> {
  const lock = await lockDataDir(DATA_DIR, holderName)
  return {
    filesDir: FILES_DIR,
    addCluster: (archive) => addTree(archive, 'postgres', cluster, (within) => within === 'postmaster.pid'),
    close: async () => void lock.close(),
  }
}

async function openSource(settings: Settings, cluster: string): Promise<Source> {
  const holder = await findHolder(settings.DATA_DIR)
  if (holder?.url === holderName)
    throw new Fault(`A backup of ${settings.DATA_DIR} is already running (process ${holder.pid}).`)
  return holder ? openRunning(settings.DATA_DIR, cluster) : openStopped(settings, cluster)
}

/** The free space that must remain on the disk, because other programs need space on the disk too. */
const reserve = 64 * megabyte

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`

/** Databases compress to a fifth or less, so assuming half is safe. Pictures and archives hardly compress. */
function refuseWithoutRoom(folder: string, sizes: { databases: number; files: number }): void {
  const needed = sizes.databases / 2 + sizes.files + reserve
  const left = bytesLeft(folder)
  if (left >= needed) return
  throw new Fault(
    `The disk of ${folder} has ${inMegabytes(left)} left, and this backup may need ${inMegabytes(needed)}. Make room, or name a file on another disk: npm run backup -- FILE`,
  )
}

const lookEvery = 500

/**
 * Watches the free space and stops the backup before the disk is full because of the archive, the server's log or
 * other files.
 */
function watchRoom(folders: string[], outer: AbortSignal): { signal: AbortSignal; end: () => void } {
  const full = new AbortController()
  const timer = setInterval(() => {
    const folder = folders.find((each) => bytesLeft(each) < reserve / 2)
    if (folder) full.abort(new Fault(`The disk of ${folder} is nearly full, so the backup stopped.`))
  }, lookEvery)
  return { signal: AbortSignal.any([outer, full.signal]), end: () => clearInterval(timer) }
}

const noteIn = (dataDir: string) => join(dataDir, 'backing-up')

/** Removes files that a killed backup left behind. A file written by the backup lists them. */
function clearLeft(dataDir: string): void {
  const note = noteIn(dataDir)
  if (!existsSync(note)) return
  const left = readFileSync(note, 'utf8')
  if (left.endsWith('.part')) rmSync(left, { force: true })
  rmSync(note)
}

type Wanted = { settings: Settings; file: string; withCodeKeys: boolean }

async function write({ settings, file, withCodeKeys }: Wanted, signal: AbortSignal): Promise<void> {
  const { DATA_DIR } = settings
  const seal = await sealFor(file, settings)
  const cluster = clusterFolder(join(DATA_DIR, 'postgres'))
  const source = await openSource(settings, cluster)
  const room = watchRoom([dirname(file), DATA_DIR], signal)
  try {
    clearLeft(DATA_DIR)
    const databases = sizeOf(cluster) + sizeOf(temporalFile(DATA_DIR))
    const files = sizeOf(source.filesDir) + sizeOf(join(DATA_DIR, 'mail'))
    refuseWithoutRoom(dirname(file), { databases, files })
    const part = join(dirname(file), `.${basename(file)}.${process.pid}.part`)
    writeWhole(noteIn(DATA_DIR), part)
    const about = { made: new Date().toISOString(), bytes: databases + files }
    await writeArchive(
      part,
      about,
      async (archive) => {
        await source.addCluster(archive)
        await addTemporal(archive, DATA_DIR)
        await addTree(archive, 'files', source.filesDir, (within) => unfinished.test(within))
        await addTree(archive, 'mail', join(DATA_DIR, 'mail'))
        const secrets = readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')
        await archive.addText('secrets.json', secretsForBackup(secrets, settings, withCodeKeys))
        for (const name of plainFiles) await archive.addFile(name, join(DATA_DIR, name))
      },
      { seal, signal: room.signal },
    )
    renameSync(part, file)
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault(`The backup stopped, and its file was deleted: ${sayWhy(error)}`, { cause: error })
  } finally {
    room.end()
    clearLeft(DATA_DIR)
    await source.close()
  }
}

const codeKeysFlag = '--with-code-keys'

export async function backup(args: string[]): Promise<number> {
  const settings = readSettings(process.env)
  const { DATA_DIR, BACKUP_PASSPHRASE, BACKUP_RECIPIENT } = settings
  if (!existsSync(join(DATA_DIR, 'version.json')))
    throw new Fault(`There is nothing to back up in ${DATA_DIR}.`)
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const isSealed = (BACKUP_PASSPHRASE ?? BACKUP_RECIPIENT) !== undefined
  const name = `questboard-${day}.tar.gz${isSealed ? '.age' : ''}`
  const withCodeKeys = args.includes(codeKeysFlag)
  const named = args.find((arg) => arg !== codeKeysFlag)
  const file = resolve(named ?? join(DATA_DIR, 'backups', name))
  if (withCodeKeys && !isSealedName(file))
    throw new Fault(`Code keys are saved only in an encrypted backup. Name the file ${file}.age.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  await interruptible((signal) => write({ settings, file, withCodeKeys }, signal))
  const words = isSealedName(file) ? 'It is encrypted' : 'It contains secrets, so keep it safe'
  const keys = withCodeKeys
    ? 'it contains the code keys'
    : 'it does not contain the code keys, without which no code can be read'
  process.stdout.write(
    `Backed up ${displayPath(DATA_DIR)} to ${displayPath(file)} (${inMegabytes(statSync(file).size)}). ${words}; ${keys}.\n`,
  )
  return 0
}
