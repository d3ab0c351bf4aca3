import { CardGrid } from '../../components/CardGrid.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ActivationCard } from '../../shared/cards/ActivationCard.tsx'
import { type Prices, questOffer } from '../../shared/cards/questOffer.ts'
import { EligibilityLine } from '../../shared/eligibility/EligibilityLine.tsx'
import classes from './Browse.module.css'
import { fitWords } from './fitWords.ts'
import { BrowseCard_ActivationFragmentDoc, type BrowsePageQuery } from './generated/BrowsePage.ts'

type Activation = BrowsePageQuery['browse_activations'][number]

const BrowseCard = ({ activation, prices }: { activation: Activation; prices: Prices }) => {
  const t = useText()
  const own = readFragment(BrowseCard_ActivationFragmentDoc, activation)
  const { fit, eligibility, code_stock, quest } = own
  const words = fitWords(t, fit, eligibility)
  return (
    <ActivationCard activation={activation} stock={code_stock} offer={questOffer(t, quest, prices)}>
      {words && <span className={classes.fit}>{words}</span>}
      <EligibilityLine eligibility={eligibility} part={own} />
    </ActivationCard>
  )
}

/** Cards of open activations, each with the reason it fits and the creator's eligibility. */
export const BrowseCards = ({
  activations,
  prices,
}: {
  activations: readonly Activation[]
  prices: Prices
}) => (
  <CardGrid size="card">
    {activations.map((activation) => (
      <BrowseCard key={activation.id} activation={activation} prices={prices} />
    ))}
  </CardGrid>
)
