import { useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { createStore } from './store.ts'

type Source = { save: () => Promise<boolean> }

/**
 * All forms on the screen with unsaved changes. The router allows only one guard at a time, so it handles all forms.
 */
export const unsavedForms = createStore<readonly Source[]>([])

/** Asks before the user leaves with unsaved changes: Save, Discard, Cancel (rules §2). */
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

/** Goes to another screen once the form counts as saved, so that no question about unsaved changes appears. */
export const useLeave = (dirty: boolean): ((to: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate()
  const [next, setNext] = useState<{ to: string; options?: NavigateOptions } | null>(null)
  useEffect(() => {
    if (!next || dirty) return
    setNext(null)
    void navigate(next.to, next.options)
  }, [next, dirty, navigate])
  return (to, options) => setNext({ to, ...(options && { options }) })
}

/** Saves the forms one after another. If one fails, the user stays. */
export const saveAll = async (): Promise<boolean> => {
  for (const source of unsavedForms.get()) {
    if (!(await source.save())) return false
  }
  return true
}
