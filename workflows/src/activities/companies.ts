import { linkLifetime } from '@questboard/domain'
import { companyInvitationLetter } from '@questboard/providers/mail'
import type { Dependencies } from './dependencies.ts'
import { createLinkToken, inHours, linkTo } from './links.ts'

export const createCompanyActivities = ({
  database,
  mailer,
  publicUrl,
}: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>) => ({
  /** Sends nothing if the invitation was accepted, was withdrawn or has expired in the meantime. */
  async sendCompanyInvitation(invitationId: string): Promise<void> {
    const { token, hash } = createLinkToken()
    const invitation = await database
      .updateTable('company_invitation')
      .from('company')
      .set({
        token_hash: hash,
        sent_at: new Date(),
        expires_at: inHours(linkLifetime.companyInvitationDays * 24),
      })
      .whereRef('company.id', '=', 'company_invitation.company_id')
      .where('company_invitation.id', '=', invitationId)
      .where('status', '=', 'pending')
      .returning([
        'company_invitation.email',
        'company_invitation.invited_by',
        'company.name',
        'company.is_verified',
      ])
      .executeTakeFirst()
    if (!invitation) return
    const inviter = invitation.invited_by
      ? await database
          .selectFrom('user')
          .select('display_name')
          .where('id', '=', invitation.invited_by)
          .executeTakeFirst()
      : undefined
    await mailer.send(
      invitation.email,
      companyInvitationLetter({
        companyName: invitation.name,
        isVerified: invitation.is_verified,
        inviterName: inviter?.display_name ?? invitation.name,
        url: linkTo(publicUrl, '/company/join', token),
        validDays: linkLifetime.companyInvitationDays,
      }),
    )
  },
})
