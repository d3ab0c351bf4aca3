import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents, formatDue } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { type QuestRunRow_RunFragment, QuestRunRow_RunFragmentDoc } from './generated/RunRows.ts'
import classes from './NextUp.module.css'
import { isSoon, questAct } from './runWork.ts'

type Run = QuestRunRow_RunFragment

/** The first that waits for the creator; runs come with what is due first on top. */
export const nextUpOf = (runs: readonly FragmentType<typeof QuestRunRow_RunFragmentDoc>[]): Run | null =>
  runs.map((run) => readFragment(QuestRunRow_RunFragmentDoc, run)).find((run) => questAct(run) !== null) ??
  null

/** What the creator does next, with the picture of what it is about. */
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
        <Picture
          src={activation.hero_url ?? activation.thumbnail_url}
          name={activation.name}
          ratio="1920 / 640"
          eager
        />
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
