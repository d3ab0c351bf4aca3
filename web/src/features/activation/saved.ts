/** A row that permissions keep from being changed gives nothing back: it is over, or no longer there. */
export const changed = <Row>(row: Row | null | undefined): Row => {
  if (row === null || row === undefined) throw new Error('This cannot be changed any more')
  return row
}
