import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { ActivationCard } from '../../shared/cards/ActivationCard.tsx'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import classes from './OpenNow.module.css'
import type { Market } from './useMarket.ts'

/** Market data for visitors: activations that creators can join now, and the most anticipated games. */
export const OpenNow = ({ market }: { market: Market }) => {
  if (market === 'missing') return null
  if (market === 'loading')
    return (
      <div className={classes.open}>
        <CardsSkeleton
          title="Open to creators now"
          size="card"
          more={{ to: '/explore', label: 'See all' }}
          cards={3}
        />
        <CardsSkeleton title="Games on Questboard" more={{ to: '/games', label: 'See all' }} cards={6} />
      </div>
    )
  const { open, games } = market
  return (
    <div className={classes.open}>
      {open.length > 0 && (
        <CardGrid title="Open to creators now" size="card" more={{ to: '/explore', label: 'See all' }}>
          {open.map((one) => (
            <ActivationCard key={one.id} activation={one} />
          ))}
        </CardGrid>
      )}
      {games.length > 0 && (
        <CardGrid title="Games on Questboard" more={{ to: '/games', label: 'See all' }}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </CardGrid>
      )}
    </div>
  )
}
