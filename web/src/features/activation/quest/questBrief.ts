import {
  anyOf,
  codeItemTypeNames,
  kitContents,
  openQuestDays,
  postTypeNames,
  postTypes,
  questDeliveryTypeNames,
} from '@questboard/domain'
import { formatMoment } from '../../../lib/format.ts'
import type { ToText } from '../../../lib/text.ts'
import { homeZone, wallTimeAt, zoneName } from '../../../lib/zones.ts'
import type { QuestBriefQuery } from './generated/QuestBrief.ts'

type Activation = NonNullable<QuestBriefQuery['activation_by_pk']>
type Quest = NonNullable<QuestBriefQuery['quest_by_pk']>

const deliveryTime = (t: ToText, { delivery_type, specific_date, publish_from, publish_until }: Quest) => {
  if (delivery_type === 'specific_date') return formatMoment(specific_date)
  if (delivery_type === 'date_range')
    return t('{from} to {until}', { from: formatMoment(publish_from), until: formatMoment(publish_until) })
  return t('Within {days} days of payment', { days: openQuestDays })
}

const embargoOf = ({ embargo_at, embargo_time_zone }: Activation): string => {
  const zone = embargo_time_zone ?? homeZone
  const wall = embargo_at && wallTimeAt(embargo_at, zone)
  return wall ? `${wall.day} ${wall.time}, ${zoneName(zone, new Date(embargo_at))}` : ''
}

const openingTimes = (t: ToText, { start_date, end_date }: Activation): string =>
  end_date
    ? t('{from} to {until}', { from: formatMoment(start_date), until: formatMoment(end_date) })
    : t('From {from}', { from: formatMoment(start_date) })

/**
 * The terms for both sides, as labels and values. The value is empty if a term does not apply, such as the opening
 * times of a Quest that takes no more offers.
 */
export const questTerms = (
  t: ToText,
  activation: Activation,
  quest: Quest,
  isOpen: boolean,
): [string, string][] => [
  [t('Open to offers'), isOpen ? openingTimes(t, activation) : ''],
  [
    t('Kinds of content'),
    postTypes
      .filter((type) => quest.post_types.includes(type))
      .map((type) => t(postTypeNames[type]))
      .join(', '),
  ],
  [t('Delivery'), `${t(questDeliveryTypeNames[quest.delivery_type])}: ${deliveryTime(t, quest)}`],
  [t('Embargo ends'), embargoOf(activation)],
  [
    t('Review'),
    t('{days, plural, one {Within # day} other {Within # days}}', { days: quest.auto_approve_days }),
  ],
  [
    t('Late content accepted'),
    quest.grace_days > 0
      ? t('Up to {days, plural, one {# day} other {# days}} after the deadline', { days: quest.grace_days })
      : '',
  ],
]

export const kitWords = (t: ToText, contents: unknown, codes: number): string[] => {
  const parsed = kitContents.safeParse(contents)
  if (!parsed.success) return []
  const { items, images, videos, links, archive, instructions } = parsed.data
  return [
    ...(items.length > 0 && codes > 0
      ? [
          t('{count, plural, one {# code} other {# codes}} for {names}', {
            count: codes,
            names: anyOf(items.map(({ name, type }) => `${name} (${t(codeItemTypeNames[type])})`)),
          }),
        ]
      : []),
    ...(images > 0 ? [t('{count, plural, one {# picture} other {# pictures}}', { count: images })] : []),
    ...(videos > 0 ? [t('{count, plural, one {# video} other {# videos}}', { count: videos })] : []),
    ...(links > 0 ? [t('{count, plural, one {# link} other {# links}}', { count: links })] : []),
    ...(archive ? [t('An archive of files')] : []),
    ...(instructions ? [t('Instructions')] : []),
  ]
}

/** Describes where the call to action leads: to the creator's own tracked link, or to the plain URL. */
export const linkWords = (t: ToText, { target_url, track_clicks }: Quest): string =>
  target_url
    ? t(
        track_clicks
          ? 'You get your own link to {url}, with click tracking.'
          : 'Your link opens {url}. Clicks aren’t tracked.',
        { url: target_url },
      )
    : ''
