import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { importOnline } from '../../lib/lostChunk.ts'
import { tellMissing } from '../../lib/Optional.tsx'
import { useText } from '../../lib/text.ts'
import type { ExportSubject } from './ExportDialog.tsx'

/**
 * Emails the rows of the screen as a file. The email links back to the screen with `?exports`, which opens the dialog
 * with the download.
 */
export const ExportButton = ({ subject }: { subject: ExportSubject }) => {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const isOpen = search.has('exports')
  const latest = useRef(subject)
  latest.current = subject
  useEffect(() => {
    if (!isOpen) return
    const close = () =>
      setSearch(
        (before) => {
          before.delete('exports')
          return before
        },
        { replace: true },
      )
    importOnline(() => import('./ExportDialog.tsx')).then(
      ({ openExports }) => openExports(latest.current, close),
      tellMissing,
    )
  }, [isOpen, setSearch])
  const open = () =>
    setSearch((before) => {
      before.set('exports', '')
      return before
    })
  return (
    <Button variant="default" leftSection={<IconMail size={16} />} onClick={open}>
      {t('Export by email')}
    </Button>
  )
}
