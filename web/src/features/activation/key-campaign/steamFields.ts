import type { KeyBasics } from '@questboard/domain'

/** The fields of a key campaign that a store can fill in. */
export const steamFields = [
  'gameId',
  'description',
  'plannedRelease',
  'distributionChannelIds',
  'tagIds',
  'thumbnailUrl',
  'heroUrl',
] as const satisfies readonly (keyof KeyBasics)[]
export type SteamField = (typeof steamFields)[number]
export type SteamFill = Partial<Pick<KeyBasics, SteamField>>
