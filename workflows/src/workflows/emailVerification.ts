import { HOUR_MS, linkLifetime } from '@questboard/domain'
import { condition, defineSignal, proxyActivities, setHandler, uuid4 } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { type EmailVerificationInput, signals, type VerificationRequested } from '../contract.ts'
import { databaseWork, mailWork } from './activityOptions.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { sendVerificationLink } = proxyActivities<Activities>(mailWork)
const { isEmailVerified, expireVerificationLinks } = proxyActivities<Activities>(databaseWork)

const LIFETIME_MS = linkLifetime.verifyEmailHours * HOUR_MS
const REMINDER_MS = LIFETIME_MS / 2

const inMs = (ms: number): Date => new Date(Date.now() + ms)

/**
 * Confirms an address: sends the link, reminds halfway with a new one, and lets it expire. A new request or address starts
 * over.
 */
export async function emailVerification({ userId }: EmailVerificationInput): Promise<'verified' | 'expired'> {
  const show = showInUi({ kind: 'emailVerification' })
  const seen = new Set<string>()
  let request: VerificationRequested | undefined
  let told = false
  setHandler(defineSignal<[VerificationRequested]>(signals.verificationRequested), (asked) => {
    if (seen.has(asked.eventId)) return
    seen.add(asked.eventId)
    request = asked
  })
  setHandler(defineSignal(signals.emailVerified), () => {
    told = true
  })
  setHandler(refreshSignal, () => {
    told = true
  })

  /** The row decides, whatever the signal. */
  const verifiedWithin = async (ms: number): Promise<boolean> => {
    await condition(() => told || request !== undefined, ms)
    told = false
    if (request !== undefined) return false
    const isVerified = await isEmailVerified(userId)
    // A new address could have been set meanwhile, to which this result does not apply.
    return isVerified && request === undefined
  }

  await condition(() => request !== undefined, '1 minute')
  for (;;) {
    // A run started by hand in Temporal's UI has no event; the row is enough.
    const current = request ?? { eventId: uuid4(), reason: 'asked' as const }
    request = undefined
    await sendVerificationLink({ userId, linkId: current.eventId, letter: current.reason })
    show(
      { status: 'waiting', detail: 'The link was sent and is not opened yet' },
      { reminder: inMs(REMINDER_MS), expiry: inMs(LIFETIME_MS) },
    )
    if (await verifiedWithin(REMINDER_MS)) break
    if (request !== undefined) continue
    await sendVerificationLink({ userId, linkId: current.eventId, letter: 'reminder' })
    show({ status: 'reminded', detail: 'A reminder with a new link was sent' }, { expiry: inMs(LIFETIME_MS) })
    if (await verifiedWithin(LIFETIME_MS)) break
    if (request !== undefined) continue
    await expireVerificationLinks(userId)
    if (request !== undefined) continue
    show({ status: 'expired', detail: 'The link expired unopened; the user can request another one' })
    return 'expired'
  }
  show({ status: 'verified', detail: 'The address was confirmed' })
  return 'verified'
}
