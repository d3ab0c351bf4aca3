import { useMutation } from '@apollo/client/react'
import { Anchor, Button } from '@mantine/core'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import {
  ConnectionRow_ConnectionFragmentDoc,
  ConnectionsPageDocument,
  RemoveConnectionDocument,
} from '../../generated/graphql.ts'
import { signInWith } from '../../lib/auth.ts'
import { explain } from '../../lib/failure.ts'
import { formatAgo, formatCount } from '../../lib/format.ts'
import { toasts } from '../../lib/toasts.ts'

type Connection = FragmentType<typeof ConnectionRow_ConnectionFragmentDoc>

const figures = (followers: number | null | undefined, at: string | null | undefined) =>
  at ? `${formatCount(followers)} followers, updated ${formatAgo(at)}` : 'Figures are on their way'

const useRemove = () => {
  const [remove] = useMutation(RemoveConnectionDocument, { refetchQueries: [ConnectionsPageDocument] })
  return (id: string, name: string) =>
    ask({
      id: 'remove-connection',
      title: `Remove ${name}?`,
      text: 'Its figures are no longer shown to companies. You can connect it again later.',
      confirm: 'Remove',
      dangerous: true,
      run: async () => {
        try {
          await remove({ variables: { id } })
        } catch (error) {
          throw new Error(explain(error).message)
        }
        toasts.good('Connection removed successfully')
      },
    })
}

const ConnectionRow = ({ connection }: { connection: Connection }) => {
  const { id, providerId, hasRefreshToken, channel_name, channel_url, followers, figures_at } = readFragment(
    ConnectionRow_ConnectionFragmentDoc,
    connection,
  )
  const remove = useRemove()
  return (
    <Row
      lead={<ChannelIcon provider={providerId} />}
      title={
        <Anchor href={channel_url} target="_blank" rel="noreferrer" c="inherit" fw={700}>
          {channel_name}
        </Anchor>
      }
      text={`${channelName(providerId)} · ${figures(followers, figures_at)}`}
      side={
        <>
          <StatusBadge tone={hasRefreshToken ? 'good' : 'warn'}>
            {hasRefreshToken ? 'Connected' : 'Needs permission'}
          </StatusBadge>
          <Button
            variant={hasRefreshToken ? 'default' : 'filled'}
            size="xs"
            onClick={() => void signInWith(providerId, '/user/settings/connections')}
          >
            {hasRefreshToken ? 'Refresh' : 'Allow again'}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={() => remove(id, channel_name)}>
            Remove
          </Button>
        </>
      }
    />
  )
}

export const ConnectionList = ({ connections }: { connections: readonly Connection[] }) => {
  if (connections.length === 0) {
    return <EmptyState compact title="No channel yet" text="Connect one to be seen by companies." />
  }
  return (
    <RowList>
      {connections.map((connection) => (
        <ConnectionRow
          key={readFragment(ConnectionRow_ConnectionFragmentDoc, connection).id}
          connection={connection}
        />
      ))}
    </RowList>
  )
}
