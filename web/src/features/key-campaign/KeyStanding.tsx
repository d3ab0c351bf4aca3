import { Stack } from '@mantine/core'
import {
  type KeyCampaignParticipantStatus,
  keyCampaignParticipantStatusNames,
  keyLateContentDays,
  unansweredKeyRequests,
} from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { OutsideLink } from '../../components/OutsideLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { isLeftOut } from '../../shared/codes/isLeftOut.ts'
import {
  type KeyStanding_ParticipantFragment,
  KeyStanding_ParticipantFragmentDoc,
} from './generated/KeyParticipation.ts'
import { isLate, participantTones, submissionStatusNames, submissionTones } from './standing.ts'
import { WithdrawRequest } from './WithdrawRequest.tsx'

const meanings: Readonly<Record<KeyCampaignParticipantStatus, string>> = {
  pending: 'The company is reviewing your request. We’ll notify you when the company answers.',
  waitlist: 'No keys yet. The company reviews your request when keys arrive.',
  waiting_for_access:
    'Your request goes to the company once our team has approved you for keys, within 2 to 4 days.',
  pending_accept: 'The company invited you and is waiting for your answer.',
  accepted: 'You can claim your key.',
  rejected: 'The company declined your request this time.',
  claimed_key: 'Your key is below. Make content with it and submit it before the deadline.',
  submitted_content: 'The company is reviewing your content.',
  completed: 'Your content was accepted. Thank you!',
  failed: 'No content was submitted before the deadline.',
}

const mayWithdraw = (status: KeyCampaignParticipantStatus): boolean =>
  unansweredKeyRequests.some((unanswered) => unanswered === status)

type Participant = KeyStanding_ParticipantFragment

/**
 * A creator whose code was never claimed or was revoked has not failed. A creator who was only too late for the daily
 * limit comes first on the next day.
 */
const meaningOf = (t: ToText, { status, claimed_at, asked_again_at, code_claims }: Participant): string => {
  if ((status === 'failed' || status === 'accepted') && !claimed_at && isLeftOut(code_claims))
    return t('The company took back your code and doesn’t replace it. You don’t have to submit content.')
  if (status === 'failed' && !claimed_at) return t('The campaign has ended. You don’t need to do anything.')
  if (asked_again_at === null) return t(meanings[status])
  return t(
    'Today’s limit was reached. The company continues with the waiting creators on {moment}, in the order of their requests. The company may answer sooner.',
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
    return t('You can still submit for {days} days after the deadline. Late content is marked late.', {
      days: keyLateContentDays,
    })
  return null
}

const BrokenEmbargo = ({
  participant: { embargo_broken_at, embargo_content: content },
}: {
  participant: Participant
}) => {
  const t = useText()
  if (!embargo_broken_at) return null
  return (
    <Notice tone="bad" title="Public before the embargo ended">
      {t(
        'Your content was public on {seen}. Make it private or unlisted until the embargo ends. We notified the company.',
        { seen: formatMoment(embargo_broken_at) },
      )}
      {content && (
        <p>
          <OutsideLink url={content.url} title={content.title} />
        </p>
      )}
    </Notice>
  )
}

const Submitted = ({ participant: { submissions, deadline_at } }: { participant: Participant }) => {
  const t = useText()
  if (submissions.length === 0) return null
  return (
    <RowList>
      {submissions.map(({ id, url, content, status, review_message, submitted_at }) => (
        <Row
          key={id}
          title={<OutsideLink url={content?.url ?? url} />}
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
        <BrokenEmbargo participant={known} />
        {status === 'waiting_for_access' && (
          <AppLink to="/user/creator-access">{t('View your creator access')}</AppLink>
        )}
        {mayWithdraw(status) && <WithdrawRequest participantId={known.id} />}
        {status === 'rejected' && decision_reason && (
          <Notice title="From the company">{decision_reason}</Notice>
        )}
        <Submitted participant={known} />
      </Stack>
    </Panel>
  )
}
