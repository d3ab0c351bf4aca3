import { z } from 'zod'
import { allowed, errors, refused, type Verdict } from '../errors.ts'
import { email, isWebLink, required } from '../fields.ts'
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

export const companyInvitationStatuses = ['pending', 'expired'] as const
export type CompanyInvitationStatus = (typeof companyInvitationStatuses)[number]

/** spec §6: members are capped by plan; invitations that may still be accepted take a place, too. */
export function canInviteMember(members: number, pendingInvitations: number, memberLimit: number): Verdict {
  return members + pendingInvitations >= memberLimit ? refused('member-limit') : allowed
}

const thisField = 'This field is required'

/** spec §5: all required. */
export const companySettingsForm = z.object({
  companyName: required(thisField).max(100, errors['text-too-long']),
  companyType: z.enum(companyTypes, { error: thisField }),
  companyWebsite: required(thisField).refine(isWebLink, errors['company-website-invalid']),
  companyEmail: email(thisField),
  billingEmail: email(thisField),
})

export const memberInvitationForm = z.object({
  email: email('Email is required'),
  title: z.string().trim().max(100, errors['text-too-long']),
  isOwner: z.boolean(),
})

export const announcementForm = z.object({
  title: required('A title is required').max(200, errors['text-too-long']),
  body: required('A text is required').max(20_000, errors['text-too-long']),
})

export const noteForm = z.object({
  body: required(errors['note-empty']).max(10_000, errors['text-too-long']),
})

export const creatorListForm = z.object({
  name: required(errors['name-required']).max(100, errors['text-too-long']),
})

export const addToListForm = z.object({ listId: z.uuid('Please select a list') })

export const savedFilterForm = z.object({
  name: required('Please enter a name').max(100, errors['text-too-long']),
})
