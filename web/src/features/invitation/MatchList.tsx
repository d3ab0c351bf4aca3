import { Checkbox } from '@mantine/core'
import { eligibility, missedChecks, sizeTierNames } from '@questboard/domain'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents, inShort } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { CreatorName, countryOf, nameOf } from './creator.tsx'
import { InvitationState_InvitationFragmentDoc } from './generated/InviteCreators.ts'
import { InvitationBadge } from './InvitationBadge.tsx'
import classes from './invitation.module.css'
import { gapsInWords, type Outcome, sayOutcome } from './outcomes.ts'
import type { Chosen } from './useChosen.ts'
import type { Match } from './useSearch.ts'

type Props = {
  rows: readonly Match[]
  isStale: boolean
  chosen: Chosen
  onTurn: (id: string, name: string) => void
  /** What became of those who were invited a moment ago. */
  outcomes: ReadonlyMap<string, Outcome>
}

/** Size, language, country and figures: what is not known is not said. */
const factsOf = (t: ToText, { creator, followers, average_viewers, average_views }: Match): string =>
  [
    creator?.size_tier ? t(sizeTierNames[creator.size_tier]) : null,
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

/** Whether the creator may join the chosen activation, and by how much not. */
const Standing = ({ match }: { match: Match }) => {
  const t = useText()
  const verdict = eligibility.read(match.eligibility)
  if (!verdict) return null
  const { eligible, access, vip, checks } = verdict
  if (eligible)
    return (
      <>
        <StatusBadge tone="good">{vip ? 'VIP' : 'Can join'}</StatusBadge>
        {match.can_be_paid_out === false && <span className={classes.detail}>{t('No payout set-up')}</span>}
      </>
    )
  const gaps = gapsInWords(t, missedChecks(checks))
  return (
    <>
      <StatusBadge tone="neutral">{access ? 'Does not meet the requirements' : 'No access yet'}</StatusBadge>
      {gaps !== '' && <span className={classes.detail}>{gaps}</span>}
    </>
  )
}

const State = ({ match, outcome }: { match: Match; outcome: Outcome | undefined }) => {
  const t = useText()
  if (outcome) {
    const { tone, word, detail } = sayOutcome(t, outcome)
    return (
      <>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {detail && <span className={classes.detail}>{detail}</span>}
      </>
    )
  }
  if (match.takes_part) return <StatusBadge tone="info">Takes part already</StatusBadge>
  if (match.invitation)
    return (
      <InvitationBadge
        invitation={readFragment(InvitationState_InvitationFragmentDoc, match.invitation)}
        lead
      />
    )
  return <Standing match={match} />
}

/** The creators who were found, each to be chosen. */
export const MatchList = ({ rows, isStale, chosen, onTurn, outcomes }: Props) => {
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
          <CreatorName creator={match.creator} />
          <span className={classes.facts}>{factsOf(t, match)}</span>
          <span className={classes.state}>
            <State match={match} outcome={outcomes.get(match.id)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
