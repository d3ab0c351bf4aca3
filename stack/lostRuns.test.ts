import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteAnnouncedRuns, takeUpOpenRuns } from './lostRuns.ts'

const [first, second] = ['01a20408-7712-7196-94a6-45657225d8b1', '01a20408-9161-7aaf-81e6-a40b5a07f016']

let folder = ''
let temporal: Server
/** The namespace id of the simulated Temporal. */
let id = first
let ofAnOlderVersion = 0

/** Announcing fails because no server listens on that port. The announcement itself is tested in firstStart. */
const takeUp = () => {
  const address = temporal.address()
  const port = typeof address === 'object' ? address?.port : 0
  return takeUpOpenRuns({
    dataDir: folder,
    namespaceUrl: `http://127.0.0.1:${port}`,
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  })
}
const announced = () => readFileSync(join(folder, 'runs-announced'), 'utf8')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-lost-'))
  id = first
  ofAnOlderVersion = 0
  temporal = createServer(({ url }, response) =>
    response.end(
      JSON.stringify(url?.includes('count') ? { count: ofAnOlderVersion } : { namespaceInfo: { id } }),
    ),
  )
  await once(temporal.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  temporal.close()
  rmSync(folder, { recursive: true })
})

describe('announcing open runs to Temporal', () => {
  it('open runs are announced to a new Temporal, and again until the announcement succeeds', async () => {
    await expect(takeUp()).rejects.toThrow('ECONNREFUSED')
    await expect(takeUp()).rejects.toThrow('ECONNREFUSED')
    writeFileSync(join(folder, 'runs-announced'), first)
    id = second
    await expect(takeUp()).rejects.toThrow('ECONNREFUSED')
    expect(announced()).toBe(first)
  })

  it('open runs are not announced again to the same Temporal when it restarts', async () => {
    writeFileSync(join(folder, 'runs-announced'), first)
    expect(await takeUp()).toBeUndefined()
    expect(await takeUp()).toBeUndefined()
  })

  it('after a restore, open runs are not announced again when Temporal starts next', async () => {
    noteAnnouncedRuns(folder)
    id = second
    expect(await takeUp()).toBeUndefined()
    expect(announced()).toBe(second)
    id = first
    await expect(takeUp()).rejects.toThrow('ECONNREFUSED')
  })

  it('open runs are announced after all workflows of an older version have ended', async () => {
    ofAnOlderVersion = 2
    expect(await takeUp()).toBeUndefined()
    expect(existsSync(join(folder, 'runs-announced'))).toBe(false)
    ofAnOlderVersion = 0
    await expect(takeUp()).rejects.toThrow('ECONNREFUSED')
  })

  it('open runs are not announced while the id of the Temporal is unknown', async () => {
    id = 'starting up'
    await expect(takeUp()).rejects.toThrow(/uuid/i)
    expect(existsSync(join(folder, 'runs-announced'))).toBe(false)
  })
})
