import { HOUR_MS } from '@questboard/domain'
import { ApplicationFailure } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentLook } from '../activities/index.ts'
import { signals, TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

let world: TestWorkflowEnvironment
let bundle: WorkflowBundleWithSourceMap

describe.skipIf('missing' in server)('paying in a test that skips time', () => {
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  /** A simulated provider that plays the payment's story and records requests. */
  const provider = (
    story: {
      readonly paidAfterHours?: number
      readonly failsToOpen?: boolean
      readonly refusals?: number
    } = {},
  ) => {
    let refusals = story.refusals ?? 0
    const asked: string[] = []
    const closed: number[] = []
    let opened = 0
    const look = async (): Promise<PaymentLook> => {
      const now = await world.currentTimeMs()
      opened ||= now
      const isPaid = story.paidAfterHours !== undefined && now >= opened + story.paidAfterHours * HOUR_MS
      const until = new Date(opened + 5 * HOUR_MS).toISOString()
      return { status: isPaid ? 'succeeded' : 'processing', isOver: isPaid, until }
    }
    return {
      asked,
      closed,
      activities: {
        async openCardPayment() {
          asked.push('open')
          if (story.failsToOpen) throw ApplicationFailure.create({ message: 'Stripe does not answer' })
          return look()
        },
        async askCardPayment() {
          asked.push('ask')
          return look()
        },
        async closeCardPayment(_id: string, why: string) {
          asked.push(`close: ${why}`)
          closed.push(await world.currentTimeMs())
          if (refusals > 0) {
            refusals -= 1
            return look()
          }
          return { ...(await look()), status: 'expired', isOver: true }
        },
      },
    }
  }
  const start = (paymentId: string) =>
    world.client.workflow.start(workflows.payment.name, {
      workflowId: workflows.payment.id({ paymentId }),
      taskQueue: TASK_QUEUE,
      args: [{ paymentId }],
    })

  it('if no webhook arrives, a payment is checked at the provider and ends when it is paid', async () => {
    const { asked, activities } = provider({ paidAfterHours: 3 })
    const result = await withActivities(world, bundle, activities, async () => (await start('p1')).result())
    expect(result).toBe('succeeded')
    expect(asked.length).toBeLessThan(12)
    expect(new Set(asked)).toEqual(new Set(['open', 'ask']))
  }, 60_000)

  it('a payment is closed at the provider at its deadline', async () => {
    const { asked, activities } = provider()
    const result = await withActivities(world, bundle, activities, async () => (await start('p2')).result())
    expect(result).toBe('expired')
    expect(asked.at(-1)).toBe('close: Nobody paid in time')
  }, 60_000)

  it('a canceled payment is closed immediately', async () => {
    const { asked, activities } = provider()
    await withActivities(world, bundle, activities, async () => {
      const handle = await start('p3')
      await world.sleep('10 seconds')
      await handle.signal(signals.paymentLeft)
      return handle.result()
    })
    expect(asked).toEqual(['open', 'close: You left the payment'])
  }, 60_000)

  it('while the provider refuses to close a payment because the person is paying, Questboard retries less and less often', async () => {
    const waits = (closed: readonly number[]) =>
      closed.slice(1).map((at, n) => Math.round((at - (closed[n] ?? 0)) / 60_000))
    const left = provider({ refusals: 3 })
    await withActivities(world, bundle, left.activities, async () => {
      const handle = await start('p5')
      await world.sleep('10 seconds')
      await handle.signal(signals.paymentLeft)
      return handle.result()
    })
    expect(waits(left.closed)).toEqual([1, 2, 4])
    const late = provider({ refusals: 2 })
    await withActivities(world, bundle, late.activities, async () => (await start('p6')).result())
    expect(late.asked.slice(-3)).toEqual(Array(3).fill('close: Nobody paid in time'))
    expect(waits(late.closed)).toEqual([60, 60])
  }, 60_000)

  it('while the provider is unavailable, opening a payment is retried for ten minutes and then fails with an error message', async () => {
    const { asked, closed, activities } = provider({ failsToOpen: true })
    const begun = await world.currentTimeMs()
    await withActivities(world, bundle, activities, async () => (await start('p4')).result())
    expect(asked.filter((each) => each === 'open').length).toBeGreaterThan(5)
    expect(asked.at(-1)).toBe('close: The card provider did not respond')
    expect((closed[0] ?? Infinity) - begun).toBeLessThan(15 * 60_000)
  }, 60_000)

  it('a payment that is canceled while the provider is unavailable ends immediately', async () => {
    const { asked, closed, activities } = provider({ failsToOpen: true })
    const begun = await world.currentTimeMs()
    await withActivities(world, bundle, activities, async () => {
      const handle = await start('p7')
      await world.sleep('90 seconds')
      await handle.signal(signals.paymentLeft)
      return handle.result()
    })
    expect(asked.filter((each) => each !== 'open')).toEqual(['close: You left the payment'])
    expect((closed[0] ?? Infinity) - begun).toBeLessThan(3 * 60_000)
  }, 60_000)

  it('a refund is checked until it has arrived', async () => {
    const looks = ['processing', 'processing', 'succeeded']
    const activities = {
      async sendRefund() {
        const status = looks.shift() ?? 'succeeded'
        return { status, isOver: status === 'succeeded' }
      },
    }
    const result = await withActivities(world, bundle, activities, () =>
      world.client.workflow.execute(workflows.refund.name, {
        workflowId: workflows.refund.id({ refundId: 'r1' }),
        taskQueue: TASK_QUEUE,
        args: [{ refundId: 'r1' }],
      }),
    )
    expect([result, looks]).toEqual(['succeeded', []])
  }, 60_000)
})
