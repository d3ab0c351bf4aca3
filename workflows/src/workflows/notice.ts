import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { NoticeInput } from '../contract.ts'
import { databaseWork, mailWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { sendPasswordChanged, sendAccountDeleted, mailNotification } = proxyActivities<Activities>(mailWork)
const { unmailedNotifications } = proxyActivities<Activities>(databaseWork)

/** A mail that only tells something. */
export async function notice(input: NoticeInput): Promise<void> {
  const show = showInUi({ kind: 'notice' })
  show({ status: 'sending', detail: input.kind })
  if (input.kind === 'passwordChanged') await sendPasswordChanged(input.userId)
  else if (input.kind === 'notifications')
    for (const id of await unmailedNotifications(input.eventId)) await mailNotification(id)
  else await sendAccountDeleted({ email: input.email, displayName: input.displayName })
  show({ status: 'sent', detail: input.kind })
}
