import { linkLifetime } from '@questboard/domain'
import { condition, defineSignal, patched, proxyActivities, setHandler } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { type CompanyInvitationInput, type EventReference, signals } from '../contract.ts'
import { databaseWork, mailWork } from './activityOptions.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { sendCompanyInvitation } = proxyActivities<Activities>(mailWork)
const { expireCompanyInvitation, companyInvitationExpiry, isCompanyInvitationOpen } =
  proxyActivities<Activities>(databaseWork)

const LIFETIME_MS = linkLifetime.companyInvitationDays * 24 * 60 * 60 * 1000

/** A colleague was invited: sends the mail, again when asked, and lets the invitation expire. */
export async function companyInvitation({
  invitationId,
}: CompanyInvitationInput): Promise<'closed' | 'expired'> {
  const show = showInUi({ kind: 'companyInvitation' })
  const seen = new Set<string>()
  let toSend = false
  let refresh = false
  setHandler(defineSignal<[EventReference]>(signals.invitationSent), ({ eventId }) => {
    if (seen.has(eventId)) return
    seen.add(eventId)
    toSend = true
  })
  setHandler(refreshSignal, () => {
    refresh = true
  })

  // Runs from before it count their own seven days.
  const rowSaysWhen = patched('expiryOfRow')
  await condition(() => toSend, '1 minute')
  for (;;) {
    if (toSend) {
      toSend = false
      if (!(await sendCompanyInvitation(invitationId))) break
    }
    refresh = false
    const ownCount = Date.now() + LIFETIME_MS
    const expiry = rowSaysWhen ? await companyInvitationExpiry(invitationId) : ownCount
    if (expiry === null) break
    show({ status: 'waiting', detail: 'The invitation was sent' }, { expiry: new Date(expiry) })
    const left = Math.max(0, expiry - Date.now())
    const isNews = toSend || refresh || (left > 0 && (await condition(() => toSend || refresh, left)))
    // Sent again in this very moment, it is not over.
    if (!isNews && (await expireCompanyInvitation(invitationId)) && !toSend) {
      show({ status: 'expired', detail: 'Nobody accepted; the company can send it again' })
      return 'expired'
    }
    if (!rowSaysWhen && !toSend && !(await isCompanyInvitationOpen(invitationId))) break
  }
  show({ status: 'closed', detail: 'Accepted or withdrawn' })
  return 'closed'
}
