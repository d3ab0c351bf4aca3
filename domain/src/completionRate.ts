/** Of what came to its end, the part that was completed; null before the first. */
export const completionRate = (completed: number, failed: number): number | null =>
  completed + failed === 0 ? null : completed / (completed + failed)
