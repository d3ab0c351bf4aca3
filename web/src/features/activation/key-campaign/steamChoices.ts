import type { KeyBasics, StoreFacts } from '@questboard/domain'
import type { SteamField, SteamFill } from './steamFields.ts'

export type SteamChoice = {
  readonly field: SteamField
  readonly label: string
  /** As it is shown; pictures by their addresses. */
  readonly shown: string
  readonly isPicture: boolean
  /** Something stands there that a person wrote or chose: it goes only where they say so. */
  readonly replaces: boolean
  readonly changes: SteamFill
}

const STORE = 'steam'
const tagNames: Readonly<Partial<Record<StoreFacts['kind'], string>>> = { dlc: 'DLC', demo: 'Demo' }

type Tag = { readonly id: string; readonly name: string }

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
  one: { readonly id: string; readonly shown: string } | null,
  before: readonly string[],
): SteamChoice[] =>
  one === null || before.includes(one.id)
    ? []
    : [
        {
          field,
          label,
          shown: one.shown,
          isPicture: false,
          replaces: false,
          changes: { [field]: [...before, one.id] },
        },
      ]

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

/** What of the store's facts can be filled in, and whether it would take the place of something. */
export const steamChoices = (
  facts: StoreFacts,
  basics: KeyBasics,
  tags: readonly Tag[],
  heroUrl: string | null,
): readonly SteamChoice[] => {
  const tag = tags.find(({ name }) => name === tagNames[facts.kind])
  return [
    ...game(facts, basics.gameId),
    ...text('description', 'Description', facts.description, basics.description),
    ...text('plannedRelease', 'Planned release', facts.releasedOn, basics.plannedRelease),
    ...added(
      'distributionChannelIds',
      'Platforms',
      { id: STORE, shown: 'Steam' },
      basics.distributionChannelIds,
    ),
    ...added('tagIds', 'Tags', tag ? { id: tag.id, shown: tag.name } : null, basics.tagIds),
    ...text('thumbnailUrl', 'Thumbnail', facts.thumbnailUrl, basics.thumbnailUrl),
    ...text('heroUrl', 'Hero picture', heroUrl, basics.heroUrl),
  ]
}

/** What is filled in unless the person says otherwise: nothing that stands there already. */
export const chosenAtFirst = (choices: readonly SteamChoice[]): readonly SteamField[] =>
  choices.filter(({ replaces }) => !replaces).map(({ field }) => field)

export const filledIn = (choices: readonly SteamChoice[], chosen: readonly SteamField[]): SteamFill =>
  Object.assign({}, ...choices.filter(({ field }) => chosen.includes(field)).map(({ changes }) => changes))
