import type { KeyBasics, KeyGame } from '@questboard/domain'
import type { Activation_Set_Input } from '../../generated/inputs.ts'
import { homeZone } from '../../lib/zones.ts'
import type { QuestGeneral_ActivationFragment } from './quest/generated/QuestEdit.ts'

/** The basics that quests and key campaigns share. Quests edit them in one step, key campaigns in two. */
type Game = Pick<KeyGame, 'gameId' | 'description' | 'heroUrl' | 'thumbnailUrl' | 'posterUrl'>

export const freshBasics: KeyBasics = {
  name: '',
  visibility: 'public',
  startDate: '',
  endDate: '',
  hasEmbargo: false,
  embargoAt: '',
  embargoTimeZone: homeZone,
}

export const freshGame: Game = {
  gameId: null,
  description: '',
  heroUrl: '',
  thumbnailUrl: '',
  posterUrl: '',
}

type Known<Columns extends keyof QuestGeneral_ActivationFragment> = Pick<
  QuestGeneral_ActivationFragment,
  Columns
>

export const basicsOf = (
  known: Known<'name' | 'visibility' | 'start_date' | 'end_date' | 'embargo_at' | 'embargo_time_zone'>,
): KeyBasics => ({
  name: known.name,
  visibility: known.visibility,
  startDate: known.start_date ?? '',
  endDate: known.end_date ?? '',
  hasEmbargo: known.embargo_at !== null,
  embargoAt: known.embargo_at ?? '',
  embargoTimeZone: known.embargo_time_zone ?? homeZone,
})

export const gameOf = (
  known: Known<'game' | 'description' | 'hero_url' | 'thumbnail_url' | 'poster_url'>,
): Game => ({
  gameId: known.game?.id ?? null,
  description: known.description,
  heroUrl: known.hero_url ?? '',
  thumbnailUrl: known.thumbnail_url ?? '',
  posterUrl: known.poster_url ?? '',
})

export const basicsRow = (basics: KeyBasics) =>
  ({
    name: basics.name.trim(),
    visibility: basics.visibility,
    start_date: basics.startDate,
    end_date: basics.endDate,
    embargo_at: basics.hasEmbargo ? basics.embargoAt : null,
    embargo_time_zone: basics.hasEmbargo ? basics.embargoTimeZone : null,
  }) satisfies Activation_Set_Input

export const gameRow = (game: Game) =>
  ({
    game_id: game.gameId,
    description: game.description.trim(),
    hero_url: game.heroUrl || null,
    thumbnail_url: game.thumbnailUrl || null,
    poster_url: game.posterUrl || null,
  }) satisfies Activation_Set_Input
