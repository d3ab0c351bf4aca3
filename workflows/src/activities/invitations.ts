import { type ActivationKind, activationKindNames, activationKinds, momentInWords } from '@questboard/domain'
import { mailedInvitationLetter } from '@questboard/providers/mail'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { createLinkToken, linkTo } from './links.ts'

const kindOf = (kind: string): ActivationKind => z.enum(activationKinds).parse(kind)

export const createInvitationActivities = ({
  database,
  mailer,
  publicUrl,
}: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>) => ({
  /**
   * Sends nothing if the invitation was answered or withdrawn. If the invitation belongs to an account, that account
   * gets a notification instead.
   */
  async sendMailedInvitation(invitationId: string): Promise<void> {
    const { token, hash } = createLinkToken()
    const invitation = await database
      .updateTable('invitation')
      .from('company')
      .from('activation')
      .set({ token_hash: hash })
      .whereRef('company.id', '=', 'invitation.company_id')
      .whereRef('activation.id', '=', 'invitation.activation_id')
      .where('invitation.id', '=', invitationId)
      .where('invitation.status', '=', 'PENDING')
      .where('invitation.creator_id', 'is', null)
      .returning([
        'invitation.email',
        'invitation.message',
        'invitation.deadline_at',
        'activation.kind',
        'activation.name as activation_name',
        'company.name as company_name',
      ])
      .executeTakeFirst()
    if (!invitation?.email) return
    await mailer.send(
      invitation.email,
      mailedInvitationLetter({
        companyName: invitation.company_name,
        activationKind: activationKindNames[kindOf(invitation.kind)],
        activationName: invitation.activation_name,
        message: invitation.message,
        answerBy: invitation.deadline_at && momentInWords(invitation.deadline_at),
        url: linkTo(publicUrl, '/company/invitation', token),
      }),
    )
  },
})
