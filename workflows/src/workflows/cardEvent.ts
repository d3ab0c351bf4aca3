import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { CardEventInput } from '../contract.ts'
import { moneyWork, shortLook } from './activityOptions.ts'
import { firstLocally } from './firstLocally.ts'
import { showInUi } from './visibility.ts'

const workOff = firstLocally(
  proxyLocalActivities<Activities>(shortLook).workOffCardEventSoon,
  proxyActivities<Activities>(moneyWork).workOffCardEvent,
)

/** Processes an event of the card provider: reads the object's current state from the provider and records it. */
export async function cardEvent({ cardEventId }: CardEventInput): Promise<void> {
  const show = showInUi({ kind: 'cardEvent' })
  show({ status: 'asking', detail: 'Checking the state at the card provider' })
  await workOff(cardEventId)
  show.end({ status: 'noted', detail: 'Stored' })
}
