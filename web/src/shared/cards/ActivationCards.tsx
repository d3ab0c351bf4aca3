import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { EligibilityLine } from '../eligibility/EligibilityLine.tsx'
import { ActivationCard } from './ActivationCard.tsx'
import { isFull, isJoinable, type Stock } from './activationFacts.ts'
import {
  ActivationCard_ActivationFragmentDoc,
  ActivationEligibilityDocument,
  ActivationFacts_ActivationFragmentDoc,
  type OwnPart_ActivationFragmentDoc,
  UsualPricesDocument,
} from './generated/ActivationCard.ts'
import { type Prices, type QuestOffer, questOffer } from './questOffer.ts'

/** Facts that only creators see: eligibility, the codes left, and the estimated pay of a quest. */
export type Own = {
  eligibility: unknown
  stock: Stock
  offer: QuestOffer | null
  part: FragmentType<typeof OwnPart_ActivationFragmentDoc>
}

/** True only during the first request. False during a refetch after a failure. */
type Awaited = { readonly isAwaited: boolean }

/** Apollo runs this query once for all cards on the screen. */
export const usePrices = (): Prices & Awaited => {
  const { user } = useSession()
  const { data, networkStatus } = useQuery(UsualPricesDocument, { skip: user?.userType !== 'Creator' })
  return {
    size: data?.currentUser?.creator?.size_tier ?? null,
    rows: data?.usual_price ?? [],
    isAwaited: networkStatus === NetworkStatus.loading && !data,
  }
}

type AllOwn = Awaited & { readonly of: ReadonlyMap<string, Own> }

/** Loads the creator's facts for these activations. Only creators can query them. */
export const useOwn = (ids: readonly string[]): AllOwn => {
  const t = useText()
  const { user } = useSession()
  const prices = usePrices()
  const { data, previousData, networkStatus } = useQuery(ActivationEligibilityDocument, {
    variables: { ids: [...ids] },
    skip: user?.userType !== 'Creator' || ids.length === 0,
  })
  const rows = (data ?? previousData)?.activation ?? []
  const of = new Map(
    rows.map((row) => {
      const { id, eligibility, code_stock, quest } = row
      return [id, { eligibility, stock: code_stock, offer: questOffer(t, quest, prices), part: row }]
    }),
  )
  return { of, isAwaited: prices.isAwaited || (networkStatus === NetworkStatus.loading && !data) }
}

type Activation = { id: string } & FragmentType<typeof ActivationCard_ActivationFragmentDoc>
/** True while the creator's eligibility matters. If no places are left, the eligibility would contradict the card. */
const isOpenToJoin = (activation: Activation): boolean => {
  const card = readFragment(ActivationCard_ActivationFragmentDoc, activation)
  return isJoinable(card) && !isFull(readFragment(ActivationFacts_ActivationFragmentDoc, card))
}

type Props = { title?: string; more?: { to: string; label: string }; activations: readonly Activation[] }

/** A grid of activation cards. Creators also see their eligibility on each card. */
export const ActivationCards = ({ activations, ...grid }: Props) => {
  const { of: own, isAwaited } = useOwn(activations.map(({ id }) => id))
  // A card grows when the creator's facts arrive, so all cards wait for them.
  if (isAwaited) return <CardsSkeleton {...grid} size="card" cards={activations.length} />
  return (
    <CardGrid {...grid} size="card">
      {activations.map((one) => {
        const known = own.get(one.id)
        return (
          <ActivationCard key={one.id} activation={one} stock={known?.stock} offer={known?.offer}>
            {known && (
              <EligibilityLine eligibility={known.eligibility} isOpen={isOpenToJoin(one)} part={known.part} />
            )}
          </ActivationCard>
        )
      })}
    </CardGrid>
  )
}
