import { Stack } from '@mantine/core'
import {
  type KeyCampaignParticipantStatus,
  keyCampaignParticipantStatusNames,
  keyLateContentDays,
  unansweredKeyRequests,
} from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import {
  type KeyStanding_ParticipantFragment,
  KeyStanding_ParticipantFragmentDoc,
} from './generated/KeyParticipation.ts'
import { isLate, participantTones, submissionStatusNames, submissionTones } from './standing.ts'
import { WithdrawRequest } from './WithdrawRequest.tsx'

/** What each status means for the creator who is in it. */
const meanings: Readonly<Record<KeyCampaignParticipantStatus, string>> = {
  pending: 'The company looks at your request. You hear from us as soon as it has answered.',
  waitlist: 'There are no keys yet. Once they come, the company looks at your request.',
  waiting_for_access: 'It goes on by itself once our team has approved you for keys, within 2 to 4 days.',
  pending_accept: 'The company asked you, and waits for your answer.',
  accepted: 'You can claim your key.',
  rejected: 'The company has no key for you this time.',
  claimed_key: 'Your key is below. Make something with it, and submit it in time.',
  submitted_content: 'The company looks at your content.',
  completed: 'Your content is accepted. Thank you for making it.',
  failed: 'No content was submitted in time.',
}

const mayWithdraw = (status: KeyCampaignParticipantStatus): boolean =>
  unansweredKeyRequests.some((unanswered) => unanswered === status)

type Participant = KeyStanding_ParticipantFragment

/** Who never claimed, or whose code was taken back, failed at nothing; who only came too late on a day comes first on the next. */
const meaningOf = (t: ToText, { status, claimed_at, asked_again_at }: Participant): string => {
  if (status === 'failed' && !claimed_at) return t('The campaign ended, and nothing is due from you.')
  if (asked_again_at === null) return t(meanings[status])
  return t(
    'This company accepts so many creators a day, and that day’s were taken. On {moment} those who wait come first, in the order in which they asked. The company may answer before.',
    { moment: formatMoment(asked_again_at) },
  )
}

const dueWords = (
  t: ToText,
  { status, deadline_at, finished_at, claimed_at }: Participant,
): string | null => {
  if (status === 'claimed_key' && deadline_at)
    return t('Submit content by {moment}.', { moment: formatMoment(deadline_at) })
  if (status === 'completed' && finished_at) return t('Completed on {day}.', { day: formatDay(finished_at) })
  if (status === 'failed' && finished_at && claimed_at)
    return t('Late content still counts for {days} days after the deadline, and is marked late.', {
      days: keyLateContentDays,
    })
  return null
}

const Submitted = ({ participant: { submissions, deadline_at } }: { participant: Participant }) => {
  const t = useText()
  if (submissions.length === 0) return null
  return (
    <RowList>
      {submissions.map(({ id, url, status, review_message, submitted_at }) => (
        <Row
          key={id}
          title={
            <a href={url ?? ''} target="_blank" rel="noreferrer">
              {url}
            </a>
          }
          text={[
            t('Submitted {moment}', { moment: formatMoment(submitted_at) }),
            isLate(submitted_at, deadline_at) && t('late'),
            review_message,
          ]
            .filter(Boolean)
            .join(' · ')}
          side={<StatusBadge tone={submissionTones[status]}>{submissionStatusNames[status]}</StatusBadge>}
        />
      ))}
    </RowList>
  )
}

/** Where a creator stands in a key campaign, and until when what is due. */
export const KeyStanding = ({
  participant,
}: {
  participant: FragmentType<typeof KeyStanding_ParticipantFragmentDoc>
}) => {
  const t = useText()
  const known = readFragment(KeyStanding_ParticipantFragmentDoc, participant)
  const { status, decision_reason } = known
  const due = dueWords(t, known)
  return (
    <Panel title="Your key">
      <Stack gap="sm">
        <div>
          <StatusBadge tone={participantTones[status]}>
            {keyCampaignParticipantStatusNames[status]}
          </StatusBadge>
        </div>
        <p>{meaningOf(t, known)}</p>
        {due && <p>{due}</p>}
        {status === 'waiting_for_access' && (
          <AppLink to="/user/creator-access">{t('See your creator access')}</AppLink>
        )}
        {mayWithdraw(status) && <WithdrawRequest participantId={known.id} />}
        {status === 'rejected' && decision_reason && (
          <Notice title="What the company says">{decision_reason}</Notice>
        )}
        <Submitted participant={known} />
      </Stack>
    </Panel>
  )
}
