import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents, formatDue } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import { type QuestRunRow_RunFragment, QuestRunRow_RunFragmentDoc } from './generated/RunRows.ts'
import classes from './NextUp.module.css'
import { isSoon, questAct } from './runWork.ts'

type Run = QuestRunRow_RunFragment

/** Separates the first run that needs the creator's action from the others. The runs are already sorted by due date. */
export const nextUpOf = <One extends FragmentType<typeof QuestRunRow_RunFragmentDoc>>(
  runs: readonly One[],
): { next: Run | null; others: One[] } => {
  const read = (run: One): Run => readFragment(QuestRunRow_RunFragmentDoc, run)
  const found = runs.find((run) => questAct(read(run)) !== null)
  return { next: found ? read(found) : null, others: runs.filter((run) => run !== found) }
}

/** The creator's next action, with the activation's picture. */
export const NextUp = ({ run }: { run: Run }) => {
  const t = useText()
  const act = questAct(run)
  const { quest, company, deadline_at } = run
  const activation = quest.activation
  const cents = run.net_cents ?? run.amount_cents ?? run.current_bid?.amount_cents
  if (!act) return null
  return (
    <section className={classes.next} aria-label={t('Next up')}>
      <div className={classes.art}>
        <ActivationPicture activation={activation} shape="wide" eager />
      </div>
      <div className={classes.words}>
        <div className={classes.kind}>{t('Next up')}</div>
        <h2 className={classes.name}>{activation.name}</h2>
        <div className={classes.text}>
          {[company.name, cents == null ? null : formatCents(cents)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div className={classes.act}>
        {deadline_at && (
          <StatusBadge tone={isSoon(deadline_at) ? 'warn' : 'info'}>{formatDue(t, deadline_at)}</StatusBadge>
        )}
        <Button component={AppLink} to={act.to}>
          {t(act.label)}
        </Button>
      </div>
    </section>
  )
}
