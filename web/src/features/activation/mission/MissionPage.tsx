import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { activationStatusNames, missionSteps } from '@questboard/domain'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { formatCount } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationMenu } from '../ActivationMenu.tsx'
import classes from '../ActivationPage.module.css'
import { ActivationReading } from '../ActivationReading.tsx'
import { activationAddress, missionStepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { statusTones } from '../statusTones.ts'
import { MissionOwnerPageDocument, type MissionOwnerPageQuery } from './generated/MissionPage.ts'

type Owned = NonNullable<MissionOwnerPageQuery['activation_by_pk']>
type Stock = MissionOwnerPageQuery['code_promise'][number] | undefined

const Numbers = ({ mission: { id, mission, eligible_creator_count } }: { mission: Owned }) => {
  const page = activationAddress('MISSION', id)
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
        to={missionStepAddress(id, { slug: 'settings' })}
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
      title="There are fewer codes than were promised"
      action={
        <Button component={AppLink} variant="default" to="/company/code-manager">
          {t('Add codes')}
        </Button>
      }
    >
      {t(
        'Creators who take part may claim {promised, plural, one {# code} other {# codes}}, and {left, plural, one {# is} other {# are}} left.',
        {
          promised: stock.promised ?? 0,
          left: stock.available ?? 0,
        },
      )}
    </Notice>
  )
}

const OwnerOverview = ({ mission, stock }: { mission: Owned; stock: Stock }) => {
  const t = useText()
  const [previews, setPreviews] = useState(false)
  const { id, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, mission)
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={<StatusBadge tone={statusTones[status]}>{activationStatusNames[status]}</StatusBadge>}
        actions={
          <>
            <Button variant="default" aria-pressed={previews} onClick={() => setPreviews(!previews)}>
              {t(previews ? 'Back to the overview' : 'Preview')}
            </Button>
            <Button component={AppLink} variant="default" to={missionStepAddress(id, { slug: 'details' })}>
              {t('Edit')}
            </Button>
            <ActivationMenu activation={mission} />
          </>
        }
      />
      {previews ? (
        <ActivationReading id={id} kind="MISSION" missing={<NotFound what="Mission" />} preview />
      ) : (
        <Stack gap="lg">
          <CodesShort stock={stock} />
          <Numbers mission={mission} />
          <div className={classes.panels}>
            <PublishPanel
              activation={mission}
              steps={missionSteps}
              addressOf={(step) => missionStepAddress(id, step)}
            />
          </div>
        </Stack>
      )}
    </>
  )
}

const OwnerPage = ({ id, others }: { id: string; others: ReactNode }) => {
  const { user } = useSession()
  const query = useQuery(MissionOwnerPageDocument, { variables: { id } })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ activation_by_pk: mission, code_promise }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, mission)
        return mission && head?.kind === 'MISSION' && head.company_id === user?.company?.id ? (
          <OwnerOverview mission={mission} stock={code_promise[0]} />
        ) : (
          others
        )
      }}
    </Loaded>
  )
}

/** A mission for its company: its numbers, what is to be done, and how creators see it; another company reads what everybody reads. */
const MissionPage = ({ others }: { others: ReactNode }) => {
  const { missionId = '' } = useParams()
  return isUuid(missionId) ? (
    <OwnerPage id={missionId} others={others} key={missionId} />
  ) : (
    <NotFound what="Mission" />
  )
}

export default MissionPage
