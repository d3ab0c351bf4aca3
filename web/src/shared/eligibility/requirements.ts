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

/**
 * The restrictions to lists, members or earlier missions. A mission's access also counts, because the chosen program can
 * be deleted, and companies cannot read another company's requirements.
 */
const restrictionWords = (
  t: ToText,
  requirement: Requirement | null,
  access: MissionAccessName,
): string[] => [
  ...(requirement?.has_creator_lists || access === 'creator_lists'
    ? [t('Creators on one of the company’s lists')]
    : []),
  ...(requirement?.program_id || access === 'program_members'
    ? [t('Members of the company’s Creator Program')]
    : []),
  ...((requirement?.completed_mission_ids.length ?? 0) > 0 || access === 'sequential'
    ? [t('One of the company’s other Missions completed first')]
    : []),
]

/** The requirements, one sentence each. Empty if everyone can join (rules §5). */
export const requirementWords = (
  t: ToText,
  requirement: Requirement | null,
  access: MissionAccessName = 'none',
): string[] => {
  const restrictions = restrictionWords(t, requirement, access)
  if (!requirement) return restrictions
  const { languages, activations_required } = requirement
  const where = places(requirement)
  return [
    ...figureWords(t, requirement),
    ...choiceWords(t, requirement),
    ...(where.length > 0 ? [t('From {places}', { places: anyOf(where) })] : []),
    ...(languages.length > 0
      ? [
          t('Content in {languages}', {
            languages: anyOf(languages.map(languageName)),
          }),
        ]
      : []),
    ...(activations_required === null
      ? []
      : [
          t('{what}: {count} or more', {
            what: t(requirementNames.activations_required),
            count: activations_required,
          }),
        ]),
    ...restrictions,
  ]
}
