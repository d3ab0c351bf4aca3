import type { userTypes } from '../account/account.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** An account that exists, and whether an invitation was sent to its address. */
type Invited = {
  readonly userType: (typeof userTypes)[number]
  readonly hasChannels: boolean
  readonly isAddressee: boolean
}

/** An account is of one kind and acts for one company: a plain one becomes a member's (rules §6). The link is for whom it was sent to. */
export const canJoinCompany = ({ userType, hasChannels, isAddressee }: Invited): Verdict => {
  if (!isAddressee) return refused('invitation-address')
  if (userType === 'Company') return refused('invitation-member')
  if (userType === 'Creator') return refused('invitation-creator')
  return hasChannels ? refused('invitation-channels') : allowed
}
