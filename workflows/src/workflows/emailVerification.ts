import { HOUR_MS, linkLifetime } from '@questboard/domain'
import { condition, defineSignal, proxyActivities, setHandler, uuid4 } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { type EmailVerificationInput, signals, type VerificationRequested } from '../contract.ts'
import { databaseWork, mailWork } from './activityOptions.ts'
import { listenFor } from './listenFor.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { sendVerificationLink } = proxyActivities<Activities>(mailWork)
const { isEmailVerified, expireVerificationLinks } = proxyActivities<Activities>(databaseWork)

const LIFETIME_MS = linkLifetime.verifyEmailHours * HOUR_MS
const REMINDER_MS = LIFETIME_MS / 2

type Outcome = 'verified' | 'expired' | 'requestedAgain'

const details = {
  verified: 'The address was confirmed',
  expired: 'The link expired unopened; the user can request another one',
}

const inMs = (ms: number): Date => new Date(Date.now() + ms)

/**
 * Verifies an email address: sends the link, reminds halfway with a new link, and expires it. A new request or a new
 * email address starts the process again.
 */
export async function emailVerification({ userId }: EmailVerificationInput): Promise<'verified' | 'expired'> {
  const show = showInUi({ kind: 'emailVerification' })
  const requests = receiveRequests()
  const verified = listenFor(defineSignal(signals.emailVerified))
  const refresh = listenFor(refreshSignal)

  /** Waits for a signal or the deadline. After any signal, the workflow reads the result from the database row. */
  const verifiedWithin = async (ms: number): Promise<boolean> => {
    await condition(() => verified.isReceived() || refresh.isReceived() || requests.isNew(), ms)
    verified.forget()
    refresh.forget()
    if (requests.isNew()) return false
    const isVerified = await isEmailVerified(userId)
    // A new email address could have been set in the meantime. The result of the old link does not apply to it.
    return isVerified && !requests.isNew()
  }

  const confirm = async ({ eventId, reason }: VerificationRequested): Promise<Outcome> => {
    await sendVerificationLink({ userId, linkId: eventId, letter: reason })
    show(
      { status: 'waiting', detail: 'The link was sent and is not opened yet' },
      { reminder: inMs(REMINDER_MS), expiry: inMs(LIFETIME_MS) },
    )
    if (await verifiedWithin(REMINDER_MS)) return 'verified'
    if (requests.isNew()) return 'requestedAgain'
    await sendVerificationLink({ userId, linkId: eventId, letter: 'reminder' })
    show({ status: 'reminded', detail: 'A reminder with a new link was sent' }, { expiry: inMs(LIFETIME_MS) })
    if (await verifiedWithin(LIFETIME_MS)) return 'verified'
    if (requests.isNew()) return 'requestedAgain'
    await expireVerificationLinks(userId)
    return requests.isNew() ? 'requestedAgain' : 'expired'
  }

  await condition(requests.isNew, '1 minute')
  let outcome = await confirm(requests.take())
  while (outcome === 'requestedAgain') outcome = await confirm(requests.take())
  show({ status: outcome, detail: details[outcome] })
  return outcome
}

/** Keeps only the newest request, whose event can be delivered twice. */
const receiveRequests = () => {
  const seen = new Set<string>()
  let request: VerificationRequested | undefined
  setHandler(defineSignal<[VerificationRequested]>(signals.verificationRequested), (asked) => {
    if (seen.has(asked.eventId)) return
    seen.add(asked.eventId)
    request = asked
  })
  return {
    isNew: (): boolean => request !== undefined,
    take: (): VerificationRequested => {
      // A run that was started by hand in Temporal's UI has no event. The account's row is enough.
      const taken = request ?? { eventId: uuid4(), reason: 'asked' }
      request = undefined
      return taken
    },
  }
}
