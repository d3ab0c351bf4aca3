/** The share of ended runs that were completed, or null before the first. */
export const completionRate = (completed: number, failed: number): number | null =>
  completed + failed === 0 ? null : completed / (completed + failed)
