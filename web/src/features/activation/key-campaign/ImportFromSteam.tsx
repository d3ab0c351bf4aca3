import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Suspense } from 'react'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { later } from '../../../lib/later.tsx'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import type { SteamImportProps } from './SteamImport.tsx'

const SteamImport = later(() => import('./SteamImport.tsx'))

const id = 'steam-import'

/** Opens the dialog that imports a game's data from the Steam store. */
export const ImportFromSteam = (props: Omit<SteamImportProps, 'id'>) => {
  const t = useText()
  const open = () =>
    modals.add({
      id,
      title: 'Import from Steam',
      size: 'lg',
      content: (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <SteamImport {...props} id={id} />
        </Suspense>
      ),
    })
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} onClick={open}>
      {t('Import from Steam')}
    </Button>
  )
}
