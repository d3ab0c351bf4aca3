import { nothingDue, type Schedule } from '../schedule.ts'
import type { CompanyInvitationStatus } from './company.ts'

export type CompanyInvitationFacts = {
  readonly status: CompanyInvitationStatus
  readonly expiresAt: Date
}

/**
 * The invitation's link works until its deadline. After the deadline, the company can resend or delete the invitation
 * (rules §4).
 */
export function companyInvitationSchedule({
  status,
  expiresAt,
}: CompanyInvitationFacts): Schedule<CompanyInvitationStatus> {
  return status === 'pending' ? { deadline: expiresAt, becomes: 'expired', reminders: [] } : nothingDue
}
