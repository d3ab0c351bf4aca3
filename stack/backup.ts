/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`: everything that a copy of Questboard keeps, in one archive.
 * A running copy is backed up as it runs; a restore wants a copy that is stopped and a data folder that is empty.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backup as copySqlite, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { checkVersion, findHolder, lockDataDir, makeWritable } from './dataDir.ts'
import { readSettings } from './env.ts'
import { Fault, hasCode } from './fault.ts'
import { noteAnnouncedRuns } from './lostRuns.ts'
import { findFreePorts } from './ports.ts'
import { announceOpenRows } from './resume.ts'
import { createScreen } from './screen.ts'
import { environmentOf } from './seed.ts'
import { databaseUrl } from './services/context.ts'
import { clusterFolder, giveToServer, reachableFolder } from './services/postgresUser.ts'
import { bringUp, displayPath } from './stack.ts'

const run = promisify(execFile)
const plain = ['files', 'mail', 'secrets.json', 'version.json', 'filled']

/** Files of a running server come and go: one that is gone when its turn comes was not needed. */
function copyLive(from: string, to: string, skip: (name: string) => boolean = () => false): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (skip(entry.name)) continue
    try {
      if (entry.isDirectory()) copyLive(join(from, entry.name), join(to, entry.name))
      else cpSync(join(from, entry.name), join(to, entry.name), { verbatimSymlinks: true })
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }
}

const labelSchema = z.tuple([z.object({ labelfile: z.string() })])
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])

/** Postgres' own way: a label, a copy of files that change meanwhile, and the log that makes them whole. */
async function copyCluster(url: string, cluster: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // The slot keeps the log from being recycled; it is gone with this connection.
    await client.query(`SELECT pg_create_physical_replication_slot('questboard_backup', true, true)`)
    await client.query(`SELECT pg_backup_start('questboard', true)`)
    copyLive(cluster, to, (name) => notCopied.has(name))
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    const [{ labelfile }] = labelSchema.parse(rows)
    writeFileSync(join(to, 'backup_label'), labelfile)
    copyLive(join(cluster, 'pg_wal'), join(to, 'pg_wal'))
    mkdirSync(join(to, 'pg_replslot'), { recursive: true })
  } finally {
    await client.end()
  }
}

async function copyTemporal(dataDir: string, to: string): Promise<void> {
  const file = join(dataDir, 'temporal.db')
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    await copySqlite(database, join(to, 'temporal.db'))
  } finally {
    database.close()
  }
}

async function collect(dataDir: string, to: string): Promise<void> {
  const cluster = clusterFolder(join(dataDir, 'postgres'))
  if (await findHolder(dataDir)) {
    const { DATABASE_URL = '' } = await environmentOf(dataDir)
    await copyCluster(DATABASE_URL, cluster, join(to, 'postgres'))
  } else {
    // Nobody may start while the files of a stopped server are copied.
    const lock = await lockDataDir(dataDir, 'a backup')
    copyLive(cluster, join(to, 'postgres'), (name) => name === 'postmaster.pid')
    lock.close()
  }
  await copyTemporal(dataDir, to)
  for (const name of plain.filter((each) => existsSync(join(dataDir, each)))) {
    cpSync(join(dataDir, name), join(to, name), { recursive: true })
  }
}

export async function backup(args: string[]): Promise<number> {
  const { DATA_DIR } = readSettings(process.env)
  if (!existsSync(join(DATA_DIR, 'version.json')))
    throw new Fault(`There is nothing to back up in ${DATA_DIR}.`)
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = resolve(args[0] ?? join(DATA_DIR, 'backups', `questboard-${day}.tar.gz`))
  mkdirSync(dirname(file), { recursive: true })
  const staging = mkdtempSync(join(DATA_DIR, '.backup-'))
  try {
    await collect(DATA_DIR, staging)
    await run('tar', ['--create', '--gzip', '--file', `${file}.new`, '--directory', staging, '.'])
    await run('mv', [`${file}.new`, file])
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  process.stdout.write(
    `Backed up ${displayPath(DATA_DIR)} to ${displayPath(file)}. It holds secrets: keep it safe.\n`,
  )
  return 0
}

/** Postgres comes up once, on ports that nobody holds, which also proves that what was restored is whole. */
async function resume(dataDir: string): Promise<number> {
  const screen = createScreen()
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, PORT: String(await findFreePorts(11)) })
  const stack = await bringUp(settings, screen, { only: ['postgres'] })
  screen.close()
  try {
    const open = await announceOpenRows(databaseUrl(stack.context))
    noteAnnouncedRuns(dataDir)
    return open
  } finally {
    await stack.stop()
  }
}

export async function restore(args: string[]): Promise<number> {
  const { DATA_DIR, PUBLIC_URL } = readSettings(process.env)
  const [file] = args
  if (!file || !existsSync(file)) throw new Fault('Say what to restore: npm run restore -- FILE')
  makeWritable(DATA_DIR)
  const lock = await lockDataDir(DATA_DIR, PUBLIC_URL)
  const cluster = reachableFolder(join(DATA_DIR, 'postgres'), (what) => process.stdout.write(`${what}\n`))
  if (existsSync(join(DATA_DIR, 'version.json')) || existsSync(cluster)) {
    throw new Fault(
      `${DATA_DIR} is in use: move it away, or restore into another: DATA_DIR=… npm run restore -- FILE`,
    )
  }
  await run('tar', ['--extract', '--gzip', '--file', resolve(file), '--directory', DATA_DIR])
  checkVersion(DATA_DIR)
  if (cluster !== join(DATA_DIR, 'postgres')) {
    cpSync(join(DATA_DIR, 'postgres'), cluster, { recursive: true, verbatimSymlinks: true })
    rmSync(join(DATA_DIR, 'postgres'), { recursive: true })
  }
  await giveToServer(cluster)
  lock.close()
  const open = await resume(DATA_DIR)
  process.stdout.write(
    `Restored ${file} into ${displayPath(DATA_DIR)}; ${open} open runs will be taken up again: npm start\n`,
  )
  return 0
}
