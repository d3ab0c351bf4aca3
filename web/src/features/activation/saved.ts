/** An update returns no row if permissions forbid it, because the row is gone or can no longer change. */
export const changed = <Row>(row: Row | null | undefined): Row => {
  if (row === null || row === undefined) throw new Error('You can no longer change this')
  return row
}
