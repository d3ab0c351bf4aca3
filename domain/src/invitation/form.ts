import { z } from 'zod'
import { errors } from '../errors.ts'
import { isEmail } from '../fields.ts'
import { autoBidActions } from '../quest/quest.ts'
import { bidForm } from '../quest-run/bid.ts'
import type { Eligibility } from '../requirement/requirement.ts'

/** The maximum number of creators in one request. The client splits larger selections. */
export const invitationsAtOnce = 100
/** The maximum number of creators selected on one screen. */
export const invitationsPerChoice = 1000
/** The maximum number of mails that one company sends to unverified email addresses in 24 hours. */
export const mailedInvitationsPerDay = 200

/** An offer without a channel, because the invited creator chooses the channel. */
export const invitationOfferForm = bidForm.omit({ connectionId: true })

/** The rules for counter-offers from the invited creators. They replace the Quest's own rules. */
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
  /** If true, creators who don't meet the requirements are invited too. */
  evenIfNotEligible: z.boolean(),
})
export type InvitationForm = z.infer<typeof invitationForm>

/** One email address per line. Duplicates are dropped, even if their upper and lower case differ (rules §5). */
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

/** One name per line or separated by commas, with or without an @. */
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

/** The reason why the creator can't be invited, or null. A creator gets no offer that they couldn't accept. */
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

/** True if an ended invitation can be sent again. A declined invitation can't. */
export const canInviteAgain = (invitation: {
  readonly status: string
  readonly expired: boolean
  readonly withdrawn: boolean
}): boolean => invitation.status === 'REJECTED' && (invitation.expired || invitation.withdrawn)
