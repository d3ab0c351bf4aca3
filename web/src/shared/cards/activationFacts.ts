import { type ActivationKind, channelProviderNames, DAY_MS, platformFamilyNames } from '@questboard/domain'
import { formatCount, formatDay } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'
import { rewardName } from '../missions/rewardName.ts'
import type { ActivationFacts_ActivationFragment } from './generated/ActivationCard.ts'

type Facts = ActivationFacts_ActivationFragment
type Reward = NonNullable<Facts['mission']>['rewards'][number]

const firstOf = (t: ToText, names: readonly string[]): string | null => {
  const [first, ...rest] = names
  if (!first) return null
  return rest.length === 0 ? first : t('{first} and {count} more', { first, count: rest.length })
}

export const rewardNames = (t: ToText, rewards: readonly Reward[]): string[] =>
  rewards.map((reward) => rewardName(t, reward))

const codeTexts: Readonly<Record<string, string>> = {
  game: '{count, plural, one {# game code} other {# game codes}}',
  DLC: '{count, plural, one {# DLC code} other {# DLC codes}}',
  demo: '{count, plural, one {# demo code} other {# demo codes}}',
  in_game_item: '{count, plural, one {# code for an in-game item} other {# codes for in-game items}}',
}

/** Names the type of the codes if the campaign has only one. */
const codeWords = (types: unknown): string => {
  const [type, ...others] = Array.isArray(types) ? types.map(String) : []
  const known = others.length === 0 ? codeTexts[type ?? ''] : undefined
  return known ?? '{count, plural, one {# code} other {# codes}}'
}

/** The benefits for participants, in a few words. Null if the company gave none. */
export const rewardOf = (
  t: ToText,
  { kind, mission, key_campaign, creator_program }: Facts,
): string | null => {
  const of: Record<ActivationKind, () => string | null> = {
    MISSION: () => firstOf(t, rewardNames(t, mission?.rewards ?? [])),
    KEY: () =>
      key_campaign &&
      (key_campaign.waitlist
        ? t('A place on the waitlist')
        : t(codeWords(key_campaign.item_types), { count: key_campaign.codes_per_creator })),
    CREATOR_PROGRAM: () => firstOf(t, creator_program?.perks.map(({ title }) => title) ?? []),
    QUEST: () => t('Paid: you set the amount'),
  }
  return of[kind]()
}

const contentOf: Readonly<Record<string, string>> = {
  STREAM_CONTENT: 'Streams',
  VIDEO_CONTENT: 'Videos and shorts',
}

const providersIn = (requirement: Facts['requirement']): string[] =>
  Object.entries(channelProviderNames)
    .filter(([provider]) =>
      Object.entries(requirement ?? {}).some(([name, asked]) => name.startsWith(provider) && asked != null),
    )
    .map(([, name]) => name)

/** The platforms of the codes and of the requirements. If there are none, the kind of content that counts. */
export const platformsOf = (t: ToText, { channels, requirement, mission }: Facts): string[] => {
  const played = channels.flatMap(({ distribution_channel: { family } }) =>
    family ? [platformFamilyNames[family] ?? family] : [],
  )
  const platforms = [...new Set([...played, ...providersIn(requirement)])]
  if (platforms.length > 0) return platforms
  const content = (mission?.criteria ?? []).flatMap(({ category }) => contentOf[category] ?? [])
  return [...new Set(content)].map((words) => t(words))
}

export type Stock = readonly { availability: string | null }[]

const stockWords = (t: ToText, stock: Stock): string | null => {
  if (stock.length === 0) return null
  if (stock.every(({ availability }) => availability === 'OUT')) return t('Out of codes')
  return stock.every(({ availability }) => availability !== 'HIGH') ? t('Few codes left') : null
}

/** True if the activation has ended permanently. */
export const isOver = (status: string): boolean =>
  status === 'ended' || status === 'closed' || status === 'past'

