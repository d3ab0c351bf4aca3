import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflows } from './contract.ts'
import { keepSchedules } from './schedules.ts'

const address = process.env.TEMPORAL_ADDRESS
if (!address) console.warn('TEMPORAL_ADDRESS is not set: the schedules are asked of a server that runs')

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** The schedules are tested without the time-skipping test server, which does not support them. */
describe.skipIf(!address)('schedules of workflows', () => {
  let connection: Connection
  let client: Client

  beforeAll(async () => {
    connection = await Connection.connect({ address })
    client = new Client({ connection })
    await keepSchedules(client)
  })
  afterAll(() => connection?.close())

  const scheduleOf = (frequency: 'daily' | 'weekly') =>
    client.schedule.getHandle(workflows.summaries.id({ frequency }))
  const next = async (frequency: 'daily' | 'weekly') => {
    const { info } = await scheduleOf(frequency).describe()
    return info.nextActionTimes.map((moment) => wall.format(moment))
  }

  it('daily summaries are sent every day and weekly summaries every Monday, at eight in Stockholm', async () => {
    const [days, weeks] = [await next('daily'), await next('weekly')]
    expect(days).toHaveLength(10)
    for (const day of days) expect(day).toMatch(/^\w{3} 08:00$/)
    expect(new Set(days).size).toBe(7)
    expect(new Set(weeks)).toEqual(new Set(['Mon 08:00']))
  })

  it.each([
    ['channelLooks', 60_000],
    ['liveStreams', 300_000],
    ['channelPushes', 300_000],
  ] as const)(
    'the workflow %s starts at regular times, and never twice at the same time',
    async (workflow, every) => {
      const { spec, policies } = await client.schedule.getHandle(workflows[workflow].id()).describe()
      expect(spec.intervals?.map((interval) => interval.every)).toEqual([every])
      expect(policies.overlap).toBe('SKIP')
    },
  )

  it('a second worker that starts does not change the schedules and their pauses', async () => {
    const daily = scheduleOf('daily')
    await daily.pause('while the mail server moves')
    try {
      await keepSchedules(client)
      const { state, spec } = await daily.describe()
      expect(state.paused).toBe(true)
      expect(spec.calendars).toHaveLength(1)
    } finally {
      await daily.unpause()
    }
  })
})
