import {
  type ActivationKind,
  type ChannelProvider,
  channelProviders,
  type MatchmakingForm,
  matchmakingForm,
  type SizeTier,
} from '@questboard/domain'
import { checkWith, type FieldErrors } from '../../../lib/form.ts'

export type Wish = {
  activationId: string
  gameId: string
  objective: string
  countries: string[]
  languages: string[]
  platforms: ChannelProvider[]
  sizeTiers: SizeTier[]
  budgetCents: number | null
}

export const wizardSteps = [
  'Introduction',
  'Select activation',
  'Objectives',
  'Audience targeting',
  'Budget',
] as const

/** The fields that must be valid before the user can leave each step. */
const fieldsOf: readonly (readonly (keyof Wish)[])[] = [
  [],
  ['activationId', 'gameId'],
  ['objective'],
  ['countries', 'languages', 'platforms', 'sizeTiers'],
  ['budgetCents'],
]

export const checkStep = (step: number, wish: Wish): FieldErrors => {
  const found = checkWith(matchmakingForm)(wish)
  const asked = new Set<string>(fieldsOf[step])
  return Object.fromEntries(Object.entries(found).filter(([field]) => asked.has(field.split('.')[0] ?? '')))
}

/** The first step with invalid fields. Null if all are valid. */
export const stepToFix = (wish: Wish): number | null => {
  const step = fieldsOf.findIndex((_, index) => Object.keys(checkStep(index, wish)).length > 0)
  return step === -1 ? null : step
}

export const readWish = (wish: Wish): MatchmakingForm => matchmakingForm.parse(wish)

/** Quests cannot use TikTok (rules §5). */
export const platformsFor = (kind: ActivationKind | undefined): readonly ChannelProvider[] =>
  channelProviders.filter((one) => kind !== 'QUEST' || one !== 'tiktok')

export const newWish = (activationId: string | null): Wish => ({
  activationId: activationId ?? '',
  gameId: '',
  objective: '',
  countries: [],
  languages: [],
  platforms: ['twitch', 'youtube'],
  sizeTiers: [],
  budgetCents: null,
})
