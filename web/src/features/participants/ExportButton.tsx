import { Button } from '@mantine/core'
import { type ParticipantExportKind, stagesOfExport } from '@questboard/domain'
import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { importOnline } from '../../lib/lostChunk.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

type Props = { kind: ParticipantExportKind; activationId: string | undefined }

/** Those who take part, as a file by mail. The mail leads back here: `?exports` opens the dialog that has the file. */
export const ExportButton = ({ kind, activationId }: Props) => {
  const t = useText()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const isOpen = search.has('exports')
  const slug = pathname.split('/').at(-1)
  const stage = stagesOfExport(kind).find((one) => one.toLowerCase() === slug) ?? ''
  useEffect(() => {
    if (!isOpen) return
    const subject = { kind, activationId: activationId ?? null, stage }
    const close = () =>
      setSearch(
        (before) => {
          before.delete('exports')
          return before
        },
        { replace: true },
      )
    importOnline(() => import('./ExportDialog.tsx')).then(
      ({ openExports }) => openExports(subject, close),
      () => toasts.bad('Something went wrong'),
    )
  }, [isOpen, kind, activationId, stage, setSearch])
  const open = () =>
    setSearch((before) => {
      before.set('exports', '')
      return before
    })
  return (
    <Button variant="default" leftSection={<IconMail size={16} />} onClick={open}>
      {t('Export by mail')}
    </Button>
  )
}
