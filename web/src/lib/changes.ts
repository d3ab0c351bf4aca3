/** What has to be written so that what was chosen before becomes what is chosen now. */
export const changes = (before: readonly string[], now: readonly string[]) => ({
  removed: before.filter((one) => !now.includes(one)),
  added: now.filter((one) => !before.includes(one)),
})
