import { useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { createStore } from './store.ts'

type Source = { save: () => Promise<boolean> }

/** Every form on the screen that holds changes: the router takes one guard only, which asks for all of them. */
export const unsavedForms = createStore<readonly Source[]>([])

/** Asks before unsaved changes are left: Save, Discard, Cancel (rules §2). */
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

/** Leaves for another screen once nothing of this one is unsaved: what was just saved is not asked about. */
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

/** One after the other; the first that cannot be saved keeps the person here. */
export const saveAll = async (): Promise<boolean> => {
  for (const source of unsavedForms.get()) {
    if (!(await source.save())) return false
  }
  return true
}
