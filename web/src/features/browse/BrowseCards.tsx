import { ActivationCard } from '../../cards/ActivationCard.tsx'
import { EligibilityLine } from '../../cards/EligibilityLine.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import classes from './Browse.module.css'
import { fitWords } from './fitWords.ts'
import { BrowseCard_ActivationFragmentDoc, type BrowsePageQuery } from './generated/BrowsePage.ts'

type Activation = BrowsePageQuery['browse_activations'][number]

const BrowseCard = ({ activation }: { activation: Activation }) => {
  const t = useText()
  const { fit, eligibility, code_stock } = readFragment(BrowseCard_ActivationFragmentDoc, activation)
  const words = fitWords(t, fit)
  return (
    <ActivationCard activation={activation} stock={code_stock}>
      {words && <span className={classes.fit}>{words}</span>}
      <EligibilityLine eligibility={eligibility} />
    </ActivationCard>
  )
}

/** What is open, each with why it stands here and whether it is for this creator. */
export const BrowseCards = ({ activations }: { activations: readonly Activation[] }) => (
  <CardGrid size="card">
    {activations.map((activation) => (
      <BrowseCard key={activation.id} activation={activation} />
    ))}
  </CardGrid>
)
