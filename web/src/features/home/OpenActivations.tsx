import { type ActivationKind, activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { Words } from '../../lib/Words.tsx'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import { type EligibilityResult, readEligibility } from '../../shared/eligibility/eligibility.ts'
import { OpenActivations_ActivationFragmentDoc } from './generated/OpenActivations.ts'
import classes from './RunRows.module.css'

type Props = {
  title: string
  more: { to: string; label: string }
  kind: ActivationKind
  empty: string
  activations: readonly FragmentType<typeof OpenActivations_ActivationFragmentDoc>[]
}

type Judged = { result: EligibilityResult | null }
const isOpen = ({ result }: Judged): boolean => result?.eligible === true

/**
 * Open activations for a creator: first those that the creator is eligible for, then others with the first unmet
 * requirement.
 */
export const OpenActivations = ({ title, more, kind, empty, activations }: Props) => {
  const t = useText()
  const rows = activations.map((one) => readFragment(OpenActivations_ActivationFragmentDoc, one))
  const judged = rows.map((row) => ({ ...row, result: readEligibility(t, row.eligibility) }))
  const ordered = judged.toSorted((left, right) => Number(isOpen(right)) - Number(isOpen(left)))
  return (
    <Panel
      title={title}
      actions={
        <AppLink to={more.to}>
          <Words>{more.label}</Words>
        </AppLink>
      }
    >
      {rows.length === 0 && <EmptyState compact motif="offers" title="Nothing open right now" text={empty} />}
      <RowList>
        {ordered.map(({ id, name, end_date, result, company, ...activation }) => (
          <Row
            key={id}
            lead={
              <span className={classes.thumbnail}>
                <ActivationPicture activation={activation} />
              </span>
            }
            title={<AppLink to={activationPath(kind, id)}>{name}</AppLink>}
            text={[company?.name, end_date && t('until {day}', { day: formatDay(end_date) }), result?.gaps[0]]
              .filter(Boolean)
              .join(' · ')}
            side={result && <StatusBadge tone={result.tone}>{result.word}</StatusBadge>}
          />
        ))}
      </RowList>
    </Panel>
  )
}
