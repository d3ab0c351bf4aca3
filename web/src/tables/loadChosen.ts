import { isChosen, type Selection } from './selection.ts'
import { type LoadPage, PAGE } from './useRows.ts'

/** The rows that are chosen, from all pages. */
export const loadChosen = async <Row extends { id: string }>(
  selection: Selection,
  load: LoadPage<Row>,
  total: number,
): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (let offset = 0; offset < total; offset += PAGE) {
    const { rows } = await load({ offset, limit: PAGE, withTotal: false })
    found.push(...rows.filter(({ id }) => isChosen(selection, id)))
    if (selection.kind === 'some' && found.length >= selection.ids.size) break
  }
  return found
}
