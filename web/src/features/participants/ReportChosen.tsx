import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { importOnline, isLostChunk } from '../../lib/lostChunk.ts'
import { tellMissing } from '../../lib/Optional.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { type Participant, reportedAs } from './creator.tsx'

/** Reports the creators of the selected rows, each only once. */
export const ReportChosen = ({ load }: { load: () => Promise<readonly Participant[]> }) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const report = async () => {
    setBusy(true)
    try {
      const [rows, { openReport }] = await Promise.all([
        load(),
        importOnline(() => import('../../shared/reports/ReportForm.tsx')),
      ])
      const creators = new Map(rows.flatMap(reportedAs).map((one) => [one.id, one]))
      if (creators.size > 0) openReport([...creators.values()])
    } catch (error) {
      if (isLostChunk(error)) tellMissing(error)
      else toasts.bad('Something went wrong')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={busy}
      leftSection={<IconFlag size={16} />}
      onClick={() => void report()}
    >
      {t('Report')}
    </Button>
  )
}
