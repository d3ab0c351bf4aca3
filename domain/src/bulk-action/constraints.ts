import type { ConstraintWords } from '../errors.ts'

export const bulkActionConstraints = {
  bulk_action_counts_fit: 'unexpected',
  bulk_action_begun_first: 'unexpected',
  bulk_action_over_when_all_answered: 'unexpected',
  bulk_action_closed_when_over: 'status-illegal',
  bulk_action_item_refusal_is_answer: 'unexpected',
} satisfies ConstraintWords
