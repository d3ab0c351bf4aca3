import { useQuery } from '@apollo/client/react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { CreatorWorkPanel } from './CreatorWorkPanel.tsx'
import { CreatorMissionsPageDocument } from './generated/CreatorMissionsPage.ts'
import { OpenActivations } from './OpenActivations.tsx'
import { MissionRunRows } from './RunRows.tsx'

const CreatorMissionsPage = () => {
  const query = useQuery(CreatorMissionsPageDocument)
  return (
    <>
      <PageHeader title="Missions" />
      <Loaded query={query} skeleton={<PanelsSkeleton heights={['18rem', '24rem']} />}>
        {({ mission_run: runs, activation }) => (
          <Stacked wide>
            <CreatorWorkPanel
              title="In progress"
              count={runs.length}
              empty="Missions you join appear here, sorted by deadline."
            >
              <MissionRunRows runs={runs} />
            </CreatorWorkPanel>
            <OpenActivations
              title="Open to join"
              more={{ to: '/missions', label: 'All Missions' }}
              kind="MISSION"
              empty="New Missions appear here as soon as companies publish them."
              activations={activation}
            />
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default CreatorMissionsPage
