import {
  type ActivationKind,
  activationPath,
  type KeyStep,
  type MissionStep,
  type ProgramStep,
  type QuestStep,
} from '@questboard/domain'

type Steps = { CREATOR_PROGRAM: ProgramStep; KEY: KeyStep; MISSION: MissionStep; QUEST: QuestStep }

export type AnyStep = Steps[ActivationKind]

const firstSteps: Readonly<Record<ActivationKind, AnyStep['slug']>> = {
  CREATOR_PROGRAM: 'basic',
  KEY: 'basics',
  MISSION: 'details',
  QUEST: 'general',
}

/** The URL of a step. The first step has the URL of the editor itself, except for key campaigns. */
export const stepAddress = <Kind extends ActivationKind>(
  kind: Kind,
  id: string,
  slug: Steps[Kind]['slug'],
): string => {
  const page = kind === 'MISSION' ? `/company/missions/${id}` : activationPath(kind, id)
  return slug === firstSteps[kind] && kind !== 'KEY' ? `${page}/edit` : `${page}/edit/${slug}`
}

/** The URL where the company continues a draft. */
export const firstStepAddress = (kind: ActivationKind, id: string): string =>
  stepAddress(kind, id, firstSteps[kind])

const lists: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/company/creator-program',
  KEY: '/company/activations/keys/active',
  MISSION: '/company/activations/missions/active',
  QUEST: '/company/activations/quests/active',
}

export const listAddress = (kind: ActivationKind): string => lists[kind]
