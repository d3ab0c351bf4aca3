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
