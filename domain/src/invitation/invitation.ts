import { z } from 'zod'
import { errors } from '../errors.ts'
import { isEmail } from '../fields.ts'
import type { Transition } from '../transition.ts'

export const invitationStatuses = ['ACCEPTED', 'PENDING', 'REJECTED'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const invitationTypes = ['EMAIL', 'USERID'] as const
export type InvitationType = (typeof invitationTypes)[number]

export const invitationTransitions: readonly Transition<InvitationStatus>[] = [
  { from: 'PENDING', to: 'ACCEPTED', event: 'invitationAccepted' },
  { from: 'PENDING', to: 'REJECTED', event: 'invitationRejected' },
]

/** spec §5: one valid email per line; blank lines and repetitions fall away. */
export function splitEmails(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim().toLowerCase())
  return [...new Set(lines.filter((line) => line !== ''))]
}

export const inviteByEmailForm = z.object({
  emails: z
    .string()
    .transform(splitEmails)
    .refine((emails) => emails.length > 0, errors['invitation-emails'])
    .refine((emails) => emails.every(isEmail), errors['invitation-emails']),
  message: z.string().trim().max(2000, errors['text-too-long']),
})
