import { condition, defineSignal, proxyActivities, setHandler } from '@temporalio/workflow'
import type { BareActivities } from './bareWorker.ts'

const { writeRow } = proxyActivities<BareActivities>({ startToCloseTimeout: '1 minute' })

export const told = defineSignal('told')

type Size = { readonly run: string; readonly signals: number; readonly activities: number }

/**
 * A workflow with as many signals and activities as a quest run has. They run one after another, because each activity
 * causes the next signals.
 */
export async function bareRun({ run, signals, activities }: Size): Promise<void> {
  let heard = 0
  setHandler(told, () => {
    heard += 1
  })
  const needed = (done: number): number => Math.min(signals, Math.ceil(((done + 1) * signals) / activities))
  for (let done = 0; done < activities; done += 1) {
    await condition(() => heard >= needed(done))
    await writeRow({ run, next: done + 1 < activities ? needed(done + 1) - needed(done) : 0 })
  }
}
