import { type ActivationKind, activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row as ListRow, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { Words } from '../../lib/Words.tsx'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import { isFull } from '../../shared/cards/activationFacts.ts'
import { type EligibilityResult, readEligibility } from '../../shared/eligibility/eligibility.ts'
import {
  type OpenActivations_ActivationFragment,
  OpenActivations_ActivationFragmentDoc,
} from './generated/OpenActivations.ts'
import classes from './RunRows.module.css'

type Props = {
  title: string
  more: { to: string; label: string }
  kind: ActivationKind
  empty: string
  activations: readonly FragmentType<typeof OpenActivations_ActivationFragmentDoc>[]
}

type Row = OpenActivations_ActivationFragment & { result: EligibilityResult | null }

const isFree = ({ result, ...activation }: Row): boolean => result?.eligible === true && !isFull(activation)

const Rows = ({ kind, rows }: { kind: ActivationKind; rows: readonly Row[] }) => {
  const t = useText()
  return (
    <RowList>
      {rows.map((row) => {
        const { id, name, end_date, result, company } = row
        const word = isFull(row) ? 'No places left' : (result?.word ?? '')
        return (
          <ListRow
            key={id}
            lead={
              <span className={classes.thumbnail}>
                <ActivationPicture activation={row} />
              </span>
            }
            title={<AppLink to={activationPath(kind, id)}>{name}</AppLink>}
            text={[company?.name, end_date && t('until {day}', { day: formatDay(end_date) }), result?.gaps[0]]
              .filter(Boolean)
              .join(' · ')}
            side={result && <StatusBadge tone={isFull(row) ? 'neutral' : result.tone}>{word}</StatusBadge>}
          />
        )
      })}
    </RowList>
  )
}

/** Activations that the creator can join now, and below them others with the first unmet requirement. */
export const OpenActivations = ({ title, more, kind, empty, activations }: Props) => {
  const t = useText()
  const rows = activations
    .map((one) => readFragment(OpenActivations_ActivationFragmentDoc, one))
    .map((row) => ({ ...row, result: readEligibility(t, row.eligibility) }))
  const free = rows.filter(isFree)
  const others = rows.filter((row) => !isFree(row))
  return (
    <>
      <Panel
        title={title}
        actions={
          <AppLink to={more.to}>
            <Words>{more.label}</Words>
          </AppLink>
        }
      >
        {free.length === 0 && (
          <EmptyState compact motif="offers" title="Nothing open right now" text={empty} />
        )}
        <Rows kind={kind} rows={free} />
      </Panel>
      {others.length > 0 && (
        <Panel title="Not open to you yet" text="You don’t meet a requirement, or there is no place left.">
          <Rows kind={kind} rows={others} />
        </Panel>
      )}
    </>
  )
}
