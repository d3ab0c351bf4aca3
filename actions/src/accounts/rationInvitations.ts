import type { ActionRequest } from '../lib/action.ts'
import type { Member } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

/** Invitations are limited because each sends the company's text to an unverified email address. */
const INVITATIONS = { tries: 50, seconds: 24 * 60 * 60 }
/** A lower limit for companies that we have not reviewed yet. */
const INVITATIONS_UNVERIFIED = { tries: 5, seconds: 24 * 60 * 60 }

/** Resending counts too, because it sends another email. */
export const rationInvitations = async (call: ActionRequest<unknown, Member>): Promise<void> => {
  const { companyId } = call.person
  const company = await call.services.database
    .selectFrom('company')
    .select('is_verified')
    .where('id', '=', companyId)
    .executeTakeFirst()
  await ration(
    call,
    `member-invites:${companyId}`,
    company?.is_verified ? INVITATIONS : INVITATIONS_UNVERIFIED,
  )
}
