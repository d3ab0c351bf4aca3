import { describe, expect, it } from 'vitest'
import {
  isOutdated,
  type LookReason,
  lookReasons,
  looksToSpare,
  type NextLook,
  nextLook,
  priorityOf,
  quotaDay,
  retryLookAt,
  sweepSize,
  unitsLeft,
  unitsPerDay,
  unitsPerLook,
  unitsPerSweep,
} from './looks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const now = new Date('2026-11-22T12:00:00Z')
const after = (ms: number): Date => new Date(now.getTime() + ms)
const idle = {
  id: 'a channel',
  connectedAt: after(-30 * DAY),
  isLive: false,
  hasRunning: false,
  isToBeListed: false,
  isUnderEmbargo: false,
  nextDeadline: null,
}
const minutesTo = ({ at }: NextLook): number => (at.getTime() - now.getTime()) / MINUTE

describe("the time of a channel's next check", () => {
  it.each([
    ['with content under an embargo: in four minutes', { isUnderEmbargo: true, isLive: true }, 'deadline', 4],
    ['on air: in five minutes', { isLive: true, hasRunning: true }, 'live', 5],
    ['with a deadline in a day: in a quarter of an hour', { nextDeadline: after(DAY) }, 'deadline', 15],
    [
      'with a deadline that has just passed: in a quarter of an hour',
      { nextDeadline: after(-HOUR) },
      'deadline',
      15,
    ],
    ['just connected: in ten minutes', { connectedAt: after(-5 * MINUTE) }, 'new', 10],
    [
      'with a video that must become public: in an hour',
      { hasRunning: true, isToBeListed: true, nextDeadline: after(9 * DAY) },
      'listing',
      60,
    ],
    [
      'in a deal, with time left: in two hours',
      { hasRunning: true, nextDeadline: after(9 * DAY) },
      'running',
      120,
    ],
  ] as const)(
    'the time of the next channel check depends on how urgent the check is: %s',
    (_title, facts, reason, minutes) => {
      const next = nextLook({ ...idle, ...facts }, now)
      expect(next.reason).toBe(reason)
      expect(minutesTo(next)).toBe(minutes)
    },
  )

  it('an idle channel is checked once a day, always at the same minute', () => {
    const first = nextLook(idle, now)
    expect(first.reason).toBe('idle')
    expect(minutesTo(first)).toBeGreaterThanOrEqual(12 * 60)
    expect(minutesTo(first)).toBeLessThanOrEqual(36 * 60)
    expect(nextLook(idle, first.at).at.getTime() - first.at.getTime()).toBe(DAY)
    // A check that is hours late does not change the channel's daily check time.
    expect(nextLook(idle, new Date(first.at.getTime() + 5 * HOUR)).at.getTime()).toBe(
      first.at.getTime() + DAY,
    )
  })

  it('requested channel checks come first and checks of idle channels last', () => {
    expect(priorityOf('asked')).toBe(0)
    expect(priorityOf('idle')).toBe(lookReasons.length - 1)
  })
})

describe('retrying a failed channel check', () => {
  it('a failed channel check is retried after two minutes, then less often, up to every six hours', () => {
    const waits = [1, 2, 3, 9, 1000].map((failures) => retryLookAt(failures, now).getTime() - now.getTime())
    expect(waits).toEqual([2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 6 * HOUR, 6 * HOUR])
  })
})

describe('sharing the quota of a vendor', () => {
  it('the quota day of YouTube starts at midnight in California', () => {
    expect(quotaDay('youtube', new Date('2026-11-22T07:59:59Z'))).toBe('2026-11-21')
    expect(quotaDay('youtube', new Date('2026-11-22T08:00:00Z'))).toBe('2026-11-22')
    expect(quotaDay('twitch', new Date('2026-11-22T00:00:00Z'))).toBe('2026-11-22')
  })

  it("part of a vendor's quota is reserved for channel checks that people wait for", () => {
    expect(unitsLeft('youtube', 'asked', 9_700, now)).toBe(300)
    for (const reason of ['live', 'deadline', 'changed', 'running', 'idle'] as const)
      expect(unitsLeft('youtube', reason, 9_700, now)).toBe(0)
    expect(unitsLeft('twitch', 'idle', 1_000_000, now)).toBe(Number.POSITIVE_INFINITY)
  })

  it("a vendor's quota is saved so that checks of channels with deals can continue until the evening", () => {
    const [morning, evening] = [new Date('2026-11-22T14:00:00Z'), new Date('2026-11-23T06:00:00Z')]
    expect(unitsLeft('youtube', 'running', 3_000, morning)).toBe(0)
    expect(unitsLeft('youtube', 'running', 3_000, evening)).toBe(5_000)
  })
})

