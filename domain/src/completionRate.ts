/** The share of ended runs that were completed, or null if no run has ended. */
export const completionRate = (completed: number, failed: number): number | null =>
  completed + failed === 0 ? null : completed / (completed + failed)
