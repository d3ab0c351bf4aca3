import { budgetLeft } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { formatCents, formatExactCents } from '../../../lib/format.ts'
import { type FragmentType, readFragment } from '../../../lib/fragments.ts'
import { type ToText, useText } from '../../../lib/text.ts'
import { QuestBudget_ActivationFragmentDoc } from './generated/QuestEdit.ts'
import classes from './QuestBudget.module.css'

type Budgeted = FragmentType<typeof QuestBudget_ActivationFragmentDoc>

const usedOf = (activation: Budgeted) => {
  const { quest } = readFragment(QuestBudget_ActivationFragmentDoc, activation)
  const use = {
    spentCents: quest?.budget?.spent_cents ?? 0,
    heldCents: quest?.budget?.held_cents ?? 0,
    awaitingCents: quest?.budget?.awaiting_cents ?? 0,
  }
  const budget = quest?.budget_cents ?? null
  return { use, budget, left: budgetLeft(budget, use) }
}

/** The budget and the amount left. Empty if the company has not set a budget. */
export const budgetFacts = (t: ToText, activation: Budgeted): [label: string, value: string][] => {
  const { budget, left } = usedOf(activation)
  return budget === null || left === null
    ? []
    : [[t('Budget'), t('{left} of {budget} left', { left: formatCents(left), budget: formatCents(budget) })]]
}

/** The parts of the budget that are spent, held in escrow and left. */
export const QuestBudget = ({ activation }: { activation: Budgeted }) => {
  const t = useText()
  const { use, left } = usedOf(activation)
  const rows = [
    ['Spent', formatExactCents(use.spentCents)],
    ['Held for active Quests', formatExactCents(use.heldCents)],
    ['Accepted, awaiting payment', formatExactCents(use.awaitingCents)],
    ['Left', left === null ? t('No budget set') : formatExactCents(left)],
  ] as const
  return (
    <Panel title="Budget">
      <dl className={classes.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={classes.row}>
            <dt>{t(label)}</dt>
            <dd data-over={(label === 'Left' && left !== null && left < 0) || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
