import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { NoticeInput } from '../contract.ts'
import { mailWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { sendPasswordChanged, sendAccountDeleted } = proxyActivities<Activities>(mailWork)

/** A mail that only tells something. */
export async function notice(input: NoticeInput): Promise<void> {
  const show = showInUi({ kind: 'notice' })
  show({ status: 'sending', detail: input.kind })
  if (input.kind === 'passwordChanged') await sendPasswordChanged(input.userId)
  else await sendAccountDeleted({ email: input.email, displayName: input.displayName })
  show({ status: 'sent', detail: input.kind })
}