/**
 * The number of creators so far. The words depend on the kind of activation, which counts requests, applications or
 * participants.
 */
const cameSoFar = (
  t: ToText,
  { kind, status, participant_count: count, key_campaign }: Facts,
): string | null => {
  if (count === 0) return null
  const of: Record<ActivationKind, () => string> = {
    QUEST: () => t('{count, plural, one {# creator} other {# creators}} with an offer', { count }),
    KEY: () =>
      key_campaign?.waitlist && !isOver(status)
        ? t('{count, plural, one {# creator} other {# creators}} on the waitlist', { count })
        : t('{count, plural, one {# creator} other {# creators}} requested a key', { count }),
    MISSION: () =>
      isOver(status)
        ? t('{count, plural, one {# creator took part} other {# creators took part}}', { count })
        : t('{count, plural, one {# creator takes part} other {# creators take part}}', { count }),
    CREATOR_PROGRAM: () => t('{count, plural, one {# creator} other {# creators}} applied', { count }),
  }
  return of[kind]()
}

type Placed = {
  participant_count: number
  mission: { max_participants: number | null } | null
}

/** True if all places of a mission are taken. Other kinds of activation have no fixed number of places. */
export const isFull = ({ participant_count, mission }: Placed): boolean =>
  mission?.max_participants != null && participant_count >= mission.max_participants

/** The number of places left. Creators also see whether a key campaign is running out of codes. */
export const placesOf = (t: ToText, facts: Facts, stock: Stock = []): string | null => {
  const { kind, status, participant_count, mission, key_campaign } = facts
  if (isOver(status)) return cameSoFar(t, facts)
  const most = mission?.max_participants
  if (most != null) {
    const left = Math.max(most - participant_count, 0)
    if (left === 0) return t('No places left')
    return t('{left} of {most, plural, one {# place} other {# places}} left', {
      left: formatCount(left),
      most,
    })
  }
  // Creators can claim codes only while the key campaign is live and is not a waitlist.
  const tellsStock = kind === 'KEY' && status === 'active' && !key_campaign?.waitlist
  return (tellsStock ? stockWords(t, stock) : null) ?? cameSoFar(t, facts)
}

/** The planned release date. Hidden after that day. */
export const plannedRelease = (t: ToText, { key_campaign }: Facts, now = Date.now()): string | null => {
  const release = key_campaign?.planned_release
  return release && Date.parse(release) > now ? t('Planned release {day}', { day: formatDay(release) }) : null
}

const month = 31

type Time = string | null | undefined
type Schedule = { status: string; start_date: Time; end_date: Time }

const daysUntil = (moment: string, now: number) => Math.ceil((new Date(moment).getTime() - now) / DAY_MS)

const withinDays = (t: ToText, days: number) =>
  days <= 1 ? t('Less than a day left') : t('{days, plural, one {# day left} other {# days left}}', { days })

const over: Readonly<Record<string, string>> = {
  unpublished: 'Closed to new creators',
  ended: 'Ended',
  closed: 'Ended',
  past: 'Ended',
}

/** True while creators can join, or can join later. False after the end date, even if the status is still open. */
export const isJoinable = (
  { status, end_date }: Pick<Schedule, 'status' | 'end_date'>,
  now = Date.now(),
): boolean => !Object.hasOwn(over, status) && !(end_date && Date.parse(end_date) <= now)

/** The time left as a number of days, or the date of the end if it is far off. */
export const timeLeft = (t: ToText, { status, start_date, end_date }: Schedule, now = Date.now()): string => {
  if (status === 'upcoming')
    return start_date ? t('Opens {day}', { day: formatDay(start_date) }) : t('Opens soon')
  if (status !== 'active') return t(over[status] ?? 'Not open')
  if (!end_date) return t('Open with no end date')
  const days = daysUntil(end_date, now)
  if (days <= 0) return t('Ended')
  return days > month ? t('Until {day}', { day: formatDay(end_date) }) : withinDays(t, days)
}
