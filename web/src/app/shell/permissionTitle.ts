import { channelName } from '../../components/ChannelIcon.tsx'
import type { ToText } from '../../lib/text.ts'

type Connection = { providerId: string; channel_name: string; hasRefreshToken: boolean }

export const permissionTitle = (t: ToText, connections: readonly Connection[]): string | null => {
  const lost = connections.filter(({ hasRefreshToken }) => !hasRefreshToken)
  const [first] = lost
  if (!first) return null
  const channel = t('{name} on {platform}', {
    name: first.channel_name,
    platform: channelName(first.providerId),
  })
  if (lost.length === 1) return t('{channel}: permission expired', { channel })
  return t(
    '{channel} and {count, plural, one {# more channel} other {# more channels}}: permission expired',
    {
      channel,
      count: lost.length - 1,
    },
  )
}
