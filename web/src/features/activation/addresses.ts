import type { ActivationKind, KeyStep, MissionStep, ProgramStep, QuestStep } from '@questboard/domain'

const pages: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/creator-programs',
  KEY: '/campaigns',
  MISSION: '/missions',
  QUEST: '/campaigns/quests',
}

export const activationAddress = (kind: ActivationKind, id: string): string => `${pages[kind]}/${id}`

/** Where a step of a quest is filled in: the first at the address of editing itself. */
export const questStepAddress = (id: string, { slug }: Pick<QuestStep, 'slug'>): string =>
  slug === 'general' ? `/campaigns/quests/${id}/edit` : `/campaigns/quests/${id}/edit/${slug}`

export const keyStepAddress = (id: string, { slug }: Pick<KeyStep, 'slug'>): string =>
  `/campaigns/${id}/edit/${slug}`

/** The first at the address of editing itself. */
export const missionStepAddress = (id: string, { slug }: Pick<MissionStep, 'slug'>): string =>
  slug === 'details' ? `/company/missions/${id}/edit` : `/company/missions/${id}/edit/${slug}`

/** The first at the address of editing itself. */
export const programStepAddress = (id: string, { slug }: Pick<ProgramStep, 'slug'>): string =>
  slug === 'basic' ? `/creator-programs/${id}/edit` : `/creator-programs/${id}/edit/${slug}`

const firstSteps: Readonly<Record<ActivationKind, (id: string) => string>> = {
  CREATOR_PROGRAM: (id) => programStepAddress(id, { slug: 'basic' }),
  KEY: (id) => keyStepAddress(id, { slug: 'basics' }),
  MISSION: (id) => missionStepAddress(id, { slug: 'details' }),
  QUEST: (id) => questStepAddress(id, { slug: 'general' }),
}

/** Where a draft is gone on with. */
export const firstStepAddress = (kind: ActivationKind, id: string): string => firstSteps[kind](id)

const lists: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/company/creator-program',
  KEY: '/company/activations/keys/active',
  MISSION: '/company/activations/missions/active',
  QUEST: '/company/activations/quests/active',
}

/** Where a company finds its activations of this kind. */
export const listAddress = (kind: ActivationKind): string => lists[kind]
