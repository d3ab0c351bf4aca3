import { useQuery } from '@apollo/client/react'
import { Panel } from '../../../components/Panel.tsx'
import { PanelsSkeleton } from '../../../components/Skeletons.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/text.ts'
import { BriefList } from '../BriefList.tsx'
import { FactList } from '../FactList.tsx'
import { QuestBriefDocument, type QuestBriefQuery } from './generated/QuestBrief.ts'
import { kitWords, linkWords, questTerms } from './questBrief.ts'

type Activation = NonNullable<QuestBriefQuery['activation_by_pk']>
type Quest = NonNullable<QuestBriefQuery['quest_by_pk']>

const lines = (words: readonly string[]) => words.map((title, index) => ({ key: `${index} ${title}`, title }))

type BriefProps = { activation: Activation; quest: Quest; isOpen: boolean }

const Brief = ({ activation, quest, isOpen }: BriefProps) => {
  const t = useText()
  const { deliverables, talking_points, call_to_action, kit_codes } = quest
  const link = linkWords(t, quest)
  const call = call_to_action || link
  return (
    <>
      <Panel title="At a glance">
        <FactList facts={questTerms(t, activation, quest, isOpen)} />
      </Panel>
      <BriefList title="Deliverables" items={lines(deliverables)} />
      <BriefList title="Talking points" items={lines(talking_points)} />
      <BriefList
        title="Call to action"
        items={call ? [{ key: 'call', title: call, text: call_to_action ? link : '' }] : []}
      />
      <BriefList title="In the creator kit" items={lines(kitWords(t, activation.kit_contents, kit_codes))} />
    </>
  )
}

/** A quest's brief, the same for creators and in the company's preview. */
export const QuestBrief = ({ questId, isOpen }: { questId: string; isOpen: boolean }) => {
  const query = useQuery(QuestBriefDocument, { variables: { id: questId } })
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['8rem', '10rem', '10rem']} />}>
      {({ activation_by_pk: activation, quest_by_pk: quest }) =>
        activation && quest && <Brief activation={activation} quest={quest} isOpen={isOpen} />
      }
    </Loaded>
  )
}
