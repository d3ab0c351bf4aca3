import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createChannelTokenSealer } from '@questboard/database'
import { nextLook, priorityOf, unitsPerDay, unitsPerLook } from '@questboard/domain'
import {
  channelProvidersFromEnvironment,
  type ChannelProvider as Vendor,
} from '@questboard/providers/channels'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createScratchDatabase, type Scratch } from '../../testing/scratchDatabase.ts'
import { createChannelLookActivities } from '../channelLooks.ts'

/**
 * Checks many YouTube channels over simulated days. LOOK_CHANNELS=100000 checks as many channels as we promise, which
 * takes minutes; the suite checks fewer. domain/src/channel/looks.test.ts tests the rule itself with 100,000 channels.
 */
const CHANNELS = Number(process.env.LOOK_CHANNELS ?? 1000)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEP = 30 * MINUTE
/** The maximum number of batches in one step of the simulated time. */
const BATCHES_A_STEP = 30 * 40
const START = Date.parse('2026-11-20T08:00:00Z')
const outage = { from: START + DAY, to: START + 2 * DAY }

let scratch: Scratch
let activities: ReturnType<typeof createChannelLookActivities>
const sealer = createChannelTokenSealer('a secret of this test alone')

/** On each day, one in two hundred channels publishes, each at its own time. */
const videosAt = (channelId: string, moment: number): number =>
  Math.floor(moment / DAY / 200 + ((Number(channelId) * 7919) % 9973) / 9973)

/** The numbers change every day, so that each check must write all numbers of the channel and its owner. */
const followersOf = (channelId: string): number => 1000 + Number(channelId) + Math.floor(Date.now() / DAY)

const away = (): void => {
  const now = Date.now()
  if (now >= outage.from && now < outage.to) throw new VendorUnavailable('YouTube is away')
}

/** A simulated vendor. A channel's token is the channel's id. */
const vendor: Pick<Vendor, 'countMany' | 'readChannel'> = {
  async countMany(_token, ids) {
    away()
    const countsOf = (id: string) => ({
      followers: followersOf(id),
      views: null,
      videos: videosAt(id, Date.now()),
    })
    return new Map(ids.map((id) => [id, countsOf(id)]))
  },
  async readChannel(id) {
    away()
    const channel = {
      channelId: id,
      name: `Channel ${id}`,
      url: `https://www.youtube.com/channel/${id}`,
      pictureUrl: null,
      email: null,
      emailVerified: false,
      followers: followersOf(id),
      views: null,
      existsSince: null,
      isBusinessAccount: false,
      affiliation: 'none' as const,
    }
    return {
      channel,
      items: [],
      completeSince: new Date(),
      completeFor: [],
      videos: videosAt(id, Date.now()),
      uploadsEtag: null,
      units: unitsPerLook,
    }
  },
}

