import { useQuery } from '@apollo/client/react'
import { Anchor } from '@mantine/core'
import { useLocation, useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Picture } from '../../components/Picture.tsx'
import { TabBar } from '../../components/TabBar.tsx'
import { TagList } from '../../components/TagList.tsx'
import { GamePageDocument, type GamePageQuery } from '../../generated/graphql.ts'
import { formatDay } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useTitle } from '../../lib/title.ts'
import classes from './GamePage.module.css'
import { NewsRow } from './NewsRow.tsx'

type Game = NonNullable<GamePageQuery['game_by_pk']>

const Facts = ({ game }: { game: Game }) => {
  const facts: [string, React.ReactNode][] = [
    ['Developer', game.developer],
    ['Publisher', game.publisher],
    ['Release', game.released_on ? formatDay(game.released_on) : 'To be announced'],
    ['Platforms', game.platforms.map(({ family }) => family).join(', ')],
    [
      'Companies',
      game.companies.map(({ company }) => (
        <AppLink key={company.id} to={`/company/${company.id}`}>
          {company.name}
        </AppLink>
      )),
    ],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const Overview = ({ game }: { game: Game }) => (
  <div className={classes.overview}>
    <div>
      <p className={classes.description}>{game.description || 'No description yet.'}</p>
      <TagList tags={game.tags.map(({ tag }) => tag.name)} />
      {game.website && (
        <p>
          <Anchor href={game.website} target="_blank" rel="noreferrer">
            Website of the game
          </Anchor>
        </p>
      )}
    </div>
    <Facts game={game} />
  </div>
)

const News = ({ game }: { game: Game }) =>
  game.news.length === 0 ? (
    <EmptyState compact title={`No news about ${game.name} yet`} />
  ) : (
    game.news.map((news) => <NewsRow key={news.id} news={news} />)
  )

const parts: Record<string, (game: Game) => React.ReactNode> = {
  '': (game) => <Overview game={game} />,
  news: (game) => <News game={game} />,
  streams: ({ name }) => <EmptyState title="No streams yet" text={`Streams of ${name} show here.`} />,
  videos: ({ name }) => <EmptyState title="No videos yet" text={`Videos of ${name} show here.`} />,
}

const labels = { '': 'Overview', news: 'News', streams: 'Streams', videos: 'Videos' }

const GameView = ({ game }: { game: Game }) => {
  const part = useLocation().pathname.split('/')[3] ?? ''
  useTitle(game.name)
  const base = `/games/${game.id}`
  const to = (slug: string) => (slug ? `${base}/${slug}` : base)
  return (
    <>
      <header className={classes.hero}>
        <div className={classes.poster}>
          <Picture src={game.poster_url} name={game.name} ratio="3 / 4" eager />
        </div>
        <div>
          <h1 className={classes.name}>{game.name}</h1>
          <p className={classes.maker}>{game.developer}</p>
        </div>
      </header>
      <TabBar
        label={game.name}
        tabs={Object.entries(labels).map(([slug, label]) => ({ to: to(slug), label }))}
        current={to(part)}
      />
      {parts[part]?.(game)}
    </>
  )
}

const GamePage = () => {
  const { gameId = '' } = useParams()
  const query = useQuery(GamePageDocument, { variables: { id: gameId }, skip: !isUuid(gameId) })
  if (!isUuid(gameId)) return <NotFound what="game" />
  return (
    <Loaded query={query}>
      {({ game_by_pk: game }) => (game ? <GameView game={game} /> : <NotFound what="game" />)}
    </Loaded>
  )
}

export default GamePage
