import { HOUR_MS } from '@questboard/domain'
import { ApplicationFailure } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queries, type State, signals, TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

let world: TestWorkflowEnvironment
let bundle: WorkflowBundleWithSourceMap

describe.skipIf('missing' in server)('workflows in a test that skips time', () => {
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  const startVerification = (userId: string, eventId: string) =>
    world.client.workflow.signalWithStart(workflows.emailVerification.name, {
      workflowId: workflows.emailVerification.id({ userId }),
      taskQueue: TASK_QUEUE,
      args: [{ userId }],
      signal: signals.verificationRequested,
      signalArgs: [{ eventId, reason: 'registered' }],
    })

  /** The mails that were sent, each with the hours since the start. */
  const postOffice = (isVerified: () => boolean) => {
    const sent: { letter: string; hour: number }[] = []
    const expired: string[] = []
    let start: number | undefined
    return {
      sent,
      expired,
      activities: {
        async sendVerificationLink({ letter }: { letter: string }) {
          const now = await world.currentTimeMs()
          start ??= now
          sent.push({ letter, hour: Math.round((now - start) / HOUR_MS) })
        },
        isEmailVerified: async () => isVerified(),
        expireVerificationLinks: async (userId: string) => void expired.push(userId),
      },
    }
  }

  it('a person whose email address is not verified gets a reminder after a day, and the link expires two days later', async () => {
    const office = postOffice(() => false)
    const result = await withActivities(world, bundle, office.activities, async () =>
      (await startVerification('u1', 'e1')).result(),
    )
    expect(result).toBe('expired')
    expect(office.sent).toEqual([
      { letter: 'registered', hour: 0 },
      { letter: 'reminder', hour: 24 },
    ])
    expect(office.expired).toEqual(['u1'])
  }, 60_000)

  it('the workflow of an email verification ends when the address is verified and sends nothing more', async () => {
    let isVerified = false
    const office = postOffice(() => isVerified)
    const result = await withActivities(world, bundle, office.activities, async () => {
      const handle = await startVerification('u2', 'e2')
      await world.sleep('3 hours')
      expect(await handle.query<State>(queries.state)).toMatchObject({ status: 'waiting' })
      expect(Object.keys(await handle.query<object>(queries.deadlines))).toEqual(['reminder', 'expiry'])
      isVerified = true
      await handle.signal(signals.emailVerified)
      return handle.result()
    })
    expect(result).toBe('verified')
    expect(office.sent).toEqual([{ letter: 'registered', hour: 0 }])
  }, 60_000)

  it('the workflow of an email verification decides by the state of the row, not by the signal that it gets', async () => {
    const office = postOffice(() => false)
    const result = await withActivities(world, bundle, office.activities, async () => {
      const handle = await startVerification('u3', 'e3')
      await world.sleep('1 hour')
      await handle.signal(signals.emailVerified)
      return handle.result()
    })
    expect(result).toBe('expired')
  }, 60_000)

  it('an event that arrives twice sends one verification mail, and another request sends another mail', async () => {
    let isVerified = false
    const office = postOffice(() => isVerified)
    await withActivities(world, bundle, office.activities, async () => {
      await startVerification('u4', 'e4')
      const handle = await startVerification('u4', 'e4')
      await world.sleep('2 hours')
      await handle.signal(signals.verificationRequested, { eventId: 'e5', reason: 'asked' })
      await world.sleep('1 hour')
      isVerified = true
      await handle.signal(signals.emailVerified)
      return handle.result()
    })
    expect(office.sent).toEqual([
      { letter: 'registered', hour: 0 },
      { letter: 'asked', hour: 2 },
    ])
  }, 60_000)

  it('a request for another verification mail is not lost, even if the workflow is about to end', async () => {
    const office = postOffice(() => false)
    let wishes = 0
    const expireVerificationLinks = async (userId: string): Promise<void> => {
      if (wishes++ > 0) return
      const late = { eventId: 'late', reason: 'asked' }
      await world.client.workflow
        .getHandle(workflows.emailVerification.id({ userId }))
        .signal(signals.verificationRequested, late)
    }
    const activities = { ...office.activities, expireVerificationLinks }
    await withActivities(world, bundle, activities, async () =>
      (await startVerification('u5', 'e6')).result(),
    )
    expect(office.sent.map(({ letter }) => letter)).toEqual(['registered', 'reminder', 'asked', 'reminder'])
  }, 60_000)

  it('a link for an old email address does not verify the new address', async () => {
    const sent: string[] = []
    let looks = 0
    const activities = {
      sendVerificationLink: async ({ letter }: { letter: string }) => void sent.push(letter),
      async isEmailVerified(userId: string) {
        looks += 1
        const changed = { eventId: 'changed', reason: 'emailChanged' }
        if (looks === 1)
          await world.client.workflow
            .getHandle(workflows.emailVerification.id({ userId }))
            .signal(signals.verificationRequested, changed)
        return true
      },
    }
    await withActivities(world, bundle, activities, async () => {
      const handle = await startVerification('u6', 'e7')
      await handle.signal(signals.emailVerified)
      await handle.result()
    })
    expect(sent).toEqual(['registered', 'emailChanged'])
  }, 60_000)

  const DAY_MS = 24 * HOUR_MS
  const verify = async (figures: { followers: number | null; ageDays: number } | Error | 'removed') => {
    const finished: unknown[] = []
    const connectionId = `c${Math.random()}`
    const now = await world.currentTimeMs()
    const result = await withActivities(
      world,
      bundle,
      {
        async fetchChannelFigures() {
          if (figures instanceof Error) throw figures
          if (figures === 'removed') return figures
          const existsSince = new Date(now - figures.ageDays * DAY_MS).toISOString()
          return { followers: figures.followers, existsSince, isBusinessAccount: false }
        },
        finishChannelVerification: async ({ reason }) => void finished.push(reason),
        sendChannelVerdict: async () => undefined,
      },
      () =>
        world.client.workflow.execute(workflows.channelVerification.name, {
          workflowId: workflows.channelVerification.id({ connectionId, userId: 'u', provider: 'twitch' }),
          taskQueue: TASK_QUEUE,
          args: [{ connectionId, userId: 'u', provider: 'twitch' }],
        }),
    )
    return { result, finished }
  }

  it.each([
    [{ followers: 250, ageDays: 91 }, null],
    [{ followers: 249, ageDays: 91 }, 'too_few_followers'],
    [{ followers: 9000, ageDays: 89 }, 'channel_too_new'],
    [{ followers: null, ageDays: 500 }, 'insufficient_data'],
    [ApplicationFailure.nonRetryable('refused', 'ReauthorisationNeeded'), 'insufficient_data'],
    [new Error('the vendor is down for more than a day'), 'insufficient_data'],
  ] as const)(
    'a channel with %j is refused for the reason %s (null means accepted)',
    async (figures, reason) => {
      const { finished } = await verify(figures)
      expect(finished).toEqual([reason])
    },
    60_000,
  )

  it('if a channel is removed during its verification, no result is stored', async () => {
    expect(await verify('removed')).toEqual({ result: { outcome: 'connection_removed' }, finished: [] })
  }, 60_000)

  it('the workflow summaries fails if a mailbox accepts no mail for a day', async () => {
    let tries = 0
    const activities = {
      writeSummaries: async () => undefined,
      async mailSummaries() {
        tries += 1
        throw new Error('550 no such mailbox')
      },
    }
    const begun = await world.currentTimeMs()
    const run = withActivities(world, bundle, activities, () =>
      world.client.workflow.execute(workflows.summaries.name, {
        workflowId: 'summaries/without-mailbox',
        taskQueue: TASK_QUEUE,
        args: [{ frequency: 'daily' }],
      }),
    )
    await expect(run).rejects.toMatchObject({ cause: { cause: { message: '550 no such mailbox' } } })
    expect(tries).toBeGreaterThan(100)
    expect(((await world.currentTimeMs()) - begun) / HOUR_MS).toBeGreaterThan(23)
  }, 60_000)

  it('summaries are written and mailed in the morning, and later for people in quiet hours', async () => {
    const done: string[] = []
    const start = await world.currentTimeMs()
    const ends = [start + 2 * HOUR_MS, start + 5 * HOUR_MS]
    const hours = async () => Math.floor(((await world.currentTimeMs()) - start) / HOUR_MS)
    const activities = {
      async writeSummaries({ frequency }: { frequency: string }) {
        done.push(`write ${frequency} ${await hours()}`)
      },
      async mailSummaries({ frequency }: { frequency: string }) {
        done.push(`mail ${frequency} ${await hours()}`)
        const end = ends.shift()
        return end === undefined ? null : new Date(end).toISOString()
      },
    }
    await withActivities(world, bundle, activities, () =>
      world.client.workflow.execute(workflows.summaries.name, {
        workflowId: workflows.summaries.id({ frequency: 'daily' }),
        taskQueue: TASK_QUEUE,
        args: [{ frequency: 'daily' }],
      }),
    )
    expect(done).toEqual(['write daily 0', 'mail daily 0', 'mail daily 2', 'mail daily 5'])
  }, 60_000)
})
