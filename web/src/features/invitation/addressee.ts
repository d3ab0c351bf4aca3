import { nameOf } from './creator.tsx'
import type { InvitedCreatorsQuery } from './generated/Invited.ts'

export type Invited = InvitedCreatorsQuery['invitation'][number]

/** The creator's name. Until a mailed invitation is accepted, its email address. */
export const addresseeOf = ({ creator, email }: Invited): string =>
  creator ? nameOf(creator) : (email ?? nameOf(null))
