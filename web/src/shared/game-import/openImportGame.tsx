import { Suspense } from 'react'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { later } from '../../lib/later.tsx'
import { modals } from '../../lib/modals.ts'
import type { ImportGameProps } from './ImportGame.tsx'

const ImportGame = later(() => import('./ImportGame.tsx'))

const id = 'import-game'

/** Opens the dialog to import a game. Calls `onAdded` when the game was added to the company's games. */
export const openImportGame = (onAdded: ImportGameProps['onAdded']) =>
  modals.add({
    id,
    title: 'Add a game from the catalog',
    content: (
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <ImportGame id={id} onAdded={onAdded} />
      </Suspense>
    ),
  })
