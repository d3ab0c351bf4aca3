import { linkLifetime } from '@questboard/domain'
import { proxyActivities, sleep } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { PasswordResetInput } from '../contract.ts'
import { databaseWork, mailWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

// A reset link that arrives hours later is useless, because the person has requested another one.
const { sendResetLink } = proxyActivities<Activities>({ ...mailWork, scheduleToCloseTimeout: '1 hour' })
const { expireLink } = proxyActivities<Activities>(databaseWork)

const LIFETIME_MS = linkLifetime.resetPasswordHours * 60 * 60 * 1000

/** Sends the reset link and later expires it. */
export async function passwordReset({ userId, eventId }: PasswordResetInput): Promise<void> {
  const show = showInUi({ kind: 'passwordReset' })
  await sendResetLink({ userId, linkId: eventId })
  show({ status: 'waiting', detail: 'The link was sent' }, { expiry: new Date(Date.now() + LIFETIME_MS) })
  await sleep(LIFETIME_MS)
  await expireLink(eventId)
  show({ status: 'done', detail: 'The link was used or has expired' })
}
