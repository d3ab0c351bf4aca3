import { patched, proxyActivities, proxyLocalActivities, sleep } from '@temporalio/workflow'
import type { Activities, FewMails } from '../activities/index.ts'
import type { NoticeInput } from '../contract.ts'
import { databaseWork, mailWork, pagedWork, shortLook } from './activityOptions.ts'
import { firstLocally } from './firstLocally.ts'
import { type Show, showInUi } from './visibility.ts'

const {
  sendPasswordChanged,
  sendAccountDeleted,
  sendCompanyInvitation,
  sendMailedInvitation,
  sendChannelSignUp,
  sendPersonalDataLink,
  mailInvoice,
  mailCreditNote,
  mailNotification,
} = proxyActivities<Activities>(mailWork)
const { unmailedNotifications } = proxyActivities<Activities>(databaseWork)
const { mailNotifications } = proxyActivities<Activities>(pagedWork)
const undone = async (): Promise<FewMails> => ({ isDone: false })
const mailFew = firstLocally(proxyLocalActivities<Activities>(shortLook).mailFewNotifications, undone)

/** Sends a mail that requires no action from its reader. */
export async function notice(input: NoticeInput): Promise<void> {
  const show = showInUi({ kind: 'notice' })
  show({ status: 'sending', detail: input.kind })
  if (input.kind === 'passwordChanged') await sendPasswordChanged(input.userId)
  else if (input.kind === 'notifications') await mailAll(input.eventId, show)
  else if (input.kind === 'companyInvitation') await sendCompanyInvitation(input.invitationId)
  else if (input.kind === 'mailedInvitation') await sendMailedInvitation(input.invitationId)
  else if (input.kind === 'channelSignUp') await sendChannelSignUp(input.signUpId)
  else if (input.kind === 'personalData')
    await sendPersonalDataLink({ userId: input.userId, linkId: input.linkId })
  else if (input.kind === 'invoice') await mailInvoice(input.documentId)
  else if (input.kind === 'creditNote') await mailCreditNote(input.documentId)
  else await sendAccountDeleted(input.userId)
  show.end({ status: 'sent', detail: input.kind })
}

/** People in quiet hours get the mail afterwards, unless they have turned it off or changed the hours in the meantime. */
const mailAll = async (eventId: string, show: Show): Promise<void> => {
  // Runs that started before `mailsInPages` continue in the old way. They end within a day.
  if (!show.isToldAtStart && !patched('mailsInPages')) return mailEach(eventId, show)
  for (;;) {
    const few = await mailFew(eventId)
    const heldUntil = few.isDone ? few.heldUntil : await mailNotifications(eventId)
    if (!heldUntil) return
    await waitUntil(heldUntil, show)
  }
}

const waitUntil = async (moment: string, show: Show): Promise<void> => {
  const end = new Date(moment)
  show({ status: 'waiting', detail: 'Waiting until a recipient’s quiet hours end' }, { mails: end })
  await sleep(Math.max(0, end.getTime() - Date.now()))
}

/** Sends mails one by one, for runs that started before `mailsInPages`. */
const mailEach = async (eventId: string, show: Show): Promise<void> => {
  const ids = await unmailedNotifications(eventId)
  if (!patched('mailsSideBySide')) {
    for (const id of ids) await mailOnce(id, show)
    return
  }
  const mails = await Promise.allSettled(ids.map((id) => mailOnce(id, show)))
  const failed = mails.find((mail) => mail.status === 'rejected')
  if (failed) throw failed.reason
}

const mailOnce = async (id: string, show: Show): Promise<void> => {
  for (;;) {
    const heldUntil = await mailNotification(id)
    if (!heldUntil) return
    await waitUntil(heldUntil, show)
  }
}
