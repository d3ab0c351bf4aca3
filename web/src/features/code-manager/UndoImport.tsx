import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { UndoImportDocument } from './generated/CodesPage.ts'

type Props = { batchId: string; onUndone: () => void }

/** Removes all codes of an import, as long as none was claimed. */
export const UndoImport = ({ batchId, onUndone }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [busy, setBusy] = useState(false)
  const [undo] = useMutation(UndoImportDocument, { refetchQueries: 'active', awaitRefetchQueries: true })
  const go = async () => {
    setBusy(true)
    try {
      const { data } = await carryOut({ batchId }, (idempotencyKey) =>
        undo({ variables: { batchId, idempotencyKey } }),
      )
      const removed = data?.undoImport?.removed ?? 0
      toasts.good(t('{removed, plural, one {# code} other {# codes}} removed', { removed }))
      onUndone()
    } catch (error) {
      toasts.bad(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={busy} onClick={() => void go()}>
      {t('Undo import')}
    </Button>
  )
}