describe('checking whether a channel shows signs of a change', () => {
  it('a channel whose numbers have not changed is read completely once a week, or immediately if it was never read', () => {
    expect(isOutdated(null, now)).toBe(true)
    expect(isOutdated(after(-6 * DAY), now)).toBe(false)
    expect(isOutdated(after(-7 * DAY), now)).toBe(true)
  })

  it('complete channel checks use only spare quota, so that enough is left for checks that people request', () => {
    const [morning, evening] = [new Date('2026-11-22T14:00:00Z'), new Date('2026-11-23T07:00:00Z')]
    expect(looksToSpare('youtube', 0, evening)).toBe(2_333)
    expect(looksToSpare('youtube', 6_998, evening)).toBe(0)
    expect(looksToSpare('youtube', 7_500, evening)).toBe(0)
    // At most a third of the day has passed, so the remaining quota must last for the rest of the day.
    expect(looksToSpare('youtube', 2_000, morning)).toBeLessThan(200)
    expect(looksToSpare('twitch', 1_000_000, now)).toBe(Number.POSITIVE_INFINITY)
    for (const reason of ['idle', 'changed', 'running'] as const)
      expect(unitsLeft('youtube', reason, 7_000, evening)).toBeGreaterThan(900)
  })
})

/** A seeded random generator, so that every run has the same numbers. */
const createRandom = () => {
  let seed = 42
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

type Simulated = {
  id: string
  due: number
  reason: LookReason
  lookedAt: number
  connectedAt: Date
  running: boolean
}

const HALF_HOUR = 30 * MINUTE
const ROUNDS_A_DAY = DAY / HALF_HOUR
const start = Date.parse('2026-11-20T08:00:00Z')

const connect = (count: number): Simulated[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `channel-${index}`
    const connectedAt = new Date(start - 90 * DAY)
    const { at } = nextLook({ ...idle, id, connectedAt }, new Date(start - DAY))
    const running = index % 1000 === 0
    return { id, connectedAt, due: at.getTime(), reason: 'idle', lookedAt: start - DAY, running }
  })

/** Simulates a round of checks: full checks by urgency, then batch requests. Returns the quota used. */
const playRound = (
  channels: readonly Simulated[],
  moment: number,
  before: number,
  changes: () => boolean,
): number => {
  const at = new Date(moment)
  let units = before
  const looked = (channel: Simulated): void => {
    const { at: next, reason } = nextLook({ ...idle, ...channel, hasRunning: channel.running }, at)
    Object.assign(channel, { lookedAt: moment, due: next.getTime(), reason })
  }
  const due = channels
    .filter((channel) => channel.due <= moment)
    .sort((one, other) => priorityOf(one.reason) - priorityOf(other.reason) || one.due - other.due)
  for (const channel of due.filter(({ reason }) => reason !== 'idle')) {
    if (unitsLeft('youtube', channel.reason, units, at) < unitsPerLook) continue
    units += unitsPerLook
    looked(channel)
  }
  const waiting = due.filter(({ reason }) => reason === 'idle')
  for (let first = 0; first < waiting.length; first += sweepSize) {
    if (unitsLeft('youtube', 'idle', units, at) < unitsPerSweep) break
    units += unitsPerSweep
    for (const channel of waiting.slice(first, first + sweepSize))
      if (changes() || channel.running) Object.assign(channel, { due: moment, reason: 'changed' })
      else looked(channel)
  }
  return units
}

/** Simulates several days and reports the quota used per YouTube day and the longest wait of any channel. */
const simulate = (changed: number, days: number, isOut: (moment: number) => boolean) => {
  const random = createRandom()
  const channels = connect(100_000)
  const spent = new Map<string, number>()
  const stalest: number[] = []
  for (let moment = start; moment < start + days * DAY; moment += HALF_HOUR) {
    const day = quotaDay('youtube', new Date(moment))
    const before = spent.get(day) ?? 0
    spent.set(day, isOut(moment) ? before : playRound(channels, moment, before, () => random() < changed))
    const oldest = channels.reduce((least, { lookedAt }) => Math.min(least, lookedAt), moment)
    stalest.push((moment - oldest) / HOUR)
  }
  return { units: [...spent.values()], stalest }
}

describe('channel checks of a hundred thousand YouTube channels', () => {
  it('all YouTube channels are checked daily within the quota, even after a day on which YouTube failed', () => {
    const outage = start + 2 * DAY
    const { units, stalest } = simulate(0.005, 5, (moment) => moment >= outage && moment < outage + DAY)
    for (const taken of units) expect(taken).toBeLessThanOrEqual(unitsPerDay.youtube ?? 0)
    const onDay = (day: number) => Math.max(...stalest.slice(day * ROUNDS_A_DAY, (day + 1) * ROUNDS_A_DAY))
    expect(onDay(1)).toBeLessThanOrEqual(37)
    expect(onDay(2)).toBeGreaterThan(40)
    expect(onDay(4)).toBeLessThanOrEqual(37)
  }, 60_000)

  it('channel checks never use more than the quota, however much content there is to read', () => {
    const { units } = simulate(0.2, 1, () => false)
    for (const taken of units) expect(taken).toBeLessThanOrEqual(unitsPerDay.youtube ?? 0)
    expect(Math.max(...units)).toBeGreaterThan(8_000)
  }, 60_000)
})
