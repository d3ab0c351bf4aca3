import { StatusBadge } from '../components/StatusBadge.tsx'
import { useText } from '../lib/text.ts'
import classes from './EligibilityLine.module.css'
import { readVerdict } from './eligibility.ts'

/** Whether a creator may join, and the nearest of what is lacking. Nothing where the database was not asked. */
export const EligibilityLine = ({ eligibility }: { eligibility: unknown }) => {
  const t = useText()
  const verdict = readVerdict(t, eligibility)
  if (!verdict) return null
  const [first, ...rest] = verdict.gaps
  return (
    <span className={classes.verdict}>
      <StatusBadge tone={verdict.tone}>{verdict.word}</StatusBadge>
      {first && <span className={classes.gap}>{first}</span>}
      {rest.length > 0 && (
        <span className={classes.gap}>{t('and {count} more', { count: rest.length })}</span>
      )}
    </span>
  )
}
