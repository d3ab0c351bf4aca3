import type { KeyGame, StoreFacts } from '@questboard/domain'
import type { SteamField, SteamFill } from './steamFields.ts'

export type SteamChoice = {
  readonly field: SteamField
  readonly label: string
  /** The value shown. For a picture, its URL. */
  readonly shown: string
  readonly isPicture: boolean
  /** True if the field already has content. The user must then select the replacement. */
  readonly replaces: boolean
  readonly changes: SteamFill
}

const kindTags: Readonly<Record<StoreFacts['kind'], readonly string[]>> = {
  game: [],
  dlc: ['DLC'],
  demo: ['Demo'],
  other: [],
}

/** Tags for the campaign, such as DLC or Demo. The game's own genres stay with the game. */
const tagNamesOf = ({ kind, tags }: StoreFacts): readonly string[] => [
  ...kindTags[kind],
  ...(tags.some((tag) => tag.toLowerCase() === 'early access') ? ['Beta'] : []),
]

type Tag = { readonly id: string; readonly name: string }
const store: Tag = { id: 'steam', name: 'Steam' }

const text = (
  field: 'description' | 'plannedRelease' | 'thumbnailUrl' | 'heroUrl',
  label: string,
  found: string | null | undefined,
  before: string,
): SteamChoice[] =>
  !found || found === before
    ? []
    : [
        {
          field,
          label,
          shown: found,
          isPicture: field === 'thumbnailUrl' || field === 'heroUrl',
          replaces: before.trim() !== '',
          changes: { [field]: found },
        },
      ]

const added = (
  field: 'distributionChannelIds' | 'tagIds',
  label: string,
  found: readonly Tag[],
  before: readonly string[],
): SteamChoice[] => {
  const missing = found.filter(({ id }) => !before.includes(id))
  if (missing.length === 0) return []
  return [
    {
      field,
      label,
      shown: missing.map(({ name }) => name).join(', '),
      isPicture: false,
      replaces: false,
      changes: { [field]: [...before, ...missing.map(({ id }) => id)] },
    },
  ]
}

const game = ({ gameId, name }: StoreFacts, before: string | null): SteamChoice[] =>
  gameId === null || gameId === before
    ? []
    : [
        {
          field: 'gameId',
          label: 'Game',
          shown: name,
          isPicture: false,
          replaces: before !== null,
          changes: { gameId },
        },
      ]

/** The store data that differs from the form, with a flag if it would replace existing content. */
export const steamChoices = (
  facts: StoreFacts,
  before: KeyGame,
  tags: readonly Tag[],
  heroUrl: string | null,
): readonly SteamChoice[] => {
  const names = tagNamesOf(facts)
  return [
    ...game(facts, before.gameId),
    ...text('description', 'Description', facts.description, before.description),
    ...text('plannedRelease', 'Planned release', facts.releasedOn, before.plannedRelease),
    ...added('distributionChannelIds', 'Platforms', [store], before.distributionChannelIds),
    ...added(
      'tagIds',
      'Tags',
      tags.filter(({ name }) => names.includes(name)),
      before.tagIds,
    ),
    ...text('thumbnailUrl', 'Thumbnail', facts.thumbnailUrl, before.thumbnailUrl),
    ...text('heroUrl', 'Hero picture', heroUrl, before.heroUrl),
  ]
}

/** Initially selects only the values that do not replace existing content. */
export const chosenAtFirst = (choices: readonly SteamChoice[]): readonly SteamField[] =>
  choices.filter(({ replaces }) => !replaces).map(({ field }) => field)

export const filledIn = (choices: readonly SteamChoice[], chosen: readonly SteamField[]): SteamFill =>
  Object.assign({}, ...choices.filter(({ field }) => chosen.includes(field)).map(({ changes }) => changes))
