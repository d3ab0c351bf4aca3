import { isChosen, type Selection } from './selection.ts'
import { type LoadPage, PAGE } from './useRows.ts'

export const loadChosen = async <Row extends { id: string }>(
  selection: Selection,
  load: LoadPage<Row>,
): Promise<readonly Row[]> => {
  const found: Row[] = []
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await load({ offset, limit: PAGE, withTotal: false })
    found.push(...rows.filter(({ id }) => isChosen(selection, id)))
    const isAllFound = selection.kind === 'some' && found.length >= selection.ids.size
    if (isAllFound || rows.length < PAGE) return found
  }
}
