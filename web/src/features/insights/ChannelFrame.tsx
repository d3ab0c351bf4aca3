import { useQuery } from '@apollo/client/react'
import { Anchor } from '@mantine/core'
import { type ChannelProvider, channelProviders, nameOfAffiliation, sizeTierNames } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PeriodPicker } from '../../components/PeriodPicker.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { formatAgo } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import type { Period } from '../../lib/period.ts'
import { countryName } from '../../lib/places.ts'
import { useText } from '../../lib/text.ts'
import { usePeriod } from '../../lib/usePeriod.ts'
import { InsightChannelDocument, type InsightChannelQuery } from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import { type InsightKind, kindAt } from './insightKinds.ts'
import classes from './insights.module.css'

type Found = InsightChannelQuery['channel'][number]

export type ShownChannel = {
  readonly id: string
  readonly creatorId: string
  readonly provider: ChannelProvider
  readonly name: string
  readonly url: string
  readonly affiliation: string | null
  readonly followers: number | null
  /** The time of the last channel check, which can be long ago if the platform's quota is used up. */
  readonly figuresAt: string | null
  readonly creator: Found['creator']
}

/** Every column of a view is nullable in GraphQL, but a channel always has these values. */
const shownOf = (found: Found | undefined): ShownChannel | null => {
  const provider = channelProviders.find((one) => one === found?.providerId)
  if (!found?.id || !found.creator_id || !provider) return null
  return {
    id: found.id,
    creatorId: found.creator_id,
    provider,
    name: found.channel_name ?? '',
    url: found.channel_url ?? '',
    affiliation: nameOfAffiliation(found.affiliation),
    followers: found.followers,
    figuresAt: found.figures_at,
    creator: found.creator,
  }
}

export type ChannelTab = {
  readonly kind: InsightKind
  readonly channel: ShownChannel
  readonly period: Period
  readonly followers: InsightChannelQuery['channel_day']
}

const Head = ({ channel, kind }: { channel: ShownChannel; kind: InsightKind }) => {
  const t = useText()
  const { creator } = channel
  const facts = [
    channelName(channel.provider),
    channel.affiliation && t(channel.affiliation),
    creator?.profile?.display_name !== channel.name && creator?.profile?.display_name,
    creator?.size_tier && t(sizeTierNames[creator.size_tier]),
    creator?.profile?.country && countryName(creator.profile.country),
    creator?.content_language?.name,
    channel.figuresAt
      ? t('updated {ago}', { ago: formatAgo(channel.figuresAt) })
      : t('Stats are on their way'),
  ].filter(Boolean)
  return (
    <PageHeader
      eyebrow={<AppLink to={`/insights/${kind.slug}/content-creators`}>{t(kind.title)}</AppLink>}
      title={channel.name}
      text={
        <span className={classes.who}>
          <ChannelIcon provider={channel.provider} size={16} />
          <span>{facts.join(' · ')}</span>
          <Anchor href={channel.url} target="_blank" rel="noreferrer">
            {t('Open the channel')}
          </Anchor>
        </span>
      }
    />
  )
}

type FrameProps = {
  id: string
  kind: InsightKind
  hasPeriod: boolean
  children: (tab: ChannelTab) => ReactNode
}

const OfChannel = ({ id, kind, hasPeriod, children }: FrameProps) => {
  const [period, choose] = usePeriod()
  const query = useQuery(InsightChannelDocument, { variables: { id, from: period.from, to: period.to } })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<PanelsSkeleton heights={['4rem', '7.5rem', '24rem']} />}
    >
      {({ channel: [found], channel_day }) => {
        const channel = shownOf(found)
        if (channel === null) return <NotFound what="Channel" />
        return (
          <>
            <Head channel={channel} kind={kind} />
            {hasPeriod && (
              <div className={classes.bar}>
                <PeriodPicker period={period} onChange={choose} />
              </div>
            )}
            {children({ kind, channel, period, followers: channel_day })}
          </>
        )
      }}
    </Loaded>
  )
}

type Props = Pick<FrameProps, 'children'> & { hasPeriod?: boolean }

/** A tab of one channel, with the channel's name and the period of its stats. */
export const ChannelFrame = ({ hasPeriod = true, children }: Props) => {
  const { channelId = '' } = useParams()
  const kind = kindAt(useLocation().pathname)
  if (!kind || !isUuid(channelId)) return <NotFound what="Channel" />
  return (
    <InsightGate>
      <OfChannel key={channelId} id={channelId} kind={kind} hasPeriod={hasPeriod}>
        {children}
      </OfChannel>
    </InsightGate>
  )
}
