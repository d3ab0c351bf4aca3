import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { ShowMore } from '../../components/ShowMore.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import type { FragmentType } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useRest } from '../../lib/useRest.ts'
import { ClaimRewards } from './ClaimRewards.tsx'
import {
  EarlierRewardsDocument,
  type MissionRewards_MissionFragmentDoc,
} from './generated/MissionParticipation.ts'

const step = 5

type Props = {
  missionId: string
  /** The latest run is left out, because its rewards are already shown above. */
  lastId: string
  mission: FragmentType<typeof MissionRewards_MissionFragmentDoc>
  company: string
}

/** Rewards of earlier rounds. Creators reveal codes and track shipments long after a round. */
export const EarlierRewards = ({ missionId, lastId, mission, company }: Props) => {
  const [shown, setShown] = useState(step)
  // Loads two extra rows: one shows whether there are more, and one can be the latest round, which is left out.
  const [first] = useState(shown + 2)
  const query = useQuery(EarlierRewardsDocument, { variables: { missionId, limit: first } })
  const rest = useRest(query.data?.mission_run, {
    first,
    wanted: shown + 2,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.mission_run.length,
    showMore: () => setShown(shown + step),
  })
  const data = query.data ?? query.previousData
  return (
    <Loaded query={{ ...query, data }} skeleton={<LinesSkeleton lines={2} />}>
      {({ mission_run: runs }) => {
        const earlier = runs.filter(({ id }) => id !== lastId)
        return (
          <>
            {earlier.slice(0, shown).map((run) => (
              <ClaimRewards key={run.id} mission={mission} run={run} company={company} round={run.round} />
            ))}
            {earlier.length > shown && <ShowMore {...rest} />}
          </>
        )
      }}
    </Loaded>
  )
}
