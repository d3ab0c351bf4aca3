import { nameOf } from './creator.tsx'
import type { InvitedCreatorsQuery } from './generated/Invited.ts'

export type Invited = InvitedCreatorsQuery['invitation'][number]

/** Whom the company knows by an address stays that address until they have accepted. */
export const addresseeOf = ({ creator, email }: Invited): string =>
  creator ? nameOf(creator) : (email ?? nameOf(null))
