import { Checkbox } from '@mantine/core'
import { sizeTierNames } from '@questboard/domain'
import { formatCents, inShort } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { affiliationOf, countryOf, FoundName, nameOf } from './creator.tsx'
import classes from './invitation.module.css'
import { MatchState } from './MatchState.tsx'
import type { Outcome } from './outcomes.ts'
import type { Chosen } from './useChosen.ts'
import type { Match } from './useSearch.ts'

export type MatchesProps = {
  rows: readonly Match[]
  isStale: boolean
  chosen: Chosen
  onTurn: (id: string, name: string) => void
  /** Results of the latest invitations, by creator. */
  outcomes: ReadonlyMap<string, Outcome>
}

/** The creator's size, affiliation, language, country and stats, if known. */
const factsOf = (t: ToText, { creator, followers, average_viewers, average_views }: Match): string =>
  [
    creator?.size_tier ? t(sizeTierNames[creator.size_tier]) : null,
    affiliationOf(creator) && t(affiliationOf(creator)),
    creator?.content_language?.name,
    countryOf(creator),
    t('{shown} {count, plural, one {follower} other {followers}}', inShort(followers)),
    average_viewers > 0
      ? t('{shown} {count, plural, one {viewer} other {viewers}}', inShort(average_viewers))
      : null,
    average_views > 0 ? t('{shown} {count, plural, one {view} other {views}}', inShort(average_views)) : null,
    creator?.minimum_deal_size_cents
      ? t('deals from {amount}', { amount: formatCents(creator.minimum_deal_size_cents) })
      : null,
  ]
    .filter(Boolean)
    .join(' · ')

/** Search results as a list, for windows too narrow for the table. */
export const MatchList = ({ rows, isStale, chosen, onTurn, outcomes }: MatchesProps) => {
  const t = useText()
  return (
    <ul className={classes.list} data-stale={isStale || undefined} aria-label={t('Creators')}>
      {rows.map((match) => (
        <li key={match.id} className={classes.row}>
          <Checkbox
            aria-label={t('Choose {name}', { name: nameOf(match.creator) })}
            checked={chosen.has(match.id)}
            onChange={() => onTurn(match.id, nameOf(match.creator))}
          />
          <FoundName creator={match.creator} />
          <span className={classes.facts}>{factsOf(t, match)}</span>
          <span className={classes.state}>
            <MatchState match={match} outcome={outcomes.get(match.id)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
