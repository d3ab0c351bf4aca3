import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { contentFigures, contentTypeNames } from '../../shared/content/contentWords.ts'
import { rejectedName } from '../../shared/missions/missionRuns.ts'
import type {
  SubmitMission_MissionFragment,
  SubmitMission_RunFragment,
} from './generated/MissionParticipation.ts'

type Submission = SubmitMission_RunFragment['submissions'][number]
type Criteria = SubmitMission_MissionFragment['criteria']

const tones = { PENDING: 'info', APPROVED: 'good', REJECTED: 'bad' } as const

const titleOf = ({ url, message, content }: Submission) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {content?.title || url}
    </a>
  ) : (
    message
  )

/** The submissions of a round, with their stats and the company's answers. */
export const Submitted = ({ run, criteria }: { run: SubmitMission_RunFragment; criteria: Criteria }) => {
  const t = useText()
  const { submissions } = run
  const names = { PENDING: 'Submitted', APPROVED: 'Accepted', REJECTED: rejectedName(run) }
  if (submissions.length === 0) return null
  return (
    <RowList>
      {submissions.map((one) => (
        <Row
          key={one.id}
          title={titleOf(one)}
          text={[
            criteria.find(({ id }) => id === one.criterion_id)?.title,
            ...(one.content
              ? [t(contentTypeNames[one.content.type] ?? ''), ...contentFigures(t, one.content)]
              : []),
            t('Submitted {moment}', { moment: formatMoment(one.submitted_at) }),
            one.review_message,
          ]
            .filter(Boolean)
            .join(' · ')}
          side={<StatusBadge tone={tones[one.status]}>{t(names[one.status])}</StatusBadge>}
        />
      ))}
    </RowList>
  )
}
