import type { KeyBasics } from '@questboard/domain'
import type { Activation_Set_Input } from '../../generated/inputs.ts'
import { homeZone } from '../../lib/zones.ts'
import type { QuestGeneral_ActivationFragment } from './generated/QuestEdit.ts'

/** What Quests and key campaigns are told of alike. */
type Basics = Pick<
  KeyBasics,
  | 'name'
  | 'gameId'
  | 'description'
  | 'visibility'
  | 'heroUrl'
  | 'thumbnailUrl'
  | 'posterUrl'
  | 'startDate'
  | 'endDate'
  | 'hasEmbargo'
  | 'embargoAt'
  | 'embargoTimeZone'
>

/** Where nothing is known yet. */
export const freshBasics: Basics = {
  name: '',
  gameId: null,
  description: '',
  visibility: 'public',
  heroUrl: '',
  thumbnailUrl: '',
  posterUrl: '',
  startDate: '',
  endDate: '',
  hasEmbargo: false,
  embargoAt: '',
  embargoTimeZone: homeZone,
}

type Known = Pick<
  QuestGeneral_ActivationFragment,
  | 'name'
  | 'game'
  | 'description'
  | 'visibility'
  | 'hero_url'
  | 'thumbnail_url'
  | 'poster_url'
  | 'start_date'
  | 'end_date'
  | 'embargo_at'
  | 'embargo_time_zone'
>

/** As a form holds them. */
export const basicsOf = (known: Known): Basics => ({
  name: known.name,
  gameId: known.game?.id ?? null,
  description: known.description,
  visibility: known.visibility,
  heroUrl: known.hero_url ?? '',
  thumbnailUrl: known.thumbnail_url ?? '',
  posterUrl: known.poster_url ?? '',
  startDate: known.start_date ?? '',
  endDate: known.end_date ?? '',
  hasEmbargo: known.embargo_at !== null,
  embargoAt: known.embargo_at ?? '',
  embargoTimeZone: known.embargo_time_zone ?? homeZone,
})

/** As the activation's row keeps them. */
export const basicsRow = (basics: Basics) =>
  ({
    name: basics.name.trim(),
    game_id: basics.gameId,
    description: basics.description.trim(),
    visibility: basics.visibility,
    hero_url: basics.heroUrl || null,
    thumbnail_url: basics.thumbnailUrl || null,
    poster_url: basics.posterUrl || null,
    start_date: basics.startDate,
    end_date: basics.endDate,
    embargo_at: basics.hasEmbargo ? basics.embargoAt : null,
    embargo_time_zone: basics.hasEmbargo ? basics.embargoTimeZone : null,
  }) satisfies Activation_Set_Input
