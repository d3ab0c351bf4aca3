import {
  channelAffiliationNames,
  channelAffiliations,
  nameOfAffiliation,
  sizeTierLabels,
  sizeTierNames,
  sizeTiers,
} from '@questboard/domain'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import type { Channel_Period_Bool_Exp, Channel_Period_Order_By } from '../../generated/inputs.ts'
import { formatCount, formatShort } from '../../lib/format.ts'
import { countryName, languageName } from '../../lib/places.ts'
import { say } from '../../lib/text.ts'
import { between } from '../../tables/between.ts'
import type { Column, TableColumns } from '../../tables/column.ts'
import { figureColumn } from '../../tables/figureColumn.ts'
import type { Choice, Filter } from '../../tables/filters.ts'
import type { SortedBy } from './afterRow.ts'
import type { InsightKind } from './insightKinds.ts'
import classes from './insights.module.css'
import type { Channel } from './useChannels.ts'

type Order = Channel_Period_Order_By
type Where = Channel_Period_Bool_Exp
type ChannelColumn = Column<Channel, Order>

const nameOf = ({ channel }: Channel): string => channel?.channel_name ?? '–'

const figure = (id: SortedBy, title: string, format?: (value: number | null | undefined) => string) =>
  figureColumn(id, title, format)

/** This column is not sortable, because the number of streams or videos is not a useful order. */
const pieces = (title: string): ChannelColumn => ({
  id: 'items',
  title,
  width: 110,
  align: 'end',
  cell: ({ items }) => formatCount(items),
  text: ({ items }) => String(items),
})

const gained = (value: number | null | undefined): string =>
  value == null ? '–' : `${value > 0 ? '+' : ''}${formatShort(value)}`

const affiliationOf = ({ channel }: Channel): string => nameOfAffiliation(channel?.affiliation) ?? ''

const affiliation: ChannelColumn = {
  id: 'affiliation',
  title: 'Affiliation',
  width: 150,
  cell: (row) => say(affiliationOf(row) || '–'),
  text: affiliationOf,
}

const places: readonly ChannelColumn[] = [
  {
    id: 'size',
    title: 'Size',
    width: 110,
    cell: ({ size_tier }) => (size_tier ? say(sizeTierNames[size_tier]) : '–'),
    text: ({ size_tier }) => (size_tier ? sizeTierNames[size_tier] : ''),
  },
  {
    id: 'country',
    title: 'Country',
    width: 140,
    cell: ({ country }) => (country ? countryName(country) : '–'),
    text: ({ country }) => (country ? countryName(country) : ''),
  },
  {
    id: 'language',
    title: 'Language',
    width: 110,
    cell: ({ language }) => (language ? languageName(language) : '–'),
    text: ({ language }) => (language ? languageName(language) : ''),
  },
]

const name: ChannelColumn = {
  id: 'name',
  title: 'Channel',
  width: 240,
  cell: (row) => (
    <span className={classes.who}>
      <ChannelIcon provider={row.platform} size={16} />
      {nameOf(row)}
    </span>
  ),
  text: nameOf,
}

const followers = [figure('followers', 'Followers'), figure('followers_gained', 'Followers gained', gained)]

export const channelColumns: Readonly<Record<InsightKind['slug'], TableColumns<Channel, Order>>> = {
  livestream: [
    name,
    ...followers,
    figure('average_ccv', 'Average viewers'),
    figure('hours_watched', 'Hours watched'),
    pieces('Streams'),
    figure('views', 'Views'),
    affiliation,
    ...places,
  ],
  video: [
    name,
    ...followers,
    figure('views', 'Views'),
    pieces('Videos'),
    figure('views_per_item', 'Views per video'),
    figure('hours_watched', 'Hours watched'),
    ...places,
  ],
  shorts: [
    name,
    ...followers,
    figure('views', 'Views'),
    pieces('Shorts'),
    figure('views_per_item', 'Views per short'),
    ...places,
  ],
}

const choice = (
  id: 'platform' | 'country' | 'language' | 'size_tier',
  title: string,
  choices: readonly Choice[],
): Filter<Where> => ({
  kind: 'choice',
  id,
  title,
  choices,
  where: (values) => ({ [id]: { _in: [...values] } }),
})

const range = (id: 'followers' | 'average_ccv' | 'views', title: string): Filter<Where> => ({
  kind: 'range',
  id,
  title,
  unit: 'number',
  where: (wanted) => ({ [id]: between(wanted) }),
})

/** Only Twitch has affiliates and partners, so the filter is in the list of streams. */
const ofAffiliation: Filter<Where> = {
  kind: 'choice',
  id: 'affiliation',
  title: 'Affiliation',
  choices: channelAffiliations.map((value) => ({ value, label: channelAffiliationNames[value] })),
  where: (values) => ({ channel: { affiliation: { _in: [...values] } } }),
}

type Place = { readonly code: string; readonly name: string }
const placeChoices = (rows: readonly Place[]): Choice[] =>
  rows.map(({ code, name }) => ({ value: code, label: name }))

export const channelFilters = (
  { slug }: InsightKind,
  known: { readonly country: readonly Place[]; readonly language: readonly Place[] },
): readonly Filter<Where>[] => [
  choice(
    'platform',
    'Platform',
    ['twitch', 'youtube', 'tiktok'].map((value) => ({ value, label: channelName(value) })),
  ),
  choice(
    'size_tier',
    'Size',
    sizeTiers.map((value) => ({ value, label: sizeTierLabels[value] })),
  ),
  ...(slug === 'livestream' ? [ofAffiliation] : []),
  choice('country', 'Country', placeChoices(known.country)),
  choice('language', 'Language', placeChoices(known.language)),
  range('followers', 'Followers'),
  slug === 'livestream' ? range('average_ccv', 'Average viewers') : range('views', 'Views'),
]
