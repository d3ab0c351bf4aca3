import { channelVerificationReasonWords } from '@questboard/domain'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ChannelCheck_ConnectionFragmentDoc } from './generated/CreatorAccessPage.ts'
import { RestartCheck } from './RestartCheck.tsx'

const reasonWords: Record<string, string> = channelVerificationReasonWords

const states: Record<string, { tone: Tone; word: string }> = {
  in_progress: { tone: 'info', word: 'In progress' },
  meets_requirements: { tone: 'good', word: 'Meets requirements' },
  fails_requirements: { tone: 'bad', word: 'Fails requirements' },
}

const waiting = { tone: 'info' as const, word: 'In progress' }

/** One channel and how its verification stands. */
export const ChannelCheck = ({
  connection,
}: {
  connection: FragmentType<typeof ChannelCheck_ConnectionFragmentDoc>
}) => {
  const t = useText()
  const { id, providerId, channel_name, followers, verification } = readFragment(
    ChannelCheck_ConnectionFragmentDoc,
    connection,
  )
  const { tone, word } = states[verification?.status ?? 'in_progress'] ?? waiting
  const reason = verification?.reason ? reasonWords[verification.reason] : null
  const count =
    followers == null
      ? t('Reading its figures')
      : t('{count, plural, one {# follower} other {# followers}}', { count: followers })
  return (
    <Row
      lead={<ChannelIcon provider={providerId} />}
      title={channel_name}
      text={[channelName(providerId), reason ? t(reason) : count].join(' · ')}
      side={
        <>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {verification?.status === 'fails_requirements' && <RestartCheck connectionId={id} />}
        </>
      }
    />
  )
}
