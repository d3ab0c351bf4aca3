import { nameOf } from './creator.tsx'
import type { InvitedCreatorsQuery } from './generated/Invited.ts'

export type Invited = InvitedCreatorsQuery['invitation'][number]

/** Until its owner has accepted, the company sees the email address that it invited. */
export const addresseeOf = ({ creator, email }: Invited): string =>
  creator ? nameOf(creator) : (email ?? nameOf(null))
