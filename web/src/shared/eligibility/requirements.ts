import {
  anyOf,
  channelProviderNames,
  type missionAccesses,
  type RequirementName,
  requirementNames,
} from '@questboard/domain'
import { formatCount } from '../../lib/format.ts'
import { countryName, languageName } from '../../lib/places.ts'
import type { ToText } from '../../lib/text.ts'

const figures = [
  'twitch_followers',
  'twitch_average_ccv',
  'youtube_subscribers',
  'youtube_average_video_views',
  'youtube_average_short_views',
  'tiktok_followers',
  'tiktok_average_short_views',
] as const satisfies readonly RequirementName[]

type MissionAccessName = (typeof missionAccesses)[number]

export type Requirement = Readonly<Record<(typeof figures)[number], number | null>> & {
  allow_all_creators: boolean
  countries: readonly string[]
  continents: readonly string[]
  languages: readonly string[]
  has_creator_lists: boolean
  program_id: string | null
  completed_mission_ids: readonly string[]
  activations_required: number | null
}

const continents: Readonly<Record<string, string>> = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
}

const places = ({ countries, continents: wide }: Requirement): string[] => [
  ...wide.map((code) => continents[code] ?? code),
  ...countries.map(countryName),
]

const figureWords = (t: ToText, requirement: Requirement): string[] =>
  figures.flatMap((name) => {
    const least = requirement[name]
    if (least === null || requirement.allow_all_creators) return []
    return [t('{what}: {count} or more', { what: t(requirementNames[name]), count: formatCount(least) })]
  })

/**
 * A creator who meets one platform's requirement is eligible (rules §5). The text says so if there are several
 * platforms.
 */
const choiceWords = (t: ToText, requirement: Requirement): string[] => {
  const asked = Object.keys(channelProviderNames).filter(
    (provider) =>
      !requirement.allow_all_creators &&
      figures.some((name) => name.startsWith(provider) && requirement[name] !== null),
  )
  return asked.length > 1 ? [t('You need to meet the numbers on only one of these platforms')] : []
}

type Restrictions = { readonly lists: boolean; readonly members: boolean; readonly missions: boolean }

/**
 * True for each restriction that applies: to lists, to members or to earlier missions. A mission's `access` is checked
 * too, because its program can be deleted and companies cannot read other companies' requirements.
 */
export const restrictionsOf = (
  requirement: Requirement | null,
  access: MissionAccessName = 'none',
): Restrictions => ({
  lists: requirement?.has_creator_lists === true || access === 'creator_lists',
  members: requirement?.program_id != null || access === 'program_members',
  missions: (requirement?.completed_mission_ids.length ?? 0) > 0 || access === 'sequential',
})

export const restrictionWords: Readonly<Record<keyof Restrictions, string>> = {
  lists: 'Creators on one of the company’s lists',
  members: 'Members of the company’s Creator Program',
  missions: 'Creators who completed one of the company’s other Missions',
}

/** The requirements without the access restrictions, one sentence each. */
export const conditionWords = (t: ToText, requirement: Requirement | null): string[] => {
  if (!requirement) return []
  const { languages, activations_required } = requirement
  const where = places(requirement)
  return [
    ...figureWords(t, requirement),
    ...choiceWords(t, requirement),
    ...(where.length > 0 ? [t('From {places}', { places: anyOf(where) })] : []),
    ...(languages.length > 0
      ? [t('Content in {languages}', { languages: anyOf(languages.map(languageName)) })]
      : []),
    ...(activations_required === null
      ? []
      : [
          t('{what}: {count} or more', {
            what: t(requirementNames.activations_required),
            count: activations_required,
          }),
        ]),
  ]
}

/** All requirements, one sentence each. Empty if everyone can join (rules §5). */
export const requirementWords = (
  t: ToText,
  requirement: Requirement | null,
  access?: MissionAccessName,
): string[] => {
  const { lists, members, missions } = restrictionsOf(requirement, access)
  return [
    ...conditionWords(t, requirement),
    ...(lists ? [t(restrictionWords.lists)] : []),
    ...(members ? [t(restrictionWords.members)] : []),
    ...(missions ? [t(restrictionWords.missions)] : []),
  ]
}
