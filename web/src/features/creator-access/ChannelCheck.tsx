import { channelShortfall, channelVerificationReasonWords } from '@questboard/domain'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatCount } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import {
  type ChannelCheck_ConnectionFragment,
  ChannelCheck_ConnectionFragmentDoc,
} from './generated/CreatorAccessPage.ts'
import { RestartCheck } from './RestartCheck.tsx'

const states: Record<string, { tone: Tone; word: string }> = {
  in_progress: { tone: 'info', word: 'In progress' },
  meets_requirements: { tone: 'good', word: 'Meets requirements' },
  fails_requirements: { tone: 'bad', word: 'Doesn’t meet requirements' },
}

const waiting = { tone: 'info' as const, word: 'In progress' }

const shortfallWords = {
  followers: '{reason}: {have} of {need, plural, one {# follower} other {# followers}}',
  days: '{reason}: {have} of {need, plural, one {# day} other {# days}}',
}

/** The reason why a channel failed its check, and how far it falls short. */
const failureOf = (t: ToText, connection: ChannelCheck_ConnectionFragment): string | null => {
  const { providerId: provider, followers, channel_created_at: created, verification } = connection
  if (!verification?.reason) return null
  const reason = t(channelVerificationReasonWords[verification.reason])
  const figures = { provider, followers, channelCreatedAt: created ? new Date(created) : null }
  const shortfall = channelShortfall(verification.reason, figures, new Date())
  if (!shortfall) return reason
  const { kind, have, need } = shortfall
  return t(shortfallWords[kind], { reason, have: formatCount(have), need })
}

export const ChannelCheck = ({
  connection,
}: {
  connection: FragmentType<typeof ChannelCheck_ConnectionFragmentDoc>
}) => {
  const t = useText()
  const channel = readFragment(ChannelCheck_ConnectionFragmentDoc, connection)
  const { id, providerId, channel_name, followers, verification } = channel
  const { tone, word } = states[verification?.status ?? 'in_progress'] ?? waiting
  const failure = failureOf(t, channel)
  const count =
    followers == null
      ? t('Reading the channel’s stats')
      : t('{count, plural, one {# follower} other {# followers}}', { count: followers })
  return (
    <Row
      lead={<ChannelIcon provider={providerId} />}
      title={channel_name}
      text={[channelName(providerId), failure ?? count].join(' · ')}
      side={
        <>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {verification?.status === 'fails_requirements' && <RestartCheck connectionId={id} />}
        </>
      }
    />
  )
}
