import { createAccountActivities } from '../activities/accounts.ts'
import { createChannelSignUpActivities } from '../activities/channelSignUps.ts'
import { createCompanyActivities } from '../activities/companies.ts'
import type { Dependencies } from '../activities/dependencies.ts'
import { createDocumentActivities } from '../activities/documents.ts'
import { createInvitationActivities } from '../activities/invitations.ts'
import type { EventMail } from '../contract.ts'

type Mail = {
  /** The event that causes the mail. */
  readonly id: string
  /** The row that the mail is about. */
  readonly subject_id: string
}

/** Sends the mails that are not notifications. Each reads its row, and sends nothing if the row is gone. */
export const createEventMails = (
  needs: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>,
): Readonly<Record<EventMail, (mail: Mail) => Promise<void>>> => {
  const accounts = createAccountActivities(needs)
  const documents = createDocumentActivities(needs)
  const { sendCompanyInvitation } = createCompanyActivities(needs)
  const { sendMailedInvitation } = createInvitationActivities(needs)
  const { sendChannelSignUp } = createChannelSignUpActivities(needs)
  return {
    passwordChanged: ({ id, subject_id }) => accounts.sendPasswordChanged(subject_id, id),
    accountDeleted: ({ subject_id }) => accounts.sendAccountDeleted(subject_id),
    personalData: ({ id, subject_id }) => accounts.sendPersonalDataLink({ userId: subject_id, linkId: id }),
    companyInvitation: ({ subject_id }) => sendCompanyInvitation(subject_id),
    mailedInvitation: ({ subject_id }) => sendMailedInvitation(subject_id),
    channelSignUp: ({ subject_id }) => sendChannelSignUp(subject_id),
    invoice: ({ subject_id }) => documents.mailInvoice(subject_id),
    creditNote: ({ subject_id }) => documents.mailCreditNote(subject_id),
  }
}
