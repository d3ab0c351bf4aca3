import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileStore, fileStoreFromEnvironment } from './index.ts'

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'questboard-files-'))

/** A real S3 server, if there is one on this machine. The README explains how to get it. */
const findS3Server = (): string | undefined => {
  const cache = process.env.QUESTBOARD_CACHE ?? join(homedir(), '.cache', 'questboard')
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(cache, 'versitygw-1.8.0')]
  return folders.map((folder) => join(folder, 'versitygw')).find((path) => existsSync(path))
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const accounts = { S3_ACCESS_KEY: 'questboard', S3_SECRET_KEY: 'a-secret-of-the-tests' }

const startS3Server = async (program: string, folder: string) => {
  const port = await freePort()
  const [kept, attributes] = [join(folder, 'kept'), join(folder, 'attributes')]
  await Promise.all([kept, attributes].map((path) => mkdir(path)))
  const child: ChildProcess = spawn(
    program,
    ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', attributes, kept],
    {
      env: { ROOT_ACCESS_KEY: accounts.S3_ACCESS_KEY, ROOT_SECRET_KEY: accounts.S3_SECRET_KEY },
      stdio: 'ignore',
    },
  )
  const endpoint = `http://127.0.0.1:${port}`
  const isUp = () => fetch(endpoint).then(Boolean, () => false)
  for (const limit = Date.now() + 20_000; !(await isUp()); await sleep(50))
    if (Date.now() > limit) throw new Error('the S3 server did not start')
  return { endpoint, stop: () => child.kill('SIGKILL') }
}

const draftOf = async (folder: string, content: Buffer) => {
  const path = join(folder, `${randomBytes(8).toString('hex')}.part`)
  await writeFile(path, content)
  return { path, type: 'image/png', sha256: createHash('sha256').update(content).digest() }
}

const read = async (store: FileStore, key: string): Promise<Buffer | null> => {
  const stored = await store.open(key)
  if (!stored) return null
  const content = await buffer(stored.content)
  expect(content.length).toBe(stored.bytes)
  return content
}

const keepsFiles = (folder: () => string, store: () => FileStore): void => {
  it('a stored file is read back byte for byte', async () => {
    const content = randomBytes(3_000_000)
    await store().keep('ab/picture.png', await draftOf(folder(), content))
    expect((await read(store(), 'ab/picture.png'))?.equals(content)).toBe(true)
  })

  it('files whose names need escaping in a URL can be stored and read', async () => {
    const content = Buffer.from('é + %')
    await store().keep("cd/a name (1) + 100 %é'.zip", await draftOf(folder(), content))
    expect(await read(store(), "cd/a name (1) + 100 %é'.zip")).toEqual(content)
  })

  it('reading a file that does not exist reports that it is missing', async () => {
    expect(await store().open('zz/nothing.png')).toBeNull()
  })

  it('a file can be deleted, and deleting it again is no error', async () => {
    await store().keep('ef/gone.png', await draftOf(folder(), Buffer.from('x')))
    await store().remove('ef/gone.png')
    expect(await store().open('ef/gone.png')).toBeNull()
    await store().remove('ef/gone.png')
  })

  it('the health check of the file store reports that files can be written', async () => {
    expect(await store().check()).toMatch(/writable|answers/)
  })
}

describe('storing files in a folder', () => {
  let folder = ''
  let store: FileStore
  beforeAll(async () => {
    folder = await temporaryFolder()
    store = fileStoreFromEnvironment({}, folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  keepsFiles(
    () => folder,
    () => store,
  )

  it('the health check of the file store fails for a full disk and recovers once there is space', async () => {
    await symlink('/dev/full', join(folder, 'health-check'))
    await expect(store.check()).rejects.toThrow('ENOSPC')
    expect(await store.check()).toMatch(/^the folder is writable, [\d.]+ GB free$/)
  })
})

const program = findS3Server()
describe.skipIf(!program)('files in a store that is compatible with S3 (needs the program versitygw)', () => {
  let folder = ''
  let server = { endpoint: '', stop: () => false }
  const storeWith = (changed: Record<string, string> = {}): FileStore =>
    fileStoreFromEnvironment(
      { S3_ENDPOINT: server.endpoint, S3_BUCKET: 'uploads', ...accounts, ...changed },
      folder,
    )
  beforeAll(async () => {
    folder = await temporaryFolder()
    if (program) server = await startS3Server(program, folder)
  }, 30_000)
  afterAll(async () => {
    server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  keepsFiles(
    () => folder,
    () => storeWith(),
  )

  it('two file stores that start at the same time use the same bucket', async () => {
    const stores = [0, 1, 2, 3].map(() => storeWith({ S3_BUCKET: 'shared' }))
    await Promise.all(stores.map((store) => store.check()))
  })

  it('the file store rejects a wrong secret, and the error says so', async () => {
    const stranger = storeWith({ S3_SECRET_KEY: 'not-the-secret-of-the-tests' })
    await expect(stranger.check()).rejects.toThrow('the file store answered 403')
  })

  it('a file that does not match its checksum is refused and not stored', async () => {
    const store = storeWith()
    const draft = await draftOf(folder, Buffer.from('as it was'))
    await writeFile(draft.path, 'as it is!')
    await expect(store.keep('gh/changed.png', draft)).rejects.toThrow('the file store answered 400')
    expect(await store.open('gh/changed.png')).toBeNull()
  })

  it('an unreachable file store is an error, and does not mean that a file is missing', async () => {
    const gone = storeWith({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` })
    await expect(gone.open('ab/picture.png')).rejects.toThrow('the file store does not answer: connect')
  })
})

describe('the settings of the file store', () => {
  it('incomplete settings of the file store are refused, and the error names the missing ones', () => {
    expect(() => fileStoreFromEnvironment({ S3_ENDPOINT: 'http://127.0.0.1:1', ...accounts }, '')).toThrow(
      'set S3_BUCKET too',
    )
  })
})
