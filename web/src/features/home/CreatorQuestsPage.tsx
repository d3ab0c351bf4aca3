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
              title="In progress"
              count={runs.length}
              empty="Your offers and active Quests appear here, sorted by deadline."
            >
              <QuestRunRows runs={runs} />
            </CreatorWorkPanel>
            <OpenActivations
              title="Open to offers"
              more={{ to: '/campaigns/quests/browse', label: 'Browse Quests' }}
              kind="QUEST"
              empty="Once you’re approved for Quests, new Quests appear here as soon as companies publish them."
              activations={activation}
            />
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default CreatorQuestsPage
