/** Throws if an update changed no row, because the row was deleted or the user can no longer change it. */
export const changed = <Row>(row: Row | null | undefined): Row => {
  if (row === null || row === undefined) throw new Error('You can no longer change this')
  return row
}
