import { useEffect, useRef } from 'react'
import { createStore } from './store.ts'

type Source = { save: () => Promise<boolean> }

/** Every form on the screen that holds changes: the router takes one guard only, which asks for all of them. */
export const unsavedForms = createStore<readonly Source[]>([])

/** Asks before unsaved changes are left: Save, Discard, Cancel (spec §2). */
export const useUnsavedChanges = (dirty: boolean, save: () => Promise<boolean>): void => {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (!dirty) return
    const source: Source = { save: () => latest.current() }
    unsavedForms.set([...unsavedForms.get(), source])
    return () => unsavedForms.set(unsavedForms.get().filter((one) => one !== source))
  }, [dirty])
}

/** One after the other; the first that cannot be saved keeps the person here. */
export const saveAll = async (): Promise<boolean> => {
  for (const source of unsavedForms.get()) {
    if (!(await source.save())) return false
  }
  return true
}
