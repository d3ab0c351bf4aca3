import { type ChannelAffiliation, nameOfAffiliation } from '@questboard/domain'
import { CreatorName, nameOfCreator } from '../../components/CreatorName.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { FoundCreator_CreatorFragmentDoc } from './generated/InviteCreators.ts'

export type Found = FragmentType<typeof FoundCreator_CreatorFragmentDoc>

const read = (creator: Found | null | undefined) =>
  creator ? readFragment(FoundCreator_CreatorFragmentDoc, creator) : null

export const nameOf = (creator: Found | null | undefined): string => nameOfCreator(read(creator))

export const countryOf = (creator: Found | null | undefined): string => read(creator)?.profile?.country ?? ''

/** The affiliations of the creator's channels, which only Twitch has. */
export const affiliationOf = (creator: Found | null | undefined): string =>
  [
    ...new Set(
      (read(creator)?.channels ?? []).flatMap(({ affiliation }) => nameOfAffiliation(affiliation) ?? []),
    ),
  ]
    .toSorted()
    .join(', ')

/** The condition that selects creators with a Twitch channel of one of these affiliations. */
export const hasAffiliation = (chosen: readonly ChannelAffiliation[]) => ({
  channels: { providerId: { _eq: 'twitch' as const }, affiliation: { _in: [...chosen] } },
})

export const FoundName = ({ creator }: { creator: Found | null | undefined }) => (
  <CreatorName creator={read(creator)} />
)
