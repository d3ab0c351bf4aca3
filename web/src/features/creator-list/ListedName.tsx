import { Group } from '@mantine/core'
import type { ComponentProps } from 'react'
import { CreatorName } from '../../components/CreatorName.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'

type Shown = NonNullable<ComponentProps<typeof CreatorName>['creator']>
type Props = { creator: Shown & { readonly profile: { readonly user_type: string | null } | null } }

/** A creator who closed their account or now belongs to a company cannot be invited. */
export const ListedName = ({ creator }: Props) => (
  <Group gap="xs" wrap="nowrap">
    <CreatorName creator={creator} />
    {(creator.profile === null || creator.profile.user_type === 'Company') && (
      <StatusBadge>Not available</StatusBadge>
    )}
  </Group>
)
