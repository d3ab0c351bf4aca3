import { useMutation } from '@apollo/client/react'
import { Anchor, Button } from '@mantine/core'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { connectChannel } from '../../lib/connectChannel.ts'
import { formatAgo } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { returnTo } from './connectionReturn.ts'
import {
  type ConnectionRow_ConnectionFragment,
  ConnectionRow_ConnectionFragmentDoc,
  ConnectionsPageDocument,
  RemoveConnectionDocument,
} from './generated/ConnectionsPage.ts'

const figures = (t: ToText, count: number | null | undefined, at: string | null | undefined) => {
  if (!at) return t('Stats are on their way')
  const ago = formatAgo(at)
  if (count == null) return t('updated {ago}', { ago })
  return t('{count, plural, one {# follower} other {# followers}}, updated {ago}', { count, ago })
}

const useRemove = () => {
  const t = useText()
  const [remove] = useMutation(RemoveConnectionDocument, { refetchQueries: [ConnectionsPageDocument] })
  return (id: string, name: string) =>
    ask({
      id: 'remove-connection',
      title: t('Remove {name}?', { name }),
      text: t('Companies can no longer see this channel’s stats. You can reconnect the channel later.'),
      confirm: t('Remove'),
      dangerous: true,
      run: async () => {
        await remove({ variables: { id } })
        toasts.good('Connection removed successfully')
      },
    })
}

type RowProps = { connection: ConnectionRow_ConnectionFragment; onRefresh: () => void }

const ConnectionRow = ({ connection, onRefresh }: RowProps) => {
  const t = useText()
  const { id, providerId, hasRefreshToken, channel_name, channel_url, followers, figures_at } = connection
  const remove = useRemove()
  return (
    <Row
      lead={<ChannelIcon provider={providerId} />}
      title={
        <Anchor href={channel_url} target="_blank" rel="noreferrer" c="inherit" fw={700}>
          {channel_name}
        </Anchor>
      }
      text={`${channelName(providerId)} · ${figures(t, followers, figures_at)}`}
      side={
        <>
          <StatusBadge tone={hasRefreshToken ? 'good' : 'warn'}>
            {hasRefreshToken ? 'Connected' : 'Needs permission'}
          </StatusBadge>
          <Button variant={hasRefreshToken ? 'default' : 'filled'} size="xs" onClick={onRefresh}>
            {hasRefreshToken ? t('Refresh') : t('Renew permission')}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={() => remove(id, channel_name)}>
            {t('Remove')}
          </Button>
        </>
      }
    />
  )
}

type Props = { connections: readonly FragmentType<typeof ConnectionRow_ConnectionFragmentDoc>[] }

export const ConnectionList = ({ connections: masked }: Props) => {
  const { user } = useSession()
  const connections = readFragment(ConnectionRow_ConnectionFragmentDoc, masked)
  if (connections.length === 0) {
    const [title, text] =
      user?.userType === 'Company'
        ? ['No channels', 'Company accounts can’t have channels.']
        : ['No channel yet', 'Connect the channel you publish on.']
    return <EmptyState compact motif="channel" title={title} text={text} />
  }
  return (
    <RowList>
      {connections.map((connection) => (
        <ConnectionRow
          key={connection.id}
          connection={connection}
          onRefresh={() => void connectChannel(connection.providerId, returnTo(connection.id), connection.id)}
        />
      ))}
    </RowList>
  )
}
