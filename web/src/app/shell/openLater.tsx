import type { ComponentType } from 'react'
import { modals } from '../../lib/modals.ts'
import { Optional, type Part } from '../../lib/Optional.tsx'

/** A dialog whose words are loaded when it opens; without them it does not stay. */
export const openLater = (id: string, title: string, part: Part<ComponentType>): void => {
  const close = () => void modals.remove(id, { force: true })
  const content = (
    <Optional part={part} onMissing={close}>
      {(Words) => <Words />}
    </Optional>
  )
  modals.add({ id, title, content })
}