const connect = async (first: number, last: number): Promise<void> => {
  const rows = Array.from({ length: last - first }, (_, place) => {
    const channel = String(first + place)
    const id = randomUUID()
    const idle = {
      isLive: false,
      hasRunning: false,
      isToBeListed: false,
      isUnderEmbargo: false,
      nextDeadline: null,
    }
    const { at } = nextLook({ ...idle, id, connectedAt: new Date(0) }, new Date(START - DAY))
    const token = Buffer.from(sealer.seal(channel)).toString('hex')
    return { id, channel, token, at, videos: videosAt(channel, START - DAY) }
  })
  await scratch.database.transaction().execute(async (transaction) => {
    // Creates rows in the state that they have after a day. The rules for creating them are not tested here.
    await sql`set local session_replication_role = replica`.execute(transaction)
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, channel text, token text, at timestamptz, videos integer)`
    await sql`
      insert into "user" (id, username, display_name, email, user_type)
      select id, 'creator' || channel, 'Creator' || channel, channel || '@example.com', 'Creator' from ${given}`.execute(
      transaction,
    )
    await sql`insert into creator (id) select id from ${given}`.execute(transaction)
    await sql`
      insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, access_token_sealed,
                                   refresh_token_sealed, figures_at, created_at)
      select id, id, 'youtube', channel, 'C' || channel, 'https://www.youtube.com/channel/' || channel, decode(token, 'hex'),
             decode(token, 'hex'), ${new Date(START - DAY)}, 'epoch' from ${given}`.execute(transaction)
    await sql`
      insert into channel_watch (connection_id, provider_id, priority, due_at, videos, looked_at)
      select id, 'youtube', ${priorityOf('idle')}, at, videos, ${new Date(START - DAY)} from ${given}`.execute(
      transaction,
    )
  })
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const heapBytes = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const AT_ONCE = 5000
const LONG = 30 * MINUTE

beforeAll(async () => {
  scratch = await createScratchDatabase()
  for (let first = 0; first < CHANNELS; first += AT_ONCE)
    await connect(first, Math.min(CHANNELS, first + AT_ONCE))
  await scratch.run('analyze')
  const channels = channelProvidersFromEnvironment({ SANDBOX_URL: 'http://127.0.0.1:1' })
  activities = createChannelLookActivities({
    database: scratch.database,
    channels: { ...channels, youtube: { ...channels.youtube, ...vendor } },
    channelTokens: sealer,
    log: pino({ level: 'silent' }),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: START })
}, LONG)
afterAll(async () => {
  vi.useRealTimers()
  await scratch?.drop()
})

const one = async (query: string): Promise<Record<string, unknown>> => (await scratch.run(query))[0] ?? {}

const look = async (): Promise<void> => {
  for (let batch = 0; batch < BATCHES_A_STEP; batch += 1)
    if (!(await activities.lookAtChannels('youtube')).more) return
}

/** Channels that were due more than an hour ago or whose check failed. */
const lateAt = async (moment: number): Promise<number> => {
  const before = new Date(moment - HOUR).toISOString()
  const waiting = await one(
    `select count(*) as late from channel_watch where failures > 0 or due_at < '${before}'`,
  )
  return Number(waiting.late)
}

/**
 * Simulates a day. Returns the most units used, the age of the oldest data in the day's second half, and the late
 * channels at the end of the day.
 */
const playDay = async (day: number) => {
  const began = performance.now()
  let units = 0
  let stalest = 0
  const begin = START + day * DAY
  for (let moment = begin; moment < begin + DAY; moment += STEP) {
    vi.setSystemTime(moment)
    await look()
    units = Math.max(units, Number((await one('select max(units) as units from vendor_quota')).units))
    if (moment < begin + DAY / 2 || (moment - begin) % HOUR > 0) continue
    const { oldest } = await one('select min(figures_at) as oldest from user_connection')
    stalest = Math.max(stalest, (moment - new Date(String(oldest)).getTime()) / HOUR)
  }
  const late = await lateAt(begin + DAY - STEP)
  return { units, stalest, late, heap: heapBytes(), seconds: (performance.now() - began) / 1000 }
}

describe(`${CHANNELS} YouTube channels on a simulated clock`, () => {
  it(
    'all channels are checked daily within the quota, even after a day on which a vendor failed',
    async () => {
      const [first, without, after] = [await playDay(0), await playDay(1), await playDay(2)]
      const told = [first, without, after].map(({ units, stalest, late, heap, seconds }) => ({
        units,
        late,
        stalest: Math.round(stalest),
        megabytes: Math.round(heap / 1024 / 1024),
        seconds: Math.round(seconds),
      }))
      if (process.env.LOOK_CHANNELS) console.info(told)
      for (const { units } of told) expect(units).toBeLessThanOrEqual(unitsPerDay.youtube ?? 0)
      expect(first.stalest).toBeLessThanOrEqual(37)
      expect(without.stalest).toBeGreaterThan(40)
      expect(after.stalest).toBeLessThanOrEqual(37)
      expect([first.late, after.late]).toEqual([0, 0])
      expect(without.late).toBeGreaterThan(CHANNELS * 0.9)
      expect(after.heap - first.heap).toBeLessThan(10 * 1024 * 1024)
      // Each channel that published in these days had one complete check for each publication.
      const { read } = await one(
        `select count(*)::int as read from channel_watch where looked_at > '${new Date(START - DAY).toISOString()}'`,
      )
      expect(read).toBeGreaterThan((CHANNELS / 200) * 2)
      expect(read).toBeLessThan((CHANNELS / 200) * 6)
      const { waiting } = await one('select count(*)::int as waiting from channel_watch where failures > 0')
      expect(waiting).toBe(0)
    },
    LONG,
  )
})
