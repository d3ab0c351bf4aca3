import { linkLifetime } from '@questboard/domain'
import { companyInvitationLetter } from '@questboard/providers/mail'
import type { Dependencies } from './dependencies.ts'
import { createLinkToken, inHours, linkTo } from './links.ts'

export const createCompanyActivities = ({ database, mailer, publicUrl }: Dependencies) => ({
  /** false when the invitation was accepted or withdrawn in the meantime. */
  async sendCompanyInvitation(invitationId: string): Promise<boolean> {
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
    if (!invitation) return false
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
    return true
  },

  async expireCompanyInvitation(invitationId: string): Promise<boolean> {
    const expired = await database
      .updateTable('company_invitation')
      .set({ status: 'expired' })
      .where('id', '=', invitationId)
      .where('status', '=', 'pending')
      // Two clocks are never quite the same.
      .where('expires_at', '<=', new Date(Date.now() + 60_000))
      .returning('id')
      .executeTakeFirst()
    return expired !== undefined
  },

  /** In milliseconds since 1970; null when the invitation was accepted or withdrawn. */
  async companyInvitationExpiry(invitationId: string): Promise<number | null> {
    const open = await database
      .selectFrom('company_invitation')
      .select('expires_at')
      .where('id', '=', invitationId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    return open?.expires_at.getTime() ?? null
  },

  async isCompanyInvitationOpen(invitationId: string): Promise<boolean> {
    const open = await database
      .selectFrom('company_invitation')
      .select('id')
      .where('id', '=', invitationId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    return open !== undefined
  },
})
