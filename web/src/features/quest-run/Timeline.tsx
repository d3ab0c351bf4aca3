import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { eventWords } from './eventWords.ts'
import classes from './Timeline.module.css'
import type { QuestRun } from './useQuestRun.ts'

export const Timeline = ({ run }: { run: Pick<QuestRun, 'company' | 'creator' | 'dispute' | 'events'> }) => {
  const t = useText()
  const company = run.company.name
  const creator = run.creator.profile?.display_name ?? '–'
  const cause = run.dispute?.cause
  const wasDeclined = cause === 'content_declined' || cause === 'content_not_found'
  return (
    <ol className={classes.list}>
      {run.events.map(({ id, type, payload, created_at, actor }) => {
        const { title, details } = eventWords(t, { type, payload, company, creator, wasDeclined })
        return (
          <li key={id} className={classes.event}>
            <p className={classes.title}>{title}</p>
            <p className={classes.about}>
              <time dateTime={created_at}>{formatMoment(created_at)}</time>
              {actor?.display_name && !title.includes(actor.display_name) && (
                <span> · {actor.display_name}</span>
              )}
            </p>
            {details.map((detail) => (
              <p key={detail} className={classes.about}>
                {detail}
              </p>
            ))}
          </li>
        )
      })}
    </ol>
  )
}
