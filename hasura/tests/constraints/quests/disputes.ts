import { applyQuestRunDeadline, seeContent } from '@questboard/moves/testing'
import { activation as a, given } from '../../support/activations.ts'
import type { Given } from '../../support/prepare.ts'
import type { Rule } from '../../support/rules.ts'

const nobodyReviews: Given = async (transaction) => {
  await seeContent(transaction, a.questRun)
  await applyQuestRunDeadline(transaction, a.questRun)
}
/** A stream that no one reviewed: it waits for its payout and can be disputed. */
export const disputable: Given = [given.questRun, given.walkQuestRunTo('CONTENTREVIEW'), nobodyReviews]

const insert = (columns = '', values = ''): string =>
  `INSERT INTO quest_run_dispute (quest_run_id, cause, deadline_at${columns}) VALUES ('${a.questRun}', 'auto_approved', now()${values})`
const change = (what: string): string => `UPDATE quest_run_dispute SET ${what}`
const open = (reason = 'It is not in it.'): string =>
  change(`status = 'open', opened_side = 'company', opened_at = now(), reason = '${reason}'`)
const disputed: Given = [disputable, open()]
const refund = `decision = 'refund', decision_note = 'It is not.'`

export const disputes: readonly Rule[] = [
  {
    rule: 'a run has one dispute',
    given: disputable,
    broken: insert(),
    by: 'quest_run_dispute_once',
    means: 'already-exists',
  },
  {
    rule: 'nobody has said why before there is a dispute',
    given: disputable,
    broken: change(`reason = 'Early.'`),
    by: 'quest_run_dispute_opened_whole',
    means: 'status-illegal',
  },
  {
    rule: 'a dispute says why',
    given: disputable,
    broken: open(' '),
    by: 'quest_run_dispute_reason_given',
    means: 'dispute-reason',
  },
  {
    rule: 'a dispute is opened in time',
    given: [disputable, change(`deadline_at = now() - interval '1 second'`)],
    broken: open(),
    by: 'quest_run_dispute_in_time',
    means: 'dispute-over',
  },
  {
    rule: 'what was said in a dispute stays',
    given: disputed,
    broken: change(`reason = 'Something else.'`),
    by: 'quest_run_dispute_stays',
    means: 'agreed-final',
  },
  {
    rule: 'a decision says why',
    given: disputed,
    broken: change(`decision = 'refund'`),
    by: 'quest_run_dispute_decided_whole',
    means: 'reason-required',
  },
  {
    rule: 'a decision says why in words',
    given: disputed,
    broken: change(`decision = 'refund', decision_note = ' '`),
    by: 'quest_run_dispute_note_given',
    means: 'reason-required',
  },
  {
    rule: 'a dispute is decided by a decision',
    given: disputed,
    broken: change(`status = 'decided'`),
    by: 'quest_run_dispute_decided_by_decision',
    means: 'status-illegal',
  },
  {
    rule: 'only an open dispute is decided',
    given: disputable,
    broken: change(refund),
    by: 'quest_run_dispute_decided_while_open',
    means: 'status-illegal',
  },
  {
    rule: 'a dispute is decided once the content is public or is not in time',
    given: [given.videoRun, given.walkQuestRunTo('CONTENTREVIEW'), nobodyReviews, open()],
    broken: change(refund),
    by: 'quest_run_dispute_decided_after_listing',
    means: 'status-illegal',
  },
  {
    rule: 'a split leaves something to both',
    given: disputed,
    broken: change(`decision = 'split', decision_note = 'Half.', creator_cents = 50000`),
    by: 'quest_run_dispute_split_within_amount',
    means: 'amount-invalid',
    detail: /above 0 and below the agreed 50000/,
  },
  {
    rule: 'a dispute that is over leaves no money behind',
    given: disputable,
    broken: change(`status = 'lapsed'`),
    by: 'quest_run_dispute_settles',
    means: 'unexpected',
  },
]
