import { nameOf } from './creator.tsx'
import type { InvitedCreatorsQuery } from './generated/Invited.ts'

export type Invited = InvitedCreatorsQuery['invitation'][number]

/** Whom the company knows by an address stays that address until they have accepted. */
export const creatorOf = ({ creator, type, status }: Invited): Invited['creator'] =>
  type === 'EMAIL' && status !== 'ACCEPTED' ? null : creator

export const addresseeOf = (invitation: Invited): string => {
  const creator = creatorOf(invitation)
  return creator ? nameOf(creator) : (invitation.email ?? nameOf(null))
}

/** Its own moment, or that of the offer which came with it. */
export const answerBy = ({
  deadline_at,
  quest_run,
}: Pick<Invited, 'deadline_at' | 'quest_run'>): string | null =>
  deadline_at ?? quest_run?.bids[0]?.deadline_at ?? null
