import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { activationPath, hoursPerCreator, missionSteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { formatCount } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { type ToText, useText } from '../../../lib/text.ts'
import { ActivationOverview } from '../ActivationOverview.tsx'
import { stepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { OwnActivation } from '../OwnActivation.tsx'
import { type Todo, todosOf } from '../overviewFacts.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { TodoPanel } from '../TodoPanel.tsx'
import { MissionOwnerPageDocument, type MissionOwnerPageQuery } from './generated/MissionPage.ts'

type Owned = NonNullable<MissionOwnerPageQuery['activation_by_pk']>
type Stock = MissionOwnerPageQuery['code_promise'][number] | undefined

const Numbers = ({
  mission: { id, mission, eligible_creator_count, expected_viewers },
}: {
  mission: Owned
}) => {
  const t = useText()
  const page = activationPath('MISSION', id)
  const count = (stage: { aggregate: { count: number } | null } | undefined) =>
    formatCount(stage?.aggregate?.count)
  return (
    <Figures>
      <Figure label="To review" value={count(mission?.review)} to={`${page}/participants/review`} />
      <Figure label="Ongoing" value={count(mission?.ongoing)} to={`${page}/participants/ongoing`} />
      <Figure
        label="Rewards to claim"
        value={count(mission?.claiming)}
        to={`${page}/participants/completed`}
      />
      <Figure label="Completed" value={count(mission?.completed)} to={`${page}/participants/completed`} />
      <Figure
        label="Creators who can join"
        value={formatCount(eligible_creator_count)}
        to={stepAddress('MISSION', id, 'settings')}
      />
      <Figure
        label="Expected hours watched"
        value={formatCount((expected_viewers ?? 0) * hoursPerCreator)}
        hint={t(
          'If every place is filled and each creator streams for {hours, plural, one {# hour} other {# hours}}',
          {
            hours: hoursPerCreator,
          },
        )}
      />
    </Figures>
  )
}

const CodesShort = ({ stock }: { stock: Stock }) => {
  const t = useText()
  if (!stock?.is_short) return null
  return (
    <Notice
      tone="warn"
      title="Not enough codes for the promised rewards"
      action={
        <Button component={AppLink} variant="default" to="/company/code-manager">
          {t('Add codes')}
        </Button>
      }
    >
      {t(
        'Participating creators can claim up to {promised, plural, one {# code} other {# codes}}, but only {left, plural, one {# is} other {# are}} left.',
        {
          promised: stock.promised ?? 0,
          left: stock.available ?? 0,
        },
      )}
    </Notice>
  )
}

const placesFacts = (t: ToText, activation: Owned): [label: string, value: string][] => {
  const most = activation.mission?.max_participants
  const { participant_count: taken } = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  return most == null
    ? []
    : [
        [
          t('Places'),
          t('{left} of {most} left', {
            left: formatCount(Math.max(most - taken, 0)),
            most: formatCount(most),
          }),
        ],
      ]
}

const missionTodos = (activation: Owned): readonly Todo[] => {
  const { id, mission } = activation
  const { status } = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  const page = activationPath('MISSION', id)
  return todosOf(
    [
      {
        to: `${page}/participants/review`,
        title: 'Review creators’ work',
        text: 'Creators can claim their rewards once you approve their work.',
        wanted: (mission?.review.aggregate?.count ?? 0) > 0,
      },
    ],
    { status, invite: `${page}/invite-creators`, results: `${page}/results/creators` },
  )
}

const OwnerPage = ({ id, others }: { id: string; others: ReactNode }) => {
  const t = useText()
  return (
    <OwnActivation
      kind="MISSION"
      query={useQuery(MissionOwnerPageDocument, { variables: { id } })}
      skeleton={<LinesSkeleton />}
      others={others}
    >
      {(mission, { code_promise }) => (
        <ActivationOverview
          activation={mission}
          hasPreview
          facts={placesFacts(t, mission)}
          numbers={
            <>
              <CodesShort stock={code_promise[0]} />
              <Numbers mission={mission} />
            </>
          }
        >
          <TodoPanel todos={missionTodos(mission)} />
          <PublishPanel activation={mission} steps={missionSteps} isOnOverview />
        </ActivationOverview>
      )}
    </OwnActivation>
  )
}

/**
 * A mission's page for its company: stats, next actions and the creators' view. Other companies get the public page.
 */
const MissionPage = ({ others }: { others: ReactNode }) => {
  const { missionId = '' } = useParams()
  return isUuid(missionId) ? (
    <OwnerPage id={missionId} others={others} key={missionId} />
  ) : (
    <NotFound what="Mission" />
  )
}

export default MissionPage
