import type { Invitation_Set_Input } from '../../generated/inputs.ts'
import { formatCents } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/** Auto-bidding of one invitation, as its form holds it. */
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

/** Without a highest bid of its own, an invitation goes by the quest. */
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
      ? t('Counter offers up to {amount} are accepted.', values)
      : t('Counter offers up to {amount} are left to you.', values)
  return `${upTo} ${over === 'auto_decline' ? t('Those above are declined.') : t('Those above are left to you.')}`
}

/** `quest`: what counts where the invitation has no rules of its own. A quest without a highest bid leaves all to the company. */
export const rulesInWords = (t: ToText, rules: OwnRules, quest: Kept | null): string => {
  if (rules.own === 'quest') {
    const ofQuest = quest && ownRulesOf(quest)
    return ofQuest?.own === 'own'
      ? `${t('As the Quest says:')} ${spelledOut(t, ofQuest)}`
      : t('There are no rules: counter offers are left to you, and declined unless you answer in time.')
  }
  return spelledOut(t, rules)
}
