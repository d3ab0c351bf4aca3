import type { KeyGame } from '@questboard/domain'

export const steamFields = [
  'gameId',
  'description',
  'plannedRelease',
  'distributionChannelIds',
  'tagIds',
  'thumbnailUrl',
  'heroUrl',
] as const satisfies readonly (keyof KeyGame)[]
export type SteamField = (typeof steamFields)[number]
export type SteamFill = Partial<Pick<KeyGame, SteamField>>
