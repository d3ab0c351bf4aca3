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

const statement = (columns = '', values = '', body = 'It is in it.'): string =>
  `INSERT INTO quest_dispute_statement (dispute_id, side, body${columns})
   SELECT id, 'creator', '${body}'${values} FROM quest_run_dispute`

export const disputes: readonly Rule[] = [
  {
    rule: 'a statement in a dispute needs text',
    given: disputed,
    broken: statement('', '', ' '),
    by: 'quest_dispute_statement_body_given',
    means: 'dispute-statement',
  },
  {
    rule: 'a statement in a dispute has up to 4 pictures',
    given: disputed,
    broken: statement(', picture_urls', `, '{/a,/b,/c,/d,/e}'`),
    by: 'quest_dispute_statement_pictures',
    means: 'dispute-pictures',
  },
  {
    rule: 'statements are possible only while a dispute is open',
    given: disputable,
    broken: statement(),
    by: 'quest_dispute_statement_while_open',
    means: 'status-illegal',
  },
  {
    rule: 'each side can make up to 20 statements in a dispute',
    given: disputed,
    broken: `${statement()} CROSS JOIN generate_series(1, 21)`,
    by: 'quest_dispute_statement_20_per_side',
    means: 'dispute-statements',
  },
  {
    rule: 'a statement in a dispute cannot change',
    given: [disputed, statement()],
    broken: `UPDATE quest_dispute_statement SET body = 'It was never in it.'`,
    by: 'quest_dispute_statement_is_kept',
    means: 'agreed-final',
  },
  {
    rule: 'a quest run cannot have two disputes',
    given: disputable,
    broken: insert(),
    by: 'quest_run_dispute_once',
    means: 'already-exists',
  },
  {
    rule: 'a dispute that is not open cannot have a reason',
    given: disputable,
    broken: change(`reason = 'Early.'`),
    by: 'quest_run_dispute_opened_whole',
    means: 'status-illegal',
  },
  {
    rule: 'opening a dispute requires a reason',
    given: disputable,
    broken: open(' '),
    by: 'quest_run_dispute_reason_given',
    means: 'dispute-reason',
  },
  {
    rule: 'a dispute cannot be opened after its deadline',
    given: [disputable, change(`deadline_at = now() - interval '1 second'`)],
    broken: open(),
    by: 'quest_run_dispute_in_time',
    means: 'dispute-over',
  },
  {
    rule: 'the reason of a dispute cannot change',
    given: disputed,
    broken: change(`reason = 'Something else.'`),
    by: 'quest_run_dispute_stays',
    means: 'agreed-final',
  },
  {
    rule: 'deciding a dispute requires a note',
    given: disputed,
    broken: change(`decision = 'refund'`),
    by: 'quest_run_dispute_decided_whole',
    means: 'reason-required',
  },
  {
    rule: 'the note of a decision cannot be blank',
    given: disputed,
    broken: change(`decision = 'refund', decision_note = ' '`),
    by: 'quest_run_dispute_note_given',
    means: 'reason-required',
  },
  {
    rule: 'a decided dispute needs a decision',
    given: disputed,
    broken: change(`status = 'decided'`),
    by: 'quest_run_dispute_decided_by_decision',
    means: 'status-illegal',
  },
  {
    rule: 'only an open dispute can be decided',
    given: disputable,
    broken: change(refund),
    by: 'quest_run_dispute_decided_while_open',
    means: 'status-illegal',
  },
  {
    rule: 'a dispute cannot be decided before the content is public or its deadline has passed',
    given: [given.videoRun, given.walkQuestRunTo('CONTENTREVIEW'), nobodyReviews, open()],
    broken: change(refund),
    by: 'quest_run_dispute_decided_after_listing',
    means: 'status-illegal',
  },
  {
    rule: 'a split must give both sides some of the money',
    given: disputed,
    broken: change(`decision = 'split', decision_note = 'Half.', creator_cents = 50000`),
    by: 'quest_run_dispute_split_within_amount',
    means: 'amount-invalid',
    detail: /above 0 and below the agreed 50000/,
  },
  {
    rule: 'a dispute cannot end without settling its money',
    given: disputable,
    broken: change(`status = 'lapsed'`),
    by: 'quest_run_dispute_settles',
    means: 'unexpected',
  },
]
