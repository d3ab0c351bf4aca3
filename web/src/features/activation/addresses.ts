import type { ActivationKind, QuestStep } from '@questboard/domain'

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
