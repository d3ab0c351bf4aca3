import type { userTypes } from '../account/account.ts'
import { allowed, type Result, refused } from '../result.ts'

/** The account, and whether the invitation was sent to its email address. */
type Invited = {
  readonly userType: (typeof userTypes)[number]
  readonly hasChannels: boolean
  readonly isAddressee: boolean
}

/**
 * An account has one type and acts for one company, so only a plain user can become a member (rules §6). An invitation
 * link works only for the invited person.
 */
export const canJoinCompany = ({ userType, hasChannels, isAddressee }: Invited): Result => {
  if (!isAddressee) return refused('invitation-address')
  if (userType === 'Company') return refused('invitation-member')
  if (userType === 'Creator') return refused('invitation-creator')
  return hasChannels ? refused('invitation-channels') : allowed
}
