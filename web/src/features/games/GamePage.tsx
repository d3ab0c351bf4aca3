import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { Picture } from '../../components/Picture.tsx'
import { HeroSkeleton } from '../../components/Skeletons.tsx'
import { TabBar } from '../../components/TabBar.tsx'
import { usePicture } from '../../components/usePicture.ts'
import { formatDay } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useTitle } from '../../lib/title.ts'
import { FollowButton } from '../../shared/following/FollowButton.tsx'
import { ContentList } from './ContentList.tsx'
import { GameOverview } from './GameOverview.tsx'
import classes from './GamePage.module.css'
import { GamePageDocument, type GamePageQuery } from './generated/GamePage.ts'
import { NewsList } from './NewsList.tsx'

type Game = NonNullable<GamePageQuery['game_by_pk']>

const parts: Record<string, (game: Game, open: GamePageQuery['activation']) => ReactNode> = {
  '': (game, open) => <GameOverview game={game} open={open} />,
  news: (game) => <NewsList game={game} />,
  streams: (game) => <ContentList kind="streams" game={game} />,
  videos: (game) => <ContentList kind="videos" game={game} />,
}

const labels = { '': 'Overview', news: 'News', streams: 'Streams', videos: 'Videos' }

const Head = ({ game }: { game: Game }) => {
  const { whole, onError } = usePicture(game.hero_url)
  return (
    <header className={classes.head}>
      {whole && <img className={classes.backdrop} src={whole} alt="" onError={onError} />}
      <div className={classes.poster}>
        <Picture src={game.poster_url} name={game.name} ratio="3 / 4" eager />
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{game.name}</h1>
        <p className={classes.maker}>
          {[game.developer, game.released_on && formatDay(game.released_on)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={classes.side}>
        <FollowButton subject={{ game_id: game.id }} name={game.name} />
      </div>
    </header>
  )
}

const GameView = ({ game, open }: { game: Game; open: GamePageQuery['activation'] }) => {
  const part = useLocation().pathname.split('/')[3] ?? ''
  useTitle(game.name)
  const base = `/games/${game.id}`
  const to = (slug: string) => (slug ? `${base}/${slug}` : base)
  return (
    <>
      <Head game={game} />
      <TabBar
        label={game.name}
        tabs={Object.entries(labels).map(([slug, label]) => ({ to: to(slug), label }))}
        current={to(part)}
      />
      {parts[part]?.(game, open)}
    </>
  )
}

const GamePage = () => {
  const { gameId = '' } = useParams()
  const query = useQuery(GamePageDocument, { variables: { id: gameId }, skip: !isUuid(gameId) })
  if (!isUuid(gameId)) return <NotFound what="game" />
  return (
    <Loaded query={query} skeleton={<HeroSkeleton />}>
      {({ game_by_pk: game, activation }) =>
        game ? <GameView game={game} open={activation} /> : <NotFound what="game" />
      }
    </Loaded>
  )
}

export default GamePage
