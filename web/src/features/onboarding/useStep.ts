import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { toasts } from '../../lib/toasts.ts'
import { useLeave, useUnsavedChanges } from '../../lib/unsaved.ts'

type Step<T> = {
  send: (values: T) => Promise<void>
  skip?: () => Promise<void>
  next: string
}

export const useStep = <T extends Record<string, unknown>>(before: T, { send, skip, next }: Step<T>) => {
  const form = useFields(before)
  const dirty = form.isDirty()
  const { saving, problem, save } = useSubmit(form, { explain, send })
  const leave = useLeave(dirty)
  useUnsavedChanges(dirty, save)
  const onSave = async () => {
    if (await save()) leave(next)
  }
  const onSkip = async () => {
    try {
      await skip?.()
      form.reset()
      leave(next)
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return { form, frame: { saving, problem, onSave: () => void onSave(), onSkip: () => void onSkip() } }
}
