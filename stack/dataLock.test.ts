import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { lockDataDir } from './dataDir.ts'
import { isAlive } from './processes.ts'
import { type Copy, endCopy, leftOn, startByUnshare, startCopy, temporaryFolder } from './testing/copies.ts'

/** Creating a namespace needs privileges. Without them, these tests are skipped. */
const mayUnshare = (flag: string) => spawnSync('unshare', [flag, 'true']).status === 0

const used: { copy?: Copy; folder: string }[] = []
const others: ChildProcess[] = []

async function start(folder: string): Promise<Copy> {
  const copy = await startCopy(folder, {}, ['--only', 'postgres,sandbox'])
  used.push({ copy, folder })
  return copy
}

function newFolder(): string {
  const folder = temporaryFolder()
  used.push({ folder })
  return folder
}

afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL')
  for (const { copy, folder } of used.splice(0).reverse()) await endCopy(copy, folder)
})

describe('the lock of the data folder', () => {
  it.skipIf(!mayUnshare('--net'))(
    'a second start on the same data folder is refused and does not disturb the first instance',
    async () => {
      const folder = newFolder()
      const first = await start(folder)
      await first.says(/^ready in/m)
      const running = leftOn(folder)
      expect(running.length).toBeGreaterThan(1)
      const second = await startByUnshare(folder, ['--only', 'postgres,sandbox'])
      used.push({ copy: second, folder })
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(`already runs on ${folder} (process ${first.process.pid} since`)
      expect(second.output()).not.toMatch(/Stopping \d+ processes of an earlier start/)
      expect(leftOn(folder)).toEqual(running)
    },
  )

  it('only one process at a time can lock the data folder, even if the socket cannot be reached', async () => {
    const folder = newFolder()
    const holder = spawn('flock', ['-x', join(folder, 'lock'), 'sleep', '60'], { detached: true })
    others.push(holder)
    await expect.poll(() => spawnSync('flock', ['-n', join(folder, 'lock'), 'true']).status).toBe(1)
    await expect(lockDataDir(folder, 'http://here')).rejects.toThrow(
      `Questboard already runs on ${folder} (another process)`,
    )
    process.kill(-(holder.pid ?? 0), 'SIGKILL')
    await expect.poll(() => spawnSync('flock', ['-n', join(folder, 'lock'), 'true']).status).toBe(0)
    const lock = await lockDataDir(folder, 'http://here')
    await expect(lockDataDir(folder, 'http://there')).rejects.toThrow(`(process ${process.pid} since`)
    lock.close()
    const next = await lockDataDir(folder, 'http://there')
    // Closing the same lock again must not release the lock of the process that holds it afterwards.
    lock.close()
    await expect(lockDataDir(folder, 'http://here')).rejects.toThrow('at http://there')
    next.close()
  })

  it('a file that cannot be locked is named in the error message', async () => {
    const folder = newFolder()
    const path = process.env.PATH
    process.env.PATH = folder
    try {
      await expect(lockDataDir(folder, 'http://here')).rejects.toThrow(/lock cannot be locked .*util-linux/)
    } finally {
      process.env.PATH = path
    }
    ;(await lockDataDir(folder, 'http://here')).close()
  })

  it.skipIf(!mayUnshare('--mount'))(
    'locking a data folder does not lock another folder with the same name',
    async () => {
      const folder = newFolder()
      writeFileSync(join(folder, 'here'), '')
      const elsewhere = spawn(
        'unshare',
        ['--mount', 'sh', '-c', 'mount -t tmpfs none "$1" && echo mounted && exec sleep 60', 'sh', folder],
        { env: { PATH: process.env.PATH, QUESTBOARD_STACK: folder }, stdio: ['ignore', 'pipe', 'ignore'] },
      )
      others.push(elsewhere)
      await new Promise((resolve) => elsewhere.stdout?.once('data', resolve))
      const copy = await start(folder)
      await copy.says(/^ready in/m)
      expect(copy.output()).not.toMatch(/Stopping \d+ processes of an earlier start/)
      expect(isAlive(elsewhere.pid ?? 0)).toBe(true)
    },
  )
})
