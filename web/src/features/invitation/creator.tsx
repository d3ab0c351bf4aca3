import { Avatar } from '@mantine/core'
import { ChannelIcon } from '../../components/ChannelIcon.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { say } from '../../lib/text.ts'
import { FoundCreator_CreatorFragmentDoc } from './generated/InviteCreators.ts'
import classes from './invitation.module.css'

export type Found = FragmentType<typeof FoundCreator_CreatorFragmentDoc>

const read = (creator: Found | null | undefined) =>
  creator ? readFragment(FoundCreator_CreatorFragmentDoc, creator) : null

/** Whose account was deleted has no name any more. */
export const nameOf = (creator: Found | null | undefined): string =>
  read(creator)?.profile?.display_name ?? say('Deleted account')

export const countryOf = (creator: Found | null | undefined): string => read(creator)?.profile?.country ?? ''

/** Face, name and where they publish. */
export const CreatorName = ({ creator }: { creator: Found | null | undefined }) => {
  const found = read(creator)
  const name = nameOf(creator)
  return (
    <span className={classes.creator}>
      <Avatar src={found?.profile?.picture_url ?? null} name={name} size={28} color="accent" alt="" />
      <span className={classes.name}>{name}</span>
      {found?.channels.map(({ id, providerId }) => (
        <ChannelIcon key={id} provider={providerId ?? ''} size={18} />
      ))}
    </span>
  )
}
