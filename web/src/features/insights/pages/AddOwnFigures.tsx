import { useQuery } from '@apollo/client/react'
import { Button, Menu } from '@mantine/core'
import type { AnalyticsFigures } from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { LoadProblem } from '../../../lib/LoadProblem.tsx'
import { useText } from '../../../lib/text.ts'
import { OwnAnalyticsChannelsDocument } from './generated/AnalyticsPages.ts'
import { typeNames } from './typeNames.ts'
import { useAddFigures } from './usePages.ts'

type Type = Extract<AnalyticsFigures, { kind: 'channel' }>['type']

const typesOf: Readonly<Record<string, readonly Type[]>> = {
  twitch: ['STREAM'],
  youtube: ['STREAM', 'VIDEO', 'SHORTS'],
  tiktok: ['SHORTS'],
}

/** Lets a creator add the stats of their own channels to a page, by kind of content. */
export const AddOwnFigures = ({ page }: { page: { readonly id: string; readonly layout: unknown } }) => {
  const t = useText()
  const query = useQuery(OwnAnalyticsChannelsDocument)
  const { data } = query
  const { addTo, loading } = useAddFigures()
  const offered = (data?.currentUser?.userConnections ?? []).flatMap(({ id, providerId, channel_name }) =>
    (typesOf[providerId] ?? []).map((type) => ({ id, type, name: channel_name })),
  )
  if (offered.length === 0) return <LoadProblem query={query} />
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} />} loading={loading}>
          {t('Add stats')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ id, type, name }) => (
          <Menu.Item key={`${id} ${type}`} onClick={() => void addTo(page, { kind: 'channel', id, type })}>
            {`${name} · ${t(typeNames[type])}`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
