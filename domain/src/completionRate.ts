/** The share of runs that were completed, or null without runs. `others` are the runs that were not completed. */
export const completionRate = (completed: number, others: number): number | null =>
  completed + others === 0 ? null : completed / (completed + others)
