import { nameOf } from './creator.tsx'
import type { InvitedCreatorsQuery } from './generated/Invited.ts'

export type Invited = InvitedCreatorsQuery['invitation'][number]

/** The company sees an invited email address until its owner has accepted. */
export const addresseeOf = ({ creator, email }: Invited): string =>
  creator ? nameOf(creator) : (email ?? nameOf(null))
