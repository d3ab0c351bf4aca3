/**
 * `npm run restore -- FILE`: restores a backup into an empty data folder. The backup is unpacked next to the folder,
 * verified by starting Postgres, and then moved into it. The version file is moved last, so that nothing is used
 * before it is complete.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArchive } from './archive.ts'
import { unsealFor } from './archiveKey.ts'
import { keptCodeKeysSchema, missingOf } from './codeKeys.ts'
import { checkVersion, lockDataDir, makeWritable } from './dataDir.ts'
import { bytesLeft, megabyte } from './disk.ts'
import { readSettings, type Settings } from './env.ts'
import { Fault, sayWhy } from './fault.ts'
import { noteAnnouncedRuns } from './lostRuns.ts'
import { findFreePorts } from './ports.ts'
import { announceOpenRows } from './resume.ts'
import { createScreen } from './screen.ts'
import { databaseUrl } from './services/context.ts'
import { clusterFolder, giveToServer, reachableFolder } from './services/postgresUser.ts'
import { bringUp, closeOwn, displayPath, interruptible, wipe } from './stack.ts'

const say = (what: string) => process.stdout.write(`${what}\n`)
const versionName = 'version.json'

/** Starts Postgres once on free ports, to recover the data. This also proves that the restored data is complete. */
async function resume(dataDir: string): Promise<number> {
  const screen = createScreen()
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir, PORT: String(await findFreePorts(11)) })
  const stack = await bringUp(settings, screen, { only: ['postgres'] }).finally(screen.close)
  try {
    const open = await announceOpenRows(databaseUrl(stack.context))
    noteAnnouncedRuns(dataDir)
    return open
  } finally {
    await stack.stop()
  }
}

/** Additional space, because the recovery writes some data. */
const reserve = 64 * megabyte

function refuseWithoutRoom(folders: string[], bytes: number): void {
  for (const folder of folders) {
    const left = bytesLeft(folder)
    if (left >= bytes + reserve) continue
    const [has, wants] = [left, bytes + reserve].map((each) => Math.ceil(each / megabyte))
    throw new Fault(
      `The disk of ${folder} has ${has} MB left, and this backup needs ${wants} MB. Make room, or restore into another folder: DATA_DIR=… npm run restore -- FILE`,
    )
  }
}

async function unpack(file: string, stage: string, settings: Settings, signal: AbortSignal): Promise<void> {
  mkdirSync(stage, { mode: 0o700 })
  const cluster = reachableFolder(join(stage, 'postgres'), say)
  await readArchive(
    file,
    {
      accept: ({ bytes }) => refuseWithoutRoom([stage, dirname(cluster)], bytes),
      place: (name) => (/^postgres(\/|$)/.test(name) ? join(dirname(cluster), name) : join(stage, name)),
    },
    { unseal: await unsealFor(file, settings), signal },
  )
  checkVersion(stage)
  await giveToServer(cluster)
}

function moveIntoPlace(stage: string, dataDir: string): void {
  const cluster = clusterFolder(join(stage, 'postgres'))
  renameSync(cluster, reachableFolder(join(dataDir, 'postgres'), say))
  const rest = readdirSync(stage).filter((name) => name !== 'logs' && name !== versionName)
  for (const name of rest) renameSync(join(stage, name), join(dataDir, name))
  renameSync(join(stage, versionName), join(dataDir, versionName))
}

/** True if the restore would overwrite anything. */
const isInUse = (dataDir: string) =>
  ['filled', 'files', 'mail', 'secrets.json', 'temporal.db', versionName].some((name) =>
    existsSync(join(dataDir, name)),
  ) || existsSync(clusterFolder(join(dataDir, 'postgres')))

function clear(stage: string): void {
  wipe(stage)
  rmSync(stage, { recursive: true, force: true })
}

function missingKeys(settings: Settings): string[] {
  const secrets = readFileSync(join(settings.DATA_DIR, 'secrets.json'), 'utf8')
  const kept = keptCodeKeysSchema.parse(JSON.parse(secrets))
  return missingOf({
    CODE_ENCRYPTION_KEY: settings.CODE_ENCRYPTION_KEY ?? kept.CODE_ENCRYPTION_KEY,
    CODE_HASH_KEY: settings.CODE_HASH_KEY ?? kept.CODE_HASH_KEY,
  })
}

export async function restore(args: string[]): Promise<number> {
  const settings = readSettings(process.env)
  const { DATA_DIR, PUBLIC_URL } = settings
  const [file] = args
  if (!file || !existsSync(file)) throw new Fault('Name the backup to restore: npm run restore -- FILE')
  makeWritable(DATA_DIR)
  const lock = await lockDataDir(DATA_DIR, PUBLIC_URL)
  const stage = join(DATA_DIR, '.restoring')
  // A restore was killed. Files that were already moved are not used before the version file exists, so they can be
  // removed.
  if (existsSync(stage) && !existsSync(join(DATA_DIR, versionName))) {
    clear(stage)
    wipe(DATA_DIR)
  }
  if (isInUse(DATA_DIR)) {
    throw new Fault(
      `${DATA_DIR} already contains data. Move it away, or restore into another folder: DATA_DIR=… npm run restore -- FILE`,
    )
  }
  closeOwn(DATA_DIR)
  const open = await interruptible(async (signal) => {
    try {
      reachableFolder(join(DATA_DIR, 'postgres'), () => {})
      await unpack(file, stage, settings, signal)
      const announced = await resume(stage)
      signal.throwIfAborted()
      moveIntoPlace(stage, DATA_DIR)
      return announced
    } catch (error) {
      if (error instanceof Fault) throw error
      throw new Fault(`The restore stopped, and its data was deleted: ${sayWhy(error)}`, {
        cause: error,
      })
    } finally {
      clear(stage)
      lock.close()
    }
  })
  process.stdout.write(
    `Restored ${file} into ${displayPath(DATA_DIR)}; ${open} open runs will start again with npm start\n`,
  )
  const missing = missingKeys(settings)
  if (missing.length > 0)
    process.stdout.write(
      `This backup does not include ${missing.join(' and ')}. Set the keys of the copy that was backed up, because no code can be read without them.\n`,
    )
  return 0
}
