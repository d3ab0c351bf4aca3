import { OutsideLink } from '../../../components/OutsideLink.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { formatMoment } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { checksOf, contentOfSubmission } from './agreed.ts'
import { ContentPiece } from './ContentPiece.tsx'
import classes from './content.module.css'
import type { ContentRun_RunFragment } from './generated/Content.ts'

type Run = ContentRun_RunFragment

const isLate = ({ extended_from }: Run, submittedAt: string): boolean =>
  extended_from !== null && new Date(submittedAt) > new Date(extended_from)

/** True if submitted within the extra time that the company granted. */
const Late = ({ run }: { run: Run }) => {
  const t = useText()
  return (
    <p className={classes.about}>
      <StatusBadge tone="warn">Late</StatusBadge>
      {t('The agreed time was {when}.', { when: formatMoment(run.extended_from) })}
    </p>
  )
}

/** The current submissions, without those sent back. */
export const Pieces = ({ run }: { run: Run }) =>
  run.submissions
    .filter(({ status }) => status !== 'REJECTED')
    .map((submission) => (
      <div key={submission.id} className={classes.words}>
        {isLate(run, submission.submitted_at) && <Late run={run} />}
        <ContentPiece
          url={submission.url ?? ''}
          content={contentOfSubmission(submission)}
          checks={checksOf(run, submission)}
        />
      </div>
    ))

export const SubmittedPieces = ({ run }: { run: Run }) =>
  run.submissions.some(({ status }) => status !== 'REJECTED') && (
    <Panel title="Submitted content">
      <Pieces run={run} />
    </Panel>
  )

export const EarlierPieces = ({ run }: { run: Run }) => {
  const t = useText()
  const earlier = run.submissions.filter(({ status }) => status === 'REJECTED')
  if (earlier.length === 0) return null
  return (
    <Panel title="Sent back earlier">
      {earlier.map(({ id, url, review_message, submitted_at, reviewed_at }) => (
        <div key={id} className={classes.past}>
          <OutsideLink className={classes.title} url={url} />
          <span className={classes.faint}>
            {t('Submitted {when}, sent back {answered}', {
              when: formatMoment(submitted_at),
              answered: formatMoment(reviewed_at),
            })}
          </span>
          <blockquote className={classes.quote}>{review_message}</blockquote>
        </div>
      ))}
    </Panel>
  )
}
