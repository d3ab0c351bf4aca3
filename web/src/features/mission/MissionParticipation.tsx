import { useQuery, useSubscription } from '@apollo/client/react'
import { eligibility } from '@questboard/domain'
import { Loaded } from '../../lib/Loaded.tsx'
import { isFull } from '../../shared/cards/activationFacts.ts'
import { ActivationStep, type ActivationStepProps } from '../../shared/eligibility/ActivationStep.tsx'
import { InvitedFit } from '../../shared/eligibility/InvitedFit.tsx'
import { ClaimRewards } from './ClaimRewards.tsx'
import { EarlierRewards } from './EarlierRewards.tsx'
import {
  MissionParticipationDocument,
  MissionParticipationLiveDocument,
  type MissionParticipationQuery,
  MissionPlacesLiveDocument,
} from './generated/MissionParticipation.ts'
import { JoinMission } from './JoinMission.tsx'
import { MissionStanding } from './MissionStanding.tsx'
import { roundsLeft } from './rounds.ts'
import { SubmitMission } from './SubmitMission.tsx'
import { Unlocked } from './Unlocked.tsx'

type Activation = NonNullable<MissionParticipationQuery['activation_by_pk']>
type Mission = NonNullable<Activation['mission']>
type Known = MissionParticipationQuery & { activation_by_pk: Activation }

/** The latest round and earlier ones. Rewards to claim come first, because they are the creator's next step. */
const Run = ({ known, mission }: { known: Known; mission: Mission }) => {
  const { activation_by_pk: activation, link, rounds } = known
  const run = known.mission_run[0]
  if (run === undefined) return null
  const { company, games } = activation
  const earlier = rounds.filter(({ id }) => id !== run.id)
  const rewards = <ClaimRewards mission={mission} run={run} company={company?.name ?? ''} />
  const isClaiming = run.status === 'claimReward'
  return (
    <>
      {isClaiming && rewards}
      <MissionStanding mission={mission} run={run} earlier={earlier} link={link[0]} />
      <SubmitMission
        mission={mission}
        run={run}
        startsAt={activation.start_date ?? null}
        gameIds={games.map(({ game_id }) => game_id)}
      />
      {!isClaiming && rewards}
      {earlier.length > 0 && (
        <EarlierRewards
          missionId={activation.id}
          lastId={run.id}
          mission={mission}
          company={company?.name ?? ''}
        />
      )}
    </>
  )
}

/** True if the mission has places left, or if the creator keeps a place by a run that was not canceled. */
const hasPlace = ({ activation_by_pk: activation, rounds }: Known): boolean =>
  !isFull({ ...activation, mission: activation.mission ?? null }) ||
  rounds.some(({ status }) => status !== 'canceled')

const Way = ({ known, mission }: { known: Known; mission: Mission }) => {
  const { activation_by_pk: activation, rounds } = known
  const invitation = known.invitation[0]
  const isFit = eligibility.read(activation.eligibility)?.eligible ?? false
  const isOpen =
    activation.status === 'active' || (activation.status === 'upcoming' && invitation !== undefined)
  const mayJoin = isOpen && (invitation !== undefined || (isFit && hasPlace(known)))
  return (
    <>
      <Run known={known} mission={mission} />
      {mayJoin && roundsLeft(rounds, mission.repeatable_count) > 0 && (
        <JoinMission
          missionId={activation.id}
          runDays={mission.run_days ?? null}
          reviewDays={mission.review_days}
          startsAt={activation.status === 'upcoming' ? (activation.start_date ?? null) : null}
          endsAt={activation.end_date ?? null}
          invitation={invitation}
          hasPlace={hasPlace(known)}
          rounds={rounds}
        />
      )}
      {rounds.some(({ status }) => status === 'completed') && <Unlocked unlocks={known.mission_unlock} />}
    </>
  )
}

const isInvitedWithPlace = (data: MissionParticipationQuery | undefined): boolean => {
  const activation = data?.activation_by_pk
  return (
    activation != null &&
    data !== undefined &&
    data.invitation.length > 0 &&
    hasPlace({ ...data, activation_by_pk: activation })
  )
}

const MissionParticipation = ({
  id: missionId,
  eligibility: own,
  isOpen,
  facts,
  fit,
}: ActivationStepProps) => {
  const query = useQuery(MissionParticipationDocument, { variables: { missionId } })
  // Updates live, because the run can change at any time: the company decides, stats arrive, deadlines pass.
  useSubscription(MissionParticipationLiveDocument, {
    variables: { missionId },
    onData: () => void query.refetch(),
  })
  // Writes the number of places to the cache, where all parts of the page read it.
  useSubscription(MissionPlacesLiveDocument, { variables: { missionId } })
  const takesPart = (query.data?.mission_run.length ?? 0) > 0
  return (
    <ActivationStep
      facts={facts}
      fit={
        <InvitedFit eligibility={own} isInvited={isOpen && isInvitedWithPlace(query.data)}>
          {fit}
        </InvitedFit>
      }
      takesPart={takesPart}
      isAwaited={!query.data && query.loading}
    >
      <Loaded query={query}>
        {(data) => {
          const { activation_by_pk: activation } = data
          return (
            activation?.mission && (
              <Way known={{ ...data, activation_by_pk: activation }} mission={activation.mission} />
            )
          )
        }}
      </Loaded>
    </ActivationStep>
  )
}

export default MissionParticipation
