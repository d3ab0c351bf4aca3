import type { Invitation_Set_Input } from '../../generated/inputs.ts'
import { formatCents } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

export type OwnRules = {
  own: 'quest' | 'own'
  maxCents: number | null
  within: 'auto_accept' | 'manual_review'
  over: 'auto_decline' | 'manual_review'
}

type Kept = {
  readonly auto_bid_max_cents: number | null
  readonly auto_bid_within: string | null
  readonly auto_bid_over: string | null
}

/** An invitation that sets no maximum follows the quest's auto-bidding rules. */
export const ownRulesOf = ({ auto_bid_max_cents, auto_bid_within, auto_bid_over }: Kept): OwnRules => ({
  own: auto_bid_max_cents === null ? 'quest' : 'own',
  maxCents: auto_bid_max_cents,
  within: auto_bid_within === 'auto_accept' ? 'auto_accept' : 'manual_review',
  over: auto_bid_over === 'auto_decline' ? 'auto_decline' : 'manual_review',
})

export const rowOf = ({ own, maxCents, within, over }: OwnRules) =>
  (own === 'own'
    ? { auto_bid_max_cents: maxCents, auto_bid_within: within, auto_bid_over: over }
    : {
        auto_bid_max_cents: null,
        auto_bid_within: null,
        auto_bid_over: null,
      }) satisfies Invitation_Set_Input

const spelledOut = (t: ToText, { maxCents, within, over }: OwnRules): string => {
  const values = { amount: formatCents(maxCents) }
  const upTo =
    within === 'auto_accept'
      ? t('Counter-offers up to {amount} are accepted automatically.', values)
      : t('You decide on counter-offers up to {amount}.', values)
  return `${upTo} ${over === 'auto_decline' ? t('Higher counter-offers are declined automatically.') : t('You decide on higher counter-offers.')}`
}

/**
 * `quest` contains the quest's rules, for invitations without their own. Without any maximum, the company answers every
 * offer itself.
 */
export const rulesInWords = (t: ToText, rules: OwnRules, quest: Kept | null): string => {
  if (rules.own === 'quest') {
    const ofQuest = quest && ownRulesOf(quest)
    return ofQuest?.own === 'own'
      ? `${t('Same as the Quest:')} ${spelledOut(t, ofQuest)}`
      : t(
          'No rules: you decide on counter-offers. We decline counter-offers that you don’t answer before the deadline.',
        )
  }
  return spelledOut(t, rules)
}
