import { StatusBadge } from '../../components/StatusBadge.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { OwnPart_ActivationFragmentDoc } from '../cards/generated/ActivationCard.ts'
import classes from './EligibilityLine.module.css'
import { readEligibility } from './eligibility.ts'
import { ownPartOf } from './ownPart.ts'

type Props = {
  eligibility: unknown
  /** False if no one can join any more. Eligibility is then no longer relevant. */
  isOpen?: boolean
  /** The creator's status, if they already take part. */
  part?: FragmentType<typeof OwnPart_ActivationFragmentDoc> | undefined
}

/**
 * Shows the creator's status, or their eligibility with the first unmet requirement. Shows nothing if eligibility was
 * not queried.
 */
export const EligibilityLine = ({ eligibility, isOpen = true, part }: Props) => {
  const t = useText()
  const own = part && ownPartOf(readFragment(OwnPart_ActivationFragmentDoc, part))
  if (own)
    return (
      <span className={classes.result}>
        <StatusBadge tone={own.tone}>{own.word}</StatusBadge>
      </span>
    )
  const result = isOpen ? readEligibility(t, eligibility) : null
  if (!result) return null
  const [first, ...rest] = result.gaps
  return (
    <span className={classes.result}>
      <StatusBadge tone={result.tone}>{result.word}</StatusBadge>
      {first && <span className={classes.gap}>{first}</span>}
      {rest.length > 0 && (
        <span className={classes.gap}>{t('and {count} more', { count: rest.length })}</span>
      )}
    </span>
  )
}
