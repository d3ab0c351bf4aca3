import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { CardGrid } from '../../components/CardGrid.tsx'
import { RichText } from '../../components/RichText.tsx'
import { TagList } from '../../components/TagList.tsx'
import { formatDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { ActivationCards } from '../../shared/cards/ActivationCards.tsx'
import { CompanyCard } from '../../shared/cards/CompanyCard.tsx'
import { ContentCard } from '../../shared/cards/ContentCard.tsx'
import { TopicLinks } from '../../shared/following/TopicLinks.tsx'
import classes from './GameOverview.module.css'
import type { GamePageQuery } from './generated/GamePage.ts'
import { NewsRow } from './NewsRow.tsx'

type Game = NonNullable<GamePageQuery['game_by_pk']>

const platformNames: Record<string, string> = { Pc: 'PC' }

const factsOf = (t: ToText, game: Game): [string, ReactNode][] => [
  [t('Developer'), game.developer],
  [t('Publisher'), game.publisher],
  [t('Release'), game.released_on ? formatDay(game.released_on) : t('To be announced')],
  [t('Platforms'), game.platforms.map(({ family }) => platformNames[family] ?? family).join(', ')],
  [
    t('Website'),
    game.website && (
      <Anchor href={game.website} target="_blank" rel="noreferrer">
        {game.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </Anchor>
    ),
  ],
]

const Facts = ({ game }: { game: Game }) => (
  <dl className={classes.facts}>
    {factsOf(useText(), game)
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

/** Only signed-in users can open topic pages. */
const Tags = ({ tags }: { tags: readonly { id: string; name: string }[] }) => {
  const { user } = useSession()
  return user ? <TopicLinks tags={tags} /> : <TagList tags={tags.map(({ name }) => name)} />
}

/** A game's details, its open activations and its latest content. */
export const GameOverview = ({ game, open }: { game: Game; open: GamePageQuery['activation'] }) => {
  const t = useText()
  return (
    <div className={classes.overview}>
      <div className={classes.main}>
        {game.description ? <RichText text={game.description} /> : <p>{t('No description yet.')}</p>}
        <Tags tags={game.tags.map(({ tag }) => tag)} />
        {open.length > 0 && <ActivationCards title="Open to creators" activations={open} />}
        {game.content.length > 0 && (
          <CardGrid
            title="Latest streams and videos"
            more={{ to: `/games/${game.id}/streams`, label: 'All streams' }}
            size="card"
          >
            {game.content.map((item) => (
              <ContentCard key={item.id} content={item} />
            ))}
          </CardGrid>
        )}
        {game.news.length > 0 && (
          <CardGrid title="News" more={{ to: `/games/${game.id}/news`, label: 'All news' }} size="card">
            <div className={classes.news}>
              {game.news.map((news) => (
                <NewsRow key={news.id} news={news} />
              ))}
            </div>
          </CardGrid>
        )}
      </div>
      <aside className={classes.side} aria-label={t('About the game')}>
        <Facts game={game} />
        {game.companies.map(({ company }) => (
          <CompanyCard key={company.id} company={company} />
        ))}
      </aside>
    </div>
  )
}
