import type { ActivationKind, KeyStep, MissionStep, ProgramStep, QuestStep } from '@questboard/domain'

const pages: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/creator-programs',
  KEY: '/campaigns',
  MISSION: '/missions',
  QUEST: '/campaigns/quests',
}

export const activationAddress = (kind: ActivationKind, id: string): string => `${pages[kind]}/${id}`

type Steps = { CREATOR_PROGRAM: ProgramStep; KEY: KeyStep; MISSION: MissionStep; QUEST: QuestStep }

export type AnyStep = Steps[ActivationKind]

const editors: Readonly<Record<ActivationKind, { at: string; first: AnyStep['slug'] }>> = {
  CREATOR_PROGRAM: { at: '/creator-programs', first: 'basic' },
  KEY: { at: '/campaigns', first: 'basics' },
  MISSION: { at: '/company/missions', first: 'details' },
  QUEST: { at: '/campaigns/quests', first: 'general' },
}

/** Where a step is filled in: the first at the address of editing itself, but for keys. */
export const stepAddress = <Kind extends ActivationKind>(
  kind: Kind,
  id: string,
  slug: Steps[Kind]['slug'],
): string => {
  const { at, first } = editors[kind]
  return slug === first && kind !== 'KEY' ? `${at}/${id}/edit` : `${at}/${id}/edit/${slug}`
}

/** Where a draft is gone on with. */
export const firstStepAddress = (kind: ActivationKind, id: string): string =>
  stepAddress(kind, id, editors[kind].first)

const lists: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/company/creator-program',
  KEY: '/company/activations/keys/active',
  MISSION: '/company/activations/missions/active',
  QUEST: '/company/activations/quests/active',
}

/** Where a company finds its activations of this kind. */
export const listAddress = (kind: ActivationKind): string => lists[kind]
