import type { ActivationKind } from './activation.ts'

const pages: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/creator-programs',
  KEY: '/campaigns',
  MISSION: '/missions',
  QUEST: '/campaigns/quests',
}

export const activationPath = (kind: ActivationKind, id: string): string => `${pages[kind]}/${id}`

/** The page of one creator's work on a quest. */
export const questRunPath = (questId: string, runId: string): string =>
  `${activationPath('QUEST', questId)}/${runId}`
