import { Avatar, Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { isWithin } from '../../lib/days.ts'
import { formatAgo, formatDue } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CompanyHomePageQuery } from './generated/CompanyHomePage.ts'
import { amountOf, heapsOf, type Task, tasksOf } from './queue.ts'
import classes from './WorkQueue.module.css'

const most = 7

/** Highlights tasks that are overdue or due within a day. */
const isSoon = (dueAt: string): boolean => isWithin(dueAt, 1)

const Due = ({ task: { dueAt, since } }: { task: Task }) => {
  const t = useText()
  if (dueAt) return <StatusBadge tone={isSoon(dueAt) ? 'warn' : 'neutral'}>{formatDue(t, dueAt)}</StatusBadge>
  return since && <span className={classes.since}>{t('since {when}', { when: formatAgo(since) })}</span>
}

const TaskRow = ({ task }: { task: Task }) => {
  const t = useText()
  const amount = amountOf(task)
  return (
    <li className={classes.row}>
      <Avatar src={task.picture} name={task.who} size={40} color="accent" alt="" className={classes.face} />
      <div className={classes.words}>
        <div>
          <strong>{task.who}</strong> <span className={classes.about}>{task.about}</span>
        </div>
        <div className={classes.what}>{task.what}</div>
      </div>
      <div className={`qb-figures ${classes.amount}`}>{amount}</div>
      <div className={classes.due}>
        <Due task={task} />
      </div>
      <Button
        component={AppLink}
        to={task.to}
        variant="default"
        className={classes.act}
        aria-label={t('{action}: {who}, {about}', {
          action: t(task.action),
          who: task.who,
          about: task.about,
        })}
      >
        {t(task.action)}
      </Button>
    </li>
  )
}

const Heaps = ({ data }: { data: CompanyHomePageQuery }) => {
  const t = useText()
  return (
    <ul className={classes.heaps}>
      {heapsOf(data).map(({ words, to, count }) => (
        <li key={to + words}>
          <AppLink to={to} className={classes.heap}>
            {t(words, { count })}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

export const WorkQueue = ({ data }: { data: CompanyHomePageQuery }) => {
  const t = useText()
  const tasks = tasksOf(t, data)
  return (
    <Panel title="Needs your attention">
      {tasks.length === 0 ? (
        <EmptyState
          compact
          motif="offers"
          title="You’re all caught up"
          text="Offers, reviews, payments and applications that need you appear here."
        />
      ) : (
        <>
          <Heaps data={data} />
          <ul className={classes.list}>
            {tasks.slice(0, most).map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
