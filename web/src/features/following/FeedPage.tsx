import { Avatar } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Picture } from '../../components/Picture.tsx'
import { RichText } from '../../components/RichText.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { formatAgo, formatMoment } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useText } from '../../lib/text.ts'
import classes from './FeedPage.module.css'
import { type FeedLine, feedLine } from './feedLine.ts'
import { useFeed } from './useFeed.ts'

const Title = ({ line: { to, title, isOutside } }: { line: FeedLine }) =>
  isOutside ? (
    <a className={classes.title} href={to} target="_blank" rel="noreferrer nofollow ugc">
      {title}
    </a>
  ) : (
    <AppLink className={classes.title} to={to}>
      {title}
    </AppLink>
  )

const By = ({ by }: { by: NonNullable<FeedLine['by']> }) =>
  by.to ? <AppLink to={by.to}>{by.name}</AppLink> : <span>{by.name}</span>

const Line = ({ line, toldAt, isNew }: { line: FeedLine; toldAt: string; isNew: boolean }) => {
  const t = useText()
  const { what, text, by, picture, instead } = line
  return (
    <li className={classes.line} data-new={isNew || undefined}>
      <span className={classes.picture}>
        {picture || instead ? (
          <Picture src={picture} instead={instead} name={by?.name ?? what} ratio="460 / 215" />
        ) : (
          <Avatar name={by?.name ?? what} radius="md" size={44} color="accent" alt="" />
        )}
      </span>
      <div className={classes.words}>
        <span className={classes.facts}>
          <span className={classes.what}>{what}</span>
          {by && <By by={by} />}
          <time dateTime={toldAt} title={formatMoment(toldAt)}>
            {formatAgo(toldAt)}
          </time>
          {isNew && <span className={classes.new}>{t('New')}</span>}
        </span>
        <Title line={line} />
        {text && (
          <div className={classes.text}>
            <RichText text={text} />
          </div>
        )}
      </div>
    </li>
  )
}

const Nothing = ({ follows }: { follows: boolean }) =>
  follows ? (
    <EmptyState
      motif="notes"
      title="No news yet"
      text="The games, creators, companies and topics you follow haven’t posted news yet."
      next={{ to: '/home/user', label: 'What you follow' }}
    />
  ) : (
    <EmptyState
      motif="bell"
      title="Follow something to start your feed"
      text="Follow games, creators, companies and topics to see their news, streams, articles and new activations here."
      next={{ to: '/home/user', label: 'Find something to follow' }}
    />
  )

const FeedPage = () => {
  const t = useText()
  const { query, seenAt, texts, announcements, more, hasMore } = useFeed()
  return (
    <>
      <PageHeader title="Feed" text="News from the games, creators, companies and topics you follow." />
      <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
        {({ feed, follow }) =>
          feed.length === 0 ? (
            <Nothing follows={follow.length > 0} />
          ) : (
            <>
              <LoadProblem query={texts} />
              <Panel>
                <ul className={classes.list} aria-label={t('News')}>
                  {feed.map((item) => {
                    const line = feedLine(t, item, announcements)
                    const { id, told_at } = item
                    if (!line || !told_at) return null
                    const isNew = seenAt !== null && Date.parse(told_at) > Date.parse(seenAt)
                    return <Line key={id} line={line} toldAt={told_at} isNew={isNew} />
                  })}
                </ul>
              </Panel>
              {hasMore && <ShowMore {...more} />}
            </>
          )
        }
      </Loaded>
    </>
  )
}

export default FeedPage
