import { bulkActionConstraints } from '@questboard/domain'
import { activation as a } from '../support/activations.ts'
import { market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const bulk = a.matchmaking
const prepared = `INSERT INTO bulk_action (id, company_id, kind, item_count) VALUES ('${bulk}', '${market.company}', 'acceptMember', 2);
  INSERT INTO bulk_action_item (bulk_action_id, row_id, seen_version) VALUES ('${bulk}', '${a.membership}', 1)`
const started = `${prepared}; UPDATE bulk_action SET started_at = now()`

const rules: readonly Rule[] = [
  {
    rule: 'a bulk action has at least one row',
    broken: `INSERT INTO bulk_action (company_id, kind, item_count) VALUES ('${market.company}', 'acceptMember', 0)`,
    by: 'bulk_action_counts_fit',
    means: 'unexpected',
  },
  {
    rule: 'a bulk action answers no row before it is confirmed',
    given: prepared,
    broken: 'UPDATE bulk_action SET answered_count = 1',
    by: 'bulk_action_begun_first',
    means: 'unexpected',
  },
  {
    rule: 'a bulk action cannot finish before every row is answered',
    given: started,
    broken: 'UPDATE bulk_action SET answered_count = 1, finished_at = now()',
    by: 'bulk_action_over_when_all_answered',
    means: 'unexpected',
  },
  {
    rule: 'an unfinished bulk action cannot be closed',
    given: started,
    broken: 'UPDATE bulk_action SET is_closed = true',
    by: 'bulk_action_closed_when_over',
    means: 'status-illegal',
  },
  {
    rule: 'a refused row of a bulk action must be marked as answered',
    given: started,
    broken: `UPDATE bulk_action_item SET refusal = 'not-found'`,
    by: 'bulk_action_item_refusal_is_answer',
    means: 'unexpected',
  },
]

testRules(rules, bulkActionConstraints)
