import { useQuery } from '@apollo/client/react'
import { Stack, Tabs } from '@mantine/core'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { contentFigures } from '../../shared/content/contentWords.ts'
import { criterionSentence } from '../../shared/missions/missionGoals.ts'
import { rejectedName } from '../../shared/missions/missionRuns.ts'
import type { Participant } from './creator.tsx'
import { MissionRunWorkDocument, type MissionRunWorkQuery } from './generated/missionReview.ts'
import { MissionDecisions } from './MissionDecisions.tsx'
import { MissionRewardClaims } from './MissionRewardClaims.tsx'
import { SubmissionDecisions } from './SubmissionDecisions.tsx'

type Work = NonNullable<MissionRunWorkQuery['mission_run_by_pk']>

type Props = { run: Participant & { readonly id: string }; done: () => void }

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'neutral' } as const

/** Names the buttons of a submission. A message can be long. */
const nameOfSubmission = ({ content, url, message }: Work['submissions'][number]): string =>
  (content?.title || url || message || '').slice(0, 80)

const Submissions = ({ work, run, done }: Props & { work: Work }) => {
  const t = useText()
  const { submissions, status, version } = work
  const names = { PENDING: 'To review', APPROVED: 'Approved', REJECTED: rejectedName(work) }
  if (submissions.length === 0) return <p>{t('No content submitted yet')}</p>
  return (
    <RowList>
      {submissions.map((one) => (
        <Row
          key={one.id}
          title={
            one.url ? (
              <a href={one.url} target="_blank" rel="noreferrer">
                {one.content?.title || one.url}
              </a>
            ) : (
              one.message
            )
          }
          text={[
            one.criterion?.title,
            ...(one.content ? contentFigures(t, one.content) : []),
            t('Submitted {moment}', { moment: formatMoment(one.submitted_at) }),
            one.review_message,
          ]
            .filter(Boolean)
            .join(' · ')}
          side={
            status === 'review' && one.status === 'PENDING' ? (
              <SubmissionDecisions
                run={{ ...run, version }}
                submissionId={one.id}
                name={nameOfSubmission(one)}
                done={done}
              />
            ) : (
              <StatusBadge tone={tones[one.status]}>{t(names[one.status])}</StatusBadge>
            )
          }
        />
      ))}
    </RowList>
  )
}

const Goals = ({ progress }: Pick<Work, 'progress'>) => {
  const t = useText()
  const goals = progress.toSorted((a, b) => a.criterion.position - b.criterion.position)
  return (
    <RowList>
      {goals.map(({ criterion_id, value, criterion, criterion: { title, metric, target } }) => (
        <Row
          key={criterion_id}
          title={title || criterionSentence(t, criterion)}
          text={title && criterionSentence(t, criterion)}
          side={
            <StatusBadge tone={value >= target ? 'good' : 'info'}>
              {metric === 'CUSTOM'
                ? t(value >= target ? 'Done' : 'To do')
                : t('{value} of {target}', { value: formatCount(value), target: formatCount(target) })}
            </StatusBadge>
          }
        />
      ))}
    </RowList>
  )
}

const Parts = ({ work, run, done }: Props & { work: Work }) => {
  const t = useText()
  return (
    <Stack>
      <Goals progress={work.progress} />
      {work.status === 'review' && <MissionDecisions run={{ ...run, version: work.version }} done={done} />}
      <Tabs defaultValue="submissions" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="submissions">{t('Submissions')}</Tabs.Tab>
          <Tabs.Tab value="rewards">{t('Address & Rewards')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="submissions" pt="md">
          <Submissions work={work} run={run} done={done} />
        </Tabs.Panel>
        <Tabs.Panel value="rewards" pt="md">
          <MissionRewardClaims work={work} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}

/** A creator's submissions for a mission, the company's answers, and the rewards to deliver. */
export const MissionWork = ({ run, done }: Props) => {
  const query = useQuery(MissionRunWorkDocument, {
    variables: { id: run.id },
  })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton lines={4} />}>
      {({ mission_run_by_pk: work }) => work && <Parts work={work} run={run} done={done} />}
    </Loaded>
  )
}
