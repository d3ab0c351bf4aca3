import { activationPath, budgetLeft } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { formatCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './BudgetPanel.module.css'
import type { CompanyHomeFiguresQuery } from './generated/CompanyHomeFigures.ts'

type Quest = CompanyHomeFiguresQuery['quest'][number]

const usedOf = ({ budget }: Quest) => ({
  spentCents: budget?.spent_cents ?? 0,
  heldCents: budget?.held_cents ?? 0,
  awaitingCents: budget?.awaiting_cents ?? 0,
})

const parts = [
  ['spent', 'Spent'],
  ['held', 'Held'],
  ['awaiting', 'Accepted'],
] as const

const QuestBudget = ({ quest }: { quest: Quest }) => {
  const t = useText()
  const used = usedOf(quest)
  const cents = { spent: used.spentCents, held: used.heldCents, awaiting: used.awaitingCents }
  const taken = used.spentCents + used.heldCents + used.awaitingCents
  const left = budgetLeft(quest.budget_cents, used) ?? 0
  // Spending above the budget fills the whole bar.
  const whole = Math.max(quest.budget_cents ?? 0, taken, 1)
  return (
    <li className={classes.quest}>
      <div className={classes.head}>
        <AppLink to={activationPath('QUEST', quest.id)} className={classes.name}>
          {quest.activation.name}
        </AppLink>
        <span className="qb-figures">
          {t('{taken} of {budget}', { taken: formatCents(taken), budget: formatCents(quest.budget_cents) })}
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        {parts.map(([part]) => (
          <span
            key={part}
            className={classes.part}
            data-part={part}
            style={{ width: `${(cents[part] / whole) * 100}%` }}
          />
        ))}
      </div>
      <div className={classes.words} data-over={left < 0 || undefined}>
        {left < 0
          ? t('{amount} over the budget', { amount: formatCents(-left) })
          : t('{amount} left', { amount: formatCents(left) })}
      </div>
    </li>
  )
}

export const BudgetPanel = ({ quests }: { quests: readonly Quest[] }) => {
  const t = useText()
  return (
    <Panel title="Spend against budget" text="Your running Quests.">
      {quests.length === 0 ? (
        <EmptyState
          compact
          motif="coins"
          title="No budgets yet"
          text="Set a budget for a Quest to see its spending here."
          next={{ to: '/company/activations/quests/active', label: 'View your Quests' }}
        />
      ) : (
        <>
          <ul className={classes.list}>
            {quests.map((quest) => (
              <QuestBudget key={quest.id} quest={quest} />
            ))}
          </ul>
          <div className={classes.legend}>
            {parts.map(([part, word]) => (
              <span key={part} className={classes.key} data-part={part}>
                {t(word)}
              </span>
            ))}
          </div>
        </>
      )}
    </Panel>
  )
}
