import { CreatorName, nameOfCreator } from '../../components/CreatorName.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { FoundCreator_CreatorFragmentDoc } from './generated/InviteCreators.ts'

export type Found = FragmentType<typeof FoundCreator_CreatorFragmentDoc>

const read = (creator: Found | null | undefined) =>
  creator ? readFragment(FoundCreator_CreatorFragmentDoc, creator) : null

export const nameOf = (creator: Found | null | undefined): string => nameOfCreator(read(creator))

export const countryOf = (creator: Found | null | undefined): string => read(creator)?.profile?.country ?? ''

export const FoundName = ({ creator }: { creator: Found | null | undefined }) => (
  <CreatorName creator={read(creator)} />
)
