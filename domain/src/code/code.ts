import type { Transition } from '../transition.ts'

export const codeItemTypes = ['game', 'DLC', 'demo', 'in_game_item', 'other'] as const
export type CodeItemType = (typeof codeItemTypes)[number]

export const codeItemTypeNames: Readonly<Record<CodeItemType, string>> = {
  game: 'Game',
  DLC: 'DLC',
  demo: 'Demo',
  in_game_item: 'In-game item',
  other: 'Other',
}

export const codeStatuses = ['available', 'claimed', 'unavailable'] as const
export type CodeStatus = (typeof codeStatuses)[number]

export const codeTransitions: readonly Transition<CodeStatus>[] = [
  { from: 'available', to: 'claimed', event: 'codeClaimed' },
  { from: 'available', to: 'unavailable', event: 'codeHeldBack' },
  { from: 'unavailable', to: 'available', event: 'codeReleased' },
]

export const platformFamilies = ['Mobile', 'Nintendo', 'Pc', 'Playstation', 'VR', 'Xbox'] as const

export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || [])

export const importLimits = { codes: 100_000, length: 500, undoMinutes: 10, hours: 1 } as const
/** The maximum number of codes that a company can trace in one request. */
export const traceLimit = 1000

export const undoEnds = (addedAt: Date): Date =>
  new Date(addedAt.getTime() + importLimits.undoMinutes * 60_000)
