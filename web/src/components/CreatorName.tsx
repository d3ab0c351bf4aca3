import { Avatar } from '@mantine/core'
import { say } from '../lib/text.ts'
import { ChannelIcon } from './ChannelIcon.tsx'
import classes from './CreatorName.module.css'

type Named = {
  readonly profile: { readonly display_name: string | null } | null
}
type Shown = {
  readonly profile: { readonly display_name: string | null; readonly picture_url: string | null } | null
  readonly channels: readonly { readonly id: string | null; readonly providerId: string | null }[]
}

/** The profile is missing if the creator's account was deleted. */
export const nameOfCreator = (creator: Named | null | undefined): string =>
  creator?.profile?.display_name ?? say('Deleted account')

export const CreatorName = ({ creator }: { creator: Shown | null | undefined }) => {
  const name = nameOfCreator(creator)
  return (
    <span className={classes.creator}>
      <Avatar src={creator?.profile?.picture_url ?? null} name={name} size={28} color="accent" alt="" />
      <span className={classes.name}>{name}</span>
      {creator?.channels.map(({ id, providerId }) => (
        <ChannelIcon key={id} provider={providerId ?? ''} size={18} />
      ))}
    </span>
  )
}
