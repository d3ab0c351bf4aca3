import { allowed, type Result, refused } from '../result.ts'
import type { Transition } from '../transition.ts'

export const companyTypes = [
  'agency',
  'brand',
  'large_game_studio',
  'publisher',
  'small_game_studio',
] as const
export type CompanyType = (typeof companyTypes)[number]

export const companyTypeNames: Readonly<Record<CompanyType, string>> = {
  agency: 'Agency',
  brand: 'Brand',
  large_game_studio: 'Large game studio',
  publisher: 'Publisher',
  small_game_studio: 'Small game studio',
}

export const companyVerifications = ['unverified', 'pending', 'verified', 'rejected'] as const
export type CompanyVerification = (typeof companyVerifications)[number]

export const companyVerificationTransitions: readonly Transition<CompanyVerification>[] = [
  { from: 'unverified', to: 'pending', event: 'companyVerificationRequested' },
  { from: 'unverified', to: 'verified', event: 'companyVerified' },
  { from: 'unverified', to: 'rejected', event: 'companyRejected' },
  { from: 'pending', to: 'verified', event: 'companyVerified' },
  { from: 'pending', to: 'rejected', event: 'companyRejected' },
  { from: 'rejected', to: 'pending', event: 'companyVerificationRequested' },
  { from: 'rejected', to: 'verified', event: 'companyVerified' },
  { from: 'verified', to: 'rejected', event: 'companyRejected' },
]

/** A name or website change requested by a verified company. */
export const companyChangeStatuses = ['pending', 'approved', 'rejected'] as const
export type CompanyChangeStatus = (typeof companyChangeStatuses)[number]

export const companyChangeTransitions: readonly Transition<CompanyChangeStatus>[] = [
  { from: 'pending', to: 'approved', event: 'companyChangeApproved' },
  { from: 'pending', to: 'rejected', event: 'companyChangeRejected' },
]

export const companyInvitationStatuses = ['pending', 'expired'] as const
export type CompanyInvitationStatus = (typeof companyInvitationStatuses)[number]

/** Plans cap the number of members. Open invitations count too (rules §6). */
export function canInviteMember(members: number, pendingInvitations: number, memberLimit: number): Result {
  return members + pendingInvitations >= memberLimit ? refused('member-limit') : allowed
}
