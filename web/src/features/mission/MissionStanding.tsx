import { Group, Progress, Stack } from '@mantine/core'
import { type MissionRunStatus, missionRunStatusNames } from '@questboard/domain'
import { CopyLink } from '../../components/CopyLink.tsx'
import { Countdown } from '../../components/Countdown.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { formatCount, formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { trackedLink } from '../../shared/links/trackedLink.ts'
import { isDeclinedInReview } from '../../shared/missions/missionRuns.ts'
import {
  MissionGoals_MissionFragmentDoc,
  MissionGoals_RunFragmentDoc,
  type MissionParticipationQuery,
} from './generated/MissionParticipation.ts'
import { goalName, goalsOf } from './goals.ts'
import classes from './Mission.module.css'

type Run = FragmentType<typeof MissionGoals_RunFragmentDoc> &
  Pick<
    MissionParticipationQuery['mission_run'][number],
    'status' | 'round' | 'deadline_at' | 'reviewed_at' | 'finished_at' | 'review_message'
  >
type Dates = Pick<Run, 'status' | 'deadline_at' | 'reviewed_at' | 'finished_at'>
type Link = MissionParticipationQuery['link'][number]

const tones: Readonly<Record<MissionRunStatus, Tone>> = {
  active: 'info',
  review: 'warn',
  claimReward: 'good',
  completed: 'good',
  declined: 'bad',
  canceled: 'neutral',
  expired: 'bad',
}

/** Explains each status to the creator. A run is declined by a review, or because its mission ended. */
const meanings: Readonly<Record<MissionRunStatus, (run: Dates) => string>> = {
  active: ({ deadline_at }) =>
    deadline_at
      ? 'Meet the criteria before the deadline. We track your content’s progress here.'
      : 'Meet the criteria. We track your content’s progress here.',
  review: () => 'You’ve reached 100%. The company is reviewing your work.',
  claimReward: () => 'The company approved your work. Claim your rewards.',
  completed: () => 'You completed this Mission.',
  declined: (run) =>
    isDeclinedInReview(run)
      ? 'The company did not approve your content.'
      : 'The Mission ended before you completed it.',
  canceled: () => 'The company canceled this Mission.',
  expired: () => 'You missed the deadline.',
}

const Goals = ({ goals }: { goals: ReturnType<typeof goalsOf>['goals'] }) => {
  const t = useText()
  return (
    <ul className={classes.goals}>
      {goals.map((goal) => {
        const { name, sentence } = goalName(t, goal)
        return (
          <li key={goal.id}>
            <div className={classes.goal}>
              <span>
                {name}
                {sentence && <span className={classes.sentence}>{sentence}</span>}
              </span>
              <span className={classes.count}>
                {goal.metric === 'CUSTOM'
                  ? t(goal.isMet ? 'Done' : 'To do')
                  : t('{value} of {target}', {
                      value: formatCount(goal.value),
                      target: formatCount(goal.target),
                    })}
              </span>
            </div>
            <Progress value={goal.share * 100} color={goal.isMet ? 'teal' : undefined} aria-label={name} />
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  mission: FragmentType<typeof MissionGoals_MissionFragmentDoc>
  run: Run
  earlier: readonly Pick<Run, 'status'>[]
  link: Link | undefined
}

/** "Progress & Status": a creator's status in a mission, their progress and the deadline. */
export const MissionStanding = ({ mission, run, earlier, link }: Props) => {
  const t = useText()
  const { status, round, deadline_at, finished_at, review_message } = run
  const { criteria } = readFragment(MissionGoals_MissionFragmentDoc, mission)
  const { progress } = readFragment(MissionGoals_RunFragmentDoc, run)
  const { goals, share } = goalsOf(criteria, progress, status)
  const countsClicks = criteria.some(({ category }) => category === 'CLICKS')
  const done = earlier.filter(({ status: stood }) => stood === 'completed').length
  return (
    <Panel title="Progress & Status">
      <Stack gap="sm">
        <Group gap="xs">
          <StatusBadge tone={tones[status]}>{missionRunStatusNames[status]}</StatusBadge>
          {round > 1 && <span>{t('Round {round}', { round })}</span>}
          <strong>{t('{share}%', { share: Math.floor(share * 100) })}</strong>
        </Group>
        <p>{t(meanings[status](run))}</p>
        {status === 'active' && deadline_at && <Countdown until={deadline_at} />}
        {status !== 'active' && finished_at && <p>{t('Ended {day}.', { day: formatDay(finished_at) })}</p>}
        {review_message && (status === 'active' || isDeclinedInReview(run)) && (
          <Notice tone="warn" title="From the company">
            {review_message}
          </Notice>
        )}
        <Goals goals={goals} />
        {link && countsClicks && status === 'active' && (
          <CopyLink
            label="Your link"
            description="Share your link. We count its clicks."
            address={trackedLink(link.slug)}
          />
        )}
        {done > 0 && (
          <p>
            {t('You completed this Mission {count, plural, one {# time} other {# times}} before.', {
              count: done,
            })}
          </p>
        )}
      </Stack>
    </Panel>
  )
}
