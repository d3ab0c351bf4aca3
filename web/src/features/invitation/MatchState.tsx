import { eligibility, missedChecks } from '@questboard/domain'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { InvitationState_InvitationFragmentDoc } from './generated/InviteCreators.ts'
import { InvitationBadge } from './InvitationBadge.tsx'
import classes from './invitation.module.css'
import { gapsInWords, type Outcome, sayOutcome } from './outcomes.ts'
import type { Match } from './useSearch.ts'

/** The creator's eligibility for the selected activation, and the unmet requirements. */
const Standing = ({ match }: { match: Match }) => {
  const t = useText()
  const result = eligibility.read(match.eligibility)
  if (!result) return null
  const { eligible, access, vip, checks } = result
  if (eligible)
    return (
      <>
        <StatusBadge tone="good">{vip ? 'VIP' : 'Can join'}</StatusBadge>
        {match.can_be_paid_out === false && <span className={classes.detail}>{t('No payout setup')}</span>}
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

/** The result of an invitation. Without a result, the creator's eligibility. */
export const MatchState = ({ match, outcome }: { match: Match; outcome: Outcome | undefined }) => {
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
  if (match.takes_part) return <StatusBadge tone="info">Already joined</StatusBadge>
  if (match.invitation)
    return (
      <InvitationBadge
        invitation={readFragment(InvitationState_InvitationFragmentDoc, match.invitation)}
        lead
      />
    )
  return <Standing match={match} />
}
