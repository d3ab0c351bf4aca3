/** Tests the sandbox's catalog and store with faults: slow or incomplete responses, no response, and rate limits. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from '../testing/sandbox.ts'
import { startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { VendorBusy, VendorUnavailable } from '../vendor.ts'
import { createIgdb } from './igdb.ts'
import { createSteam } from './steam.ts'

const hasty = { searchMs: 250, callMs: 250 }
/** Only the time limit of a single call is short, so the call ends before the limit of the whole search. */
const hastyCalls = { searchMs: 60_000, callMs: 250 }
/** Time limits that are longer than the delays of earlier simulated faults. */
const calm = { searchMs: 20_000, callMs: 20_000 }

const app = { clientId: 'an app', clientSecret: 'a secret' }
const vendors = {
  IGDB: (url: string, patience = hasty) => createIgdb({ ...app, baseUrl: `${url}/igdb`, patience }),
  Steam: (url: string, patience = hasty) => createSteam(`${url}/steam`, patience),
} as const
const names = ['IGDB', 'Steam'] as const
const known = { IGDB: 'igdb', Steam: 'steam' } as const

describe('a failing catalog or store', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox()
  }, 60_000)
  afterAll(() => sandbox?.stop())

  const fail = async (name: (typeof names)[number], kind: string, times = 1, path = '') => {
    const response = await fetch(`${sandbox.url}/${known[name]}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, times, path }),
    })
    expect(response.status).toBe(204)
  }
  beforeEach(async () => {
    for (const name of names) await fail(name, 'slow', 0)
  })

  const troubles = names.flatMap((name) =>
    (['slow', 'drips', 'stalls'] as const).map((kind) => [name, kind] as const),
  )

  it.each(troubles)(
    'if %s fails (%s), a search gives up, and the next search works again',
    async (name, kind) => {
      const path = name === 'IGDB' ? '/v4/games' : 'storesearch'
      await fail(name, kind, 1, path)
      const asked = vendors[name](sandbox.url).search('hollow')
      await expect(asked).rejects.toBeInstanceOf(VendorUnavailable)
      expect(await vendors[name](sandbox.url, calm).search('hollow')).not.toEqual([])
    },
  )

  it.each(troubles)(
    'if %s fails (%s), a request is abandoned, even if other callers wait for its result',
    async (name, kind) => {
      const [game] = await vendors[name](sandbox.url, calm).search('hollow')
      const path = name === 'IGDB' ? '/v4/games' : '/api/'
      await fail(name, kind, 2, path)
      const hurried = vendors[name](sandbox.url, hastyCalls)
      await expect(hurried.search('hollow')).rejects.toBeInstanceOf(VendorUnavailable)
      await expect(hurried.read(game?.externalId ?? '')).rejects.toBeInstanceOf(VendorUnavailable)
    },
  )

  it.each(['slow', 'drips', 'stalls'])(
    "if IGDB's token request fails (%s), the next caller requests another token",
    async (kind) => {
      await fail('IGDB', kind, 1, '/oauth2/token')
      const catalogue = createIgdb({
        ...app,
        baseUrl: `${sandbox.url}/igdb`,
        patience: { ...calm, callMs: 1_000 },
      })
      await expect(catalogue.search('hollow')).rejects.toBeInstanceOf(VendorUnavailable)
      expect(await catalogue.search('hollow')).not.toEqual([])
    },
  )

  it.each(names)('while %s is busy, it gets no requests', async (name) => {
    await fail(name, 'busy')
    await expect(vendors[name](sandbox.url, calm).search('hollow')).rejects.toBeInstanceOf(VendorBusy)
  })
})

describe('a vendor that says how long to wait', () => {
  let vendor: VendorServer
  beforeAll(async () => {
    vendor = await startVendorServer()
  })
  afterAll(() => vendor?.stop())

  const waitsFor = async (headers: Record<string, string>, status: number) => {
    vendor.answer = ({ path }) =>
      path.endsWith('/token')
        ? { json: { access_token: 'a token', expires_in: 3600, token_type: 'bearer' } }
        : { status, headers, json: null }
    const waits = names.map(async (name) => {
      const error = await vendors[name](vendor.url, calm)
        .search('hollow')
        .catch((reason: unknown) => reason)
      return error instanceof VendorBusy
        ? Math.round((error.until.getTime() - Date.now()) / 1000)
        : String(error)
    })
    return Promise.all(waits)
  }

  it('a vendor that names a time gets no requests until then', async () => {
    expect(await waitsFor({ 'retry-after': '90' }, 429)).toEqual([90, 90])
    expect(await waitsFor({ 'retry-after': '90' }, 503)).toEqual([90, 90])
    const moment = new Date(Date.now() + 90_000).toUTCString()
    for (const seconds of await waitsFor({ 'retry-after': moment }, 429)) {
      expect(seconds).toBeGreaterThan(80)
      expect(seconds).toBeLessThanOrEqual(90)
    }
  })

  it('a vendor that names no time gets no requests for a short while', async () => {
    expect(await waitsFor({}, 429)).toEqual([5, 5])
    for (const said of await waitsFor({}, 503)) expect(said).toMatch(/^VendorUnavailable: .* answered 503$/)
  })
})
