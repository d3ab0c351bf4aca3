/** The items to add and to remove, to turn the old selection into the new one. */
export const changes = (before: readonly string[], now: readonly string[]) => ({
  removed: before.filter((one) => !now.includes(one)),
  added: now.filter((one) => !before.includes(one)),
})
