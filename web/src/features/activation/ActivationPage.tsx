import { type ActivationKind, activationKindNames } from '@questboard/domain'
import { useLocation, useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ActivationReading, type Step } from './ActivationReading.tsx'
import { QuestGate } from './quest/QuestGate.tsx'

/** The kind of activation that a URL belongs to. Longer prefixes are checked first. */
const kindOf = (pathname: string): ActivationKind => {
  if (pathname.startsWith('/campaigns/quests/')) return 'QUEST'
  if (pathname.startsWith('/campaigns/')) return 'KEY'
  return pathname.startsWith('/missions/') ? 'MISSION' : 'CREATOR_PROGRAM'
}

/** The public page of an activation, also for visitors without an account. */
const ActivationPage = ({ Step }: { Step?: Step }) => {
  const kind = kindOf(useLocation().pathname)
  const { missionId, campaignId, questId, programId } = useParams()
  const id = missionId ?? campaignId ?? questId ?? programId ?? ''
  const missing = kind === 'QUEST' ? <QuestGate /> : <NotFound what={activationKindNames[kind]} />
  return isUuid(id) ? <ActivationReading id={id} kind={kind} missing={missing} Step={Step} /> : missing
}

export default ActivationPage
