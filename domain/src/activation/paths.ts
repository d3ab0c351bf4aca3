import type { ActivationKind } from './activation.ts'

const pages: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/creator-programs',
  KEY: '/campaigns',
  MISSION: '/missions',
  QUEST: '/campaigns/quests',
}

/** The page of an activation, wherever something leads to it. */
export const activationPath = (kind: ActivationKind, id: string): string => `${pages[kind]}/${id}`

/** The log of one run of a Quest. */
export const questRunPath = (questId: string, runId: string): string =>
  `${activationPath('QUEST', questId)}/${runId}`
