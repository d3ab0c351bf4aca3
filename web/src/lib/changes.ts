/** The items that were removed from a selection, and those that were added to it. */
export const changes = (before: readonly string[], now: readonly string[]) => ({
  removed: before.filter((one) => !now.includes(one)),
  added: now.filter((one) => !before.includes(one)),
})
