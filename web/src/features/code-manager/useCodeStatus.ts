import { useMutation } from '@apollo/client/react'
import type { CodeStatus } from '@questboard/domain'
import type { Code_Bool_Exp } from '../../generated/inputs.ts'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { SetCodeStatusDocument } from './generated/CodesPage.ts'

/** The maximum number of codes that the undo action can restore. */
export const undoable = 2000

/** The time for an undo in milliseconds, enough to read the toast and check the table. */
const UNDO_MS = 12_000

type Turn = { readonly from: CodeStatus; readonly to: CodeStatus; readonly told: string }

/** Changes the status of codes. Its toast offers to undo the change. */
export const useCodeStatus = (onDone: () => void) => {
  const t = useText()
  const [mutate, { loading }] = useMutation(SetCodeStatusDocument)

  const turn = async (which: Code_Bool_Exp, { from, to }: Turn, withIds: boolean) => {
    const where = { _and: [which, { status: { _eq: from }, revoked_at: { _is_null: true } }] }
    const { data } = await mutate({ variables: { where, status: to, withIds } })
    return { count: data?.update_code?.affected_rows ?? 0, ids: data?.update_code?.returning ?? [] }
  }

  const undo = async (ids: readonly string[], { from, to, told }: Turn) => {
    try {
      await turn({ id: { _in: [...ids] } }, { from: to, to: from, told }, false)
      onDone()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }

  const set = async (which: Code_Bool_Exp, wish: Turn, isUndoable: boolean): Promise<void> => {
    try {
      const { count, ids } = await turn(which, wish, isUndoable)
      const message = t(wish.told, { count })
      onDone()
      if (ids.length === 0) return void toasts.good(message)
      const undoing = {
        label: 'Undo',
        run: () =>
          void undo(
            ids.map(({ id }) => id),
            wish,
          ),
      }
      toasts.add({ message, tone: 'good', lifetime: UNDO_MS, action: undoing })
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return { set, busy: loading }
}
