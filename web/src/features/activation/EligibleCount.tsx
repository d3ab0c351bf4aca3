import { useQuery } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import { requirementCosts, requirementForm, requirementNames } from '@questboard/domain'
import { Panel } from '../../components/Panel.tsx'
import { formatCount } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { costWords } from './costWords.ts'
import classes from './EligibleCount.module.css'
import { RequirementCostsDocument } from './generated/RequirementFields.ts'
import { type RequirementValues, requirementRow } from './requirementRows.ts'

const SOON = 300

const nameOf = (requirement: string): string =>
  Object.entries(requirementNames).find(([known]) => known === requirement)?.[1] ?? requirement

type Costs = ReturnType<typeof requirementCosts.parse>['costs']

const Rules = ({ costs }: { costs: Costs }) => {
  const t = useText()
  if (costs.length === 0) return <p className={classes.text}>{t('No requirements: everyone can join.')}</p>
  return (
    <ul className={classes.rules}>
      {costs
        .toSorted((a, b) => b.creators - a.creators)
        .map(({ requirement, creators }) => (
          <li key={requirement}>
            <span>{t(nameOf(requirement))}</span>
            <span className={classes.cost}>{costWords(t, creators)}</span>
          </li>
        ))}
    </ul>
  )
}

/** Counts the creators who meet the edited requirements, and those whom each requirement excludes. */
export const EligibleCount = ({ id, values }: { id: string; values: RequirementValues }) => {
  const t = useText()
  const valid = requirementForm.safeParse(values)
  const [asked] = useDebouncedValue(JSON.stringify(valid.success ? requirementRow(valid.data) : null), SOON)
  const requirements: unknown = JSON.parse(asked)
  const { data, previousData, error } = useQuery(RequirementCostsDocument, {
    variables: { id, requirements },
    fetchPolicy: 'no-cache',
    skip: requirements === null,
  })
  const answer = requirementCosts.safeParse((data ?? previousData)?.activation_by_pk?.requirement_costs)
  return (
    <Panel title="Who can join">
      {answer.success ? (
        <>
          <p className={classes.count} role="status">
            <strong>{formatCount(answer.data.eligible)}</strong>{' '}
            {t('of {count, plural, one {# creator} other {# creators}}', { count: answer.data.everyone })}
          </p>
          <Rules costs={answer.data.costs} />
        </>
      ) : (
        <p className={classes.text} aria-busy={(!error && requirements !== null) || undefined}>
          {t(error ? 'We couldn’t count the creators.' : 'Counting creators…')}
        </p>
      )}
    </Panel>
  )
}
