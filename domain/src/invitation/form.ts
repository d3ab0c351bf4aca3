import { z } from 'zod'
import { errors } from '../errors.ts'
import { isEmail } from '../fields.ts'
import { autoBidActions } from '../quest/quest.ts'
import { bidForm } from '../quest-run/bid.ts'
import type { Eligibility } from '../requirement/requirement.ts'

/** One request invites so many; whoever chose more sends several. */
export const invitationsAtOnce = 100
/** And so many are chosen on one screen. */
export const invitationsPerChoice = 1000
/** Mails to addresses that nobody has proven: so many of one company in 24 hours. */
export const mailedInvitationsPerDay = 200

/** The channel is the creator's to choose. */
export const invitationOfferForm = bidForm.omit({ connectionId: true })

/** In place of the quest's own rules, for the counter offers of those who are invited. */
const autoBidForm = z.object({
  maxCents: z.int(errors['amount-invalid']).positive(errors['amount-invalid']).nullable().default(null),
  within: z.enum(autoBidActions).extract(['auto_accept', 'manual_review']),
  over: z.enum(autoBidActions).extract(['auto_decline', 'manual_review']),
})

export const invitationForm = z.object({
  message: z.string().trim().max(2000, errors['text-too-long']),
  deadline: z.iso.datetime({ offset: true }).nullable().default(null),
  offer: invitationOfferForm.nullable().default(null),
  autoBid: autoBidForm.nullable().default(null),
  /** The company knows that they lack something, and asks them all the same: who is invited needs not meet the requirements. */
  evenIfNotEligible: z.boolean(),
})
export type InvitationForm = z.infer<typeof invitationForm>

/** What was typed one per line: each once, however it is written (rules §5). */
export const readAddresses = (
  text: string,
): { readonly addresses: readonly string[]; readonly wrong: readonly string[] } => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const addresses = new Map<string, string>()
  for (const line of lines) if (isEmail(line)) addresses.set(line.toLowerCase(), line)
  return { addresses: [...addresses.values()], wrong: lines.filter((line) => !isEmail(line)) }
}

/** Names one per line, or divided by commas; with or without an @ before them. */
export const readUsernames = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n,;]+/)
      .map((word) => word.trim().replace(/^@/, '').toLowerCase())
      .filter((word) => word !== ''),
  ),
]

type Asked = {
  readonly eligibility: Eligibility
  readonly evenIfNotEligible: boolean
  readonly withOffer: boolean
  readonly canBePaidOut: boolean
}

/** What stands between a creator and an invitation; null when nothing does. An offer that could not be accepted is not made. */
export const invitationProblem = ({
  eligibility: { eligible, access, vip },
  evenIfNotEligible,
  withOffer,
  canBePaidOut,
}: Asked): 'access-needed' | 'requirements-not-met' | 'payout-setup' | null => {
  if (!access) return 'access-needed'
  if (!eligible && !vip && !evenIfNotEligible) return 'requirements-not-met'
  return withOffer && !canBePaidOut ? 'payout-setup' : null
}

/** Whether an invitation that is over may be sent anew: what the creator has declined is declined. */
export const canInviteAgain = (invitation: {
  readonly status: string
  readonly expired: boolean
  readonly withdrawn: boolean
}): boolean => invitation.status === 'REJECTED' && (invitation.expired || invitation.withdrawn)
