import { useQuery } from '@apollo/client/react'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ActivationCard } from '../../shared/cards/ActivationCard.tsx'
import { usePrices } from '../../shared/cards/ActivationCards.tsx'
import { questOffer } from '../../shared/cards/questOffer.ts'
import { CreatorOffersDocument, type CreatorOffersQuery } from './generated/CreatorOffers.ts'

const most = 6

const head = {
  title: 'Offers that fit',
  more: { to: '/campaigns/quests/browse', label: 'Browse Quests' },
  size: 'card',
} as const

/** Sorts by fit, best first. Activations that fit equally well are sorted by kind: quests, missions, keys. */
const bestOf = ({ quests, missions, keys }: CreatorOffersQuery) =>
  [...quests, ...[...missions, ...keys].map((one) => ({ ...one, quest: null }))]
    .toSorted((left, right) => (right.fit_rank ?? 0) - (left.fit_rank ?? 0))
    .slice(0, most)

/** Open activations that the creator is eligible for, those that fit best first. */
const CreatorOffers = () => {
  const t = useText()
  const prices = usePrices()
  const query = useQuery(CreatorOffersDocument, {
    variables: {
      filters: { eligible: true },
      order: [{ fit_rank: 'desc' }, { published_at: 'desc' }, { id: 'asc' }],
    },
  })
  const skeleton = <CardsSkeleton {...head} cards={most} />
  // The cards wait for the usual prices, because a price can make a card one line higher.
  const shown = prices.isAwaited ? { data: undefined, loading: true } : {}
  return (
    <Loaded query={{ ...query, ...shown }} skeleton={skeleton}>
      {(data) => {
        const best = bestOf(data)
        return best.length === 0 ? (
          <Panel title={head.title}>
            <EmptyState
              compact
              motif="offers"
              title="Nothing fits right now"
              text="As your channels grow or you choose more interests, matching offers appear here."
              next={{ to: '/campaigns/browse', label: 'Browse keys' }}
            />
          </Panel>
        ) : (
          <CardGrid {...head}>
            {best.map((activation) => (
              <ActivationCard
                key={activation.id}
                activation={activation}
                offer={questOffer(t, activation.quest, prices)}
              />
            ))}
          </CardGrid>
        )
      }}
    </Loaded>
  )
}

export default CreatorOffers
