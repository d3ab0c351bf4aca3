import { useQuery } from '@apollo/client/react'
import { CardGrid } from '../components/CardGrid.tsx'
import type { FragmentType } from '../lib/fragments.ts'
import { useSession } from '../lib/session.ts'
import { ActivationCard } from './ActivationCard.tsx'
import type { Stock } from './activationFacts.ts'
import { EligibilityLine } from './EligibilityLine.tsx'
import {
  type ActivationCard_ActivationFragmentDoc,
  ActivationEligibilityDocument,
} from './generated/ActivationCard.ts'

/** What only creators are told: whether they may join, and whether codes are left. */
type Own = { eligibility: unknown; stock: Stock }

/** What a creator is told about each of these activations; nobody else may ask. */
export const useOwn = (ids: readonly string[]): ReadonlyMap<string, Own> => {
  const { user } = useSession()
  const { data, previousData } = useQuery(ActivationEligibilityDocument, {
    variables: { ids: [...ids] },
    skip: user?.userType !== 'Creator' || ids.length === 0,
  })
  const rows = (data ?? previousData)?.activation ?? []
  return new Map(rows.map(({ id, eligibility, code_stock }) => [id, { eligibility, stock: code_stock }]))
}

type Activation = { id: string } & FragmentType<typeof ActivationCard_ActivationFragmentDoc>
type Props = { title?: string; more?: { to: string; label: string }; activations: readonly Activation[] }

/** Activations side by side; creators see on each whether it is for them. */
export const ActivationCards = ({ activations, ...grid }: Props) => {
  const own = useOwn(activations.map(({ id }) => id))
  return (
    <CardGrid {...grid} size="card">
      {activations.map((one) => {
        const known = own.get(one.id)
        return (
          <ActivationCard key={one.id} activation={one} stock={known?.stock}>
            {known && <EligibilityLine eligibility={known.eligibility} />}
          </ActivationCard>
        )
      })}
    </CardGrid>
  )
}
