import { nothingDue, type Schedule } from '../schedule.ts'
import type { CompanyInvitationStatus } from './company.ts'

/** What the time of a member's invitation depends on. */
export type CompanyInvitationFacts = {
  readonly status: CompanyInvitationStatus
  readonly expiresAt: Date
}

/** Its link works until then; after that the company sends it again or deletes it (rules §4). */
export function companyInvitationSchedule({
  status,
  expiresAt,
}: CompanyInvitationFacts): Schedule<CompanyInvitationStatus> {
  return status === 'pending' ? { deadline: expiresAt, becomes: 'expired', reminders: [] } : nothingDue
}
