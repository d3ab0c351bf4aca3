import { useState } from 'react'
import { explain } from '../lib/failure.ts'
import { giveFile } from '../lib/giveFile.ts'
import { useText } from '../lib/text.ts'
import { toasts } from '../lib/toasts.ts'
import type { Column } from './column.ts'
import { headOf, linesOf } from './csv.ts'
import { isChosen, type Selection } from './selection.ts'
import type { LoadPage } from './useRows.ts'

const AT_ONCE = 500

type Wish<Row> = {
  readonly name: string
  readonly columns: readonly Column<Row, unknown>[]
  readonly load: LoadPage<Row>
  readonly total: number
  readonly selection: Selection
}

/** The file contains the selected rows. If no row is selected, it contains all matching rows. */
const belongs = (selection: Selection, id: string): boolean =>
  (selection.kind === 'some' && selection.ids.size === 0) || isChosen(selection, id)

/** Downloads the table as a file: all matching rows, loaded page by page, with the current columns. */
export const useDownload = () => {
  const t = useText()
  /** The number of rows loaded so far. Null if no download is running. */
  const [done, setDone] = useState<number | null>(null)
  const download = async <Row extends { id: string }>({
    name,
    columns,
    load,
    total,
    selection,
  }: Wish<Row>) => {
    const parts = [headOf(columns)]
    setDone(0)
    try {
      for (let offset = 0; ; offset += AT_ONCE) {
        const { rows } = await load({ offset, limit: AT_ONCE, withTotal: false })
        parts.push(
          linesOf(
            columns,
            rows.filter(({ id }) => belongs(selection, id)),
          ),
        )
        setDone(Math.min(total, offset + rows.length))
        if (rows.length < AT_ONCE) break
      }
      giveFile(name, parts)
    } catch (error) {
      toasts.bad(t(explain(error).message))
    } finally {
      setDone(null)
    }
  }
  return { done, download }
}
