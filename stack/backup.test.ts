import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { root } from './env.ts'
import { findFreePorts } from './ports.ts'
import { type Copy, endCopy, startCopy, temporaryFolder } from './testing/copies.ts'

const used: { copy?: Copy; folder: string }[] = []
const endAll = async () => {
  for (const { copy, folder } of used.splice(0)) await endCopy(copy, folder)
}

function newFolder(): string {
  const folder = temporaryFolder()
  used.push({ folder })
  return folder
}

async function start(folder: string) {
  const PORT = String(await findFreePorts(11))
  const copy = await startCopy(folder, { PORT }, ['--only', 'postgres,temporal'])
  used.push({ copy, folder })
  await copy.says(/^ready in/m)
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const client = new pg.Client(
    `postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${Number(PORT) + 1}/questboard`,
  )
  // The server stops while this client is connected. A client that loses its connection then is not an error.
  client.on('error', () => {})
  await client.connect()
  return { copy, client }
}

const commandLine = (name: string, ...args: string[]) => [join(root, 'stack', 'main.ts'), name, ...args]
const environment = (folder: string, env: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  DATA_DIR: folder,
  ...env,
})

const command = (name: string, folder: string, args: string[], env?: Record<string, string>) =>
  execFileSync(process.execPath, commandLine(name, ...args), {
    env: environment(folder, env),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs the command and kills it as soon as the given condition is true. */
async function killed(
  signal: NodeJS.Signals,
  hasBegun: () => boolean,
  name: string,
  folder: string,
  ...args: string[]
): Promise<void> {
  const child = spawn(process.execPath, commandLine(name, ...args), {
    env: environment(folder),
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  for (const limit = Date.now() + 60_000; !hasBegun() && Date.now() < limit; ) await sleep(5)
  expect(hasBegun()).toBe(true)
  child.kill(signal)
  await ended
}

/** Adds a sparse file, large enough to kill the program while it reads the file. */
function addLargeFile(folder: string, bytes: number): string {
  const path = join(folder, 'files', 'large')
  writeFileSync(path, '')
  truncateSync(path, bytes)
  return path
}

const keysIn = (folder: string) => {
  const { CODE_ENCRYPTION_KEY, CODE_HASH_KEY } = JSON.parse(
    readFileSync(join(folder, 'secrets.json'), 'utf8'),
  )
  return { CODE_ENCRYPTION_KEY, CODE_HASH_KEY }
}

const slotsSql = `select count(*)::int as slots from pg_replication_slots`

describe('a backup of a running instance', () => {
  let from = ''
  let archives = ''
  let client: pg.Client
  let copy: Copy

  beforeAll(async () => {
    from = temporaryFolder()
    archives = temporaryFolder()
    ;({ client, copy } = await start(from))
    used.splice(0)
    writeFileSync(join(from, 'filled'), 'yes')
    execFileSync('mkdir', ['-p', join(from, 'files')])
    await client.query('CREATE TABLE kept AS SELECT generate_series(1, 20000) AS n')
  }, 120_000)
  afterEach(endAll)
  afterAll(async () => {
    await client.end()
    await endCopy(copy, from)
    rmSync(archives, { recursive: true })
  })

  it('a backup contains no keys for codes, and restoring it names the keys that are missing', async () => {
    const archive = join(archives, 'keyless.tar.gz')
    expect(command('backup', from, [archive])).toContain('it does not contain the code keys')
    const to = newFolder()
    expect(command('restore', to, [archive])).toContain(
      'This backup does not include CODE_ENCRYPTION_KEY and CODE_HASH_KEY',
    )
    expect(keysIn(to)).toEqual({ CODE_ENCRYPTION_KEY: null, CODE_HASH_KEY: null })
    const started = await startCopy(to, { PORT: String(await findFreePorts(11)) }, ['--only', 'database'])
    used.push({ copy: started, folder: to })
    await started.says(/Codes cannot be read without CODE_ENCRYPTION_KEY and CODE_HASH_KEY/)
    rmSync(archive)
  })

  it('a backup contains the keys for codes on request, but only if the backup is encrypted', () => {
    const archive = join(archives, 'keys.tar.gz')
    expect(() => command('backup', from, ['--with-code-keys', archive])).toThrow(
      /only in an encrypted backup/,
    )
    expect(existsSync(archive)).toBe(false)
    const key = { BACKUP_PASSPHRASE: 'four words or more' }
    const said = command('backup', from, ['--with-code-keys', `${archive}.age`], key)
    expect(said).toContain('it contains the code keys')
    const to = newFolder()
    expect(command('restore', to, [`${archive}.age`], key)).not.toContain('does not include')
    expect(keysIn(to)).toEqual(keysIn(from))
    expect(keysIn(to)).toEqual({
      CODE_ENCRYPTION_KEY: expect.stringMatching(/^k1:[\w-]{43}$/),
      CODE_HASH_KEY: expect.stringMatching(/^[\w-]{43}$/),
    })
    rmSync(`${archive}.age`)
  })

  it("restoring a backup into another folder restores all data up to the backup's end and overwrites nothing", async () => {
    const archive = join(archives, 'questboard.tar.gz.age')
    const key = { BACKUP_PASSPHRASE: 'four words or more' }
    mkdirSync(join(from, 'files', 'drafts'), { recursive: true })
    // A backup does not contain unfinished uploads.
    for (const name of ['whole.png', 'half.png.part', 'drafts/archive', 'drafts/archive.json'])
      writeFileSync(join(from, 'files', name), name)
    let isOver = false
    const writing = (async () => {
      while (!isOver) await client.query('insert into kept select generate_series(1, 100)')
    })()
    const backup = spawn(process.execPath, commandLine('backup', archive), { env: environment(from, key) })
    expect(await new Promise((resolve) => backup.once('close', resolve))).toBe(0)
    isOver = true
    await writing
    expect(statSync(archive).mode & 0o077).toBe(0)
    expect(readdirSync(archives)).toEqual(['questboard.tar.gz.age'])
    expect(() => command('restore', from, [archive], key)).toThrow(/already runs on/)

    const to = newFolder()
    expect(() => command('restore', to, [archive])).toThrow(/is encrypted with a passphrase/)
    command('restore', to, [archive], key)
    expect(readFileSync(join(to, 'filled'), 'utf8')).toBe('yes')
    expect(readdirSync(join(to, 'files'))).toEqual(['whole.png'])
    expect(existsSync(join(to, '.restoring'))).toBe(false)
    expect(() => command('restore', to, [archive], key)).toThrow(/already contains data\. Move it away/)
    const restored = await start(to)
    const { rows } = await restored.client.query('SELECT count(*)::int AS n FROM kept')
    await restored.client.end()
    expect(rows[0].n).toBeGreaterThanOrEqual(20_000)
    expect(rows[0].n % 100).toBe(0)
  }, 180_000)

  it('a backup is refused while another backup is running', async () => {
    await client.query(`select pg_create_physical_replication_slot('questboard_backup', true, true)`)
    try {
      expect(() => command('backup', from, [join(archives, 'second.tar.gz')])).toThrow(/is already running/)
    } finally {
      await client.query(`select pg_drop_replication_slot('questboard_backup')`)
    }
    expect(readdirSync(archives)).not.toContain('second.tar.gz')
  })

  it('a backup is refused before it writes anything if there is not enough space', () => {
    const large = addLargeFile(from, 2 ** 43)
    try {
      expect(() => command('backup', from, [join(archives, 'vast.tar.gz')])).toThrow(
        /The disk of .* MB left, and this backup may need .* MB\. Make room/,
      )
      expect(readdirSync(archives).filter((name) => name.includes('vast'))).toEqual([])
    } finally {
      rmSync(large)
    }
  })

  it('files of a backup that was killed are removed, at the latest by the next backup', async () => {
    const large = addLargeFile(from, 2 ** 32)
    const parts = () => readdirSync(archives).filter((name) => name.endsWith('.part'))
    const file = join(archives, 'killed.tar.gz')
    const hasBegun = () => parts().some((name) => statSync(join(archives, name)).size > 0)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      await killed(signal, hasBegun, 'backup', from, file)
      expect([parts(), existsSync(file), existsSync(join(from, 'backing-up'))]).toEqual([[], false, false])
    }
    await killed('SIGKILL', hasBegun, 'backup', from, file)
    expect(parts()).toHaveLength(1)
    rmSync(large)
    command('backup', from, [join(archives, 'next.tar.gz')])
    expect(parts()).toEqual([])
    expect((await client.query(slotsSql)).rows).toEqual([{ slots: 0 }])
  }, 180_000)
})

describe('restoring a backup', () => {
  afterEach(endAll)

  it('after a damaged archive or a killed restore, the next restore still works', async () => {
    const [from, to, archives] = [newFolder(), newFolder(), newFolder()]
    const { client, copy } = await start(from)
    await client.query('CREATE TABLE kept AS SELECT generate_series(1, 20000) AS n')
    await client.end()
    copy.process.kill('SIGTERM')
    await copy.ended
    execFileSync('mkdir', ['-p', join(from, 'files')])
    addLargeFile(from, 2 ** 28)
    const archive = join(archives, 'stopped.tar.gz')
    command('backup', from, [archive])

    const cut = join(archives, 'cut.tar.gz')
    writeFileSync(cut, readFileSync(archive).subarray(0, -100_000))
    expect(() => command('restore', to, [cut])).toThrow(/cut\.tar\.gz is damaged/)
    expect(readdirSync(to)).toEqual(['lock'])
    const large = join(to, '.restoring', 'files', 'large')
    await killed('SIGTERM', () => existsSync(large), 'restore', to, archive)
    expect(readdirSync(to)).toEqual(['lock'])
    await killed('SIGKILL', () => existsSync(large), 'restore', to, archive)
    expect(readdirSync(to).sort()).toEqual(['.restoring', 'lock'])

    command('restore', to, [archive])
    const restored = await start(to)
    const { rows } = await restored.client.query('SELECT count(*)::int AS n FROM kept')
    await restored.client.end()
    expect(rows).toEqual([{ n: 20000 }])
    expect(statSync(join(to, 'files', 'large')).size).toBe(2 ** 28)
  }, 300_000)
})
