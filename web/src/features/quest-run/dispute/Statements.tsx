import { formatMoment } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import type { Dispute_RunFragment } from './generated/Dispute.ts'
import classes from './Statements.module.css'

type Run = Pick<Dispute_RunFragment, 'company' | 'creator'>
type Statement = NonNullable<Dispute_RunFragment['dispute']>['statements'][number]

/** A person speaks for the company, so both names are shown. */
const authorOf = (run: Run, { side, author }: Statement): string => {
  if (side === null) return 'Questboard'
  if (side === 'creator') return run.creator.profile?.display_name ?? '–'
  return [author?.display_name, run.company.name].filter(Boolean).join(', ')
}

const Pictures = ({ urls }: { urls: readonly string[] }) => {
  const t = useText()
  return (
    <span className={classes.pictures}>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('Picture {number}', { number: index + 1 })} loading="lazy" />
        </a>
      ))}
    </span>
  )
}

/** The statements of both sides and our own findings, in order. Links in them are plain text. */
export const Statements = ({
  run,
  dispute,
}: {
  run: Run
  dispute: { readonly statements: readonly Statement[] }
}) => {
  const t = useText()
  if (dispute.statements.length === 0) return null
  return (
    <ol className={classes.list} aria-label={t('Statements')}>
      {dispute.statements.map((statement) => (
        <li key={statement.id}>
          <p className={classes.about}>
            {authorOf(run, statement)} ·{' '}
            <time dateTime={statement.created_at}>{formatMoment(statement.created_at)}</time>
          </p>
          <p className={classes.body}>{statement.body}</p>
          {statement.picture_urls.length > 0 && <Pictures urls={statement.picture_urls} />}
        </li>
      ))}
    </ol>
  )
}
