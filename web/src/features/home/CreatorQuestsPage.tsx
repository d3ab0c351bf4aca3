import { useQuery } from '@apollo/client/react'
import { questRunStages } from '@questboard/domain'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { CreatorWorkPanel } from './CreatorWorkPanel.tsx'
import { CreatorQuestsPageDocument } from './generated/CreatorQuestsPage.ts'
import { OpenActivations } from './OpenActivations.tsx'
import { QuestRunRows } from './RunRows.tsx'

const CreatorQuestsPage = () => {
  const query = useQuery(CreatorQuestsPageDocument, { variables: { ended: [...questRunStages.Ended] } })
  return (
    <>
      <PageHeader title="Quests" />
      <Loaded query={query} skeleton={<PanelsSkeleton heights={['18rem', '24rem']} />}>
        {({ quest_run: runs, activation }) => (
          <Stacked wide>
            <CreatorWorkPanel
              title="Under way"
              count={runs.length}
              empty="Offers you make and Quests you work on show here, what is due first on top."
            >
              <QuestRunRows runs={runs} />
            </CreatorWorkPanel>
            <OpenActivations
              title="Open for offers"
              more={{ to: '/campaigns/quests/browse', label: 'Browse Quests' }}
              kind="QUEST"
              empty="New Quests show here as soon as companies publish them, once you are approved for Quests."
              activations={activation}
            />
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default CreatorQuestsPage
