import type { ComponentType } from 'react'
import { modals } from '../../lib/modals.ts'
import { Optional, type Part } from '../../lib/Optional.tsx'

/** Opens a dialog that loads its content on demand, and closes it if loading fails. */
export const openLater = (id: string, title: string, part: Part<ComponentType>): void => {
  const close = () => void modals.remove(id, { force: true })
  const content = (
    <Optional part={part} onMissing={close}>
      {(Words) => <Words />}
    </Optional>
  )
  modals.add({ id, title, content })
}
