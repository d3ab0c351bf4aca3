import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { type AnalyticsFigures, type ChannelProvider, channelProviders } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { ChannelIcon } from '../../../components/ChannelIcon.tsx'
import { PanelsSkeleton } from '../../../components/Skeletons.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import type { Days, Period } from '../../../lib/period.ts'
import { useText } from '../../../lib/text.ts'
import { pointAddress } from '../../../lib/usePeriod.ts'
import { DayNumbers } from '../DayNumbers.tsx'
import {
  DayNumbers_ChannelContentDayFragmentDoc,
  DayNumbers_GameDayFragmentDoc,
  InsightDaysDocument,
  InsightGameDocument,
} from '../generated/insights.ts'
import classes from '../insights.module.css'
import type { AnalyticsSubjectsQuery } from './generated/AnalyticsPages.ts'
import { typeNames } from './typeNames.ts'

type ChannelFigures = Extract<AnalyticsFigures, { kind: 'channel' }>
type Channel = { id: string; provider: ChannelProvider; name: string }

const skeleton = <PanelsSkeleton heights={['7.5rem', '24rem']} />
const asked = ({ from, to, before }: Period) => ({
  from,
  to,
  beforeFrom: before.from,
  beforeTo: before.to,
})

const OfChannel = ({
  channel,
  type,
  period,
  onOpen,
}: Pick<ChannelFigures, 'type'> & { channel: Channel; period: Period; onOpen?: (point: Days) => void }) => {
  const query = useQuery(InsightDaysDocument, {
    variables: { channelId: channel.id, type, ...asked(period) },
  })
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={skeleton}>
      {(data) => (
        <DayNumbers
          period={period}
          now={readFragment(DayNumbers_ChannelContentDayFragmentDoc, data.now)}
          before={readFragment(DayNumbers_ChannelContentDayFragmentDoc, data.before)}
          isLive={type === 'STREAM'}
          {...(onOpen && { onOpen })}
        />
      )}
    </Loaded>
  )
}

const OfGame = ({ id, period, onOpen }: { id: string; period: Period; onOpen?: (point: Days) => void }) => {
  const query = useQuery(InsightGameDocument, { variables: { id, ...asked(period) } })
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={skeleton}>
      {(data) => (
        <DayNumbers
          period={period}
          now={readFragment(DayNumbers_GameDayFragmentDoc, data.now)}
          before={readFragment(DayNumbers_GameDayFragmentDoc, data.before)}
          isLive
          {...(onOpen && { onOpen })}
        />
      )}
    </Loaded>
  )
}

const kinds = { STREAM: 'livestream', VIDEO: 'video', SHORTS: 'shorts' } as const
const piecesOf = { STREAM: 'streams', VIDEO: 'videos', SHORTS: 'shorts' } as const

/** Every column of a view is nullable in GraphQL, but a channel always has these values. */
const channelOf = (subjects: AnalyticsSubjectsQuery, id: string): Channel | null => {
  const found = subjects.channel.find((one) => one.id === id)
  const provider = channelProviders.find((one) => one === found?.providerId)
  if (!found?.id || !provider) return null
  return { id: found.id, provider, name: found.channel_name ?? '' }
}

type Props = {
  figures: AnalyticsFigures
  subjects: AnalyticsSubjectsQuery
  period: Period
  /** True for companies, which can open each channel or game. */
  isLinked: boolean
  onRemove: () => void
}

export const FiguresPanel = ({ figures, subjects, period, isLinked, onRemove }: Props) => {
  const t = useText()
  const navigate = useNavigate()
  const channel = figures.kind === 'channel' ? channelOf(subjects, figures.id) : null
  const game = figures.kind === 'game' ? subjects.game.find(({ id }) => id === figures.id) : undefined
  const name = channel?.name ?? game?.name ?? t('No longer available')
  const address =
    figures.kind === 'channel'
      ? `/insights/${kinds[figures.type]}/content-creators/${figures.id}`
      : `/insights/livestream/games/${figures.id}`
  const rows = figures.kind === 'channel' ? `${address}/${piecesOf[figures.type]}` : address
  const opened = isLinked && {
    onOpen: (point: Days) => navigate(`${rows}?${pointAddress(period, point)}`),
  }
  const title: ReactNode = isLinked && (channel || game) ? <AppLink to={address}>{name}</AppLink> : name
  return (
    <section className={classes.figures} aria-label={name}>
      <header className={classes.figuresHead}>
        <h2 className={classes.who}>
          {channel && <ChannelIcon provider={channel.provider} size={16} />}
          {title}
        </h2>
        <span>{t(figures.kind === 'channel' ? typeNames[figures.type] : 'Livestreams of this game')}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('Remove {name} from the page', { name })}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </header>
      {channel && figures.kind === 'channel' && (
        <OfChannel channel={channel} type={figures.type} period={period} {...opened} />
      )}
      {game && <OfGame id={game.id} period={period} {...opened} />}
    </section>
  )
}
