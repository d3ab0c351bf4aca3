import { explain } from '../../lib/failure.ts'
import { type Form, type Sending, useSubmit } from '../../lib/form.ts'
import { useLeave, useUnsavedChanges } from '../../lib/unsaved.ts'

/** Returns the URL of the next step. Called after saving, because a new activation has no URL before. */
type Next = () => string | null

/** A step of an activation's editor. Saving a draft leads to the next step. */
export const useStepForm = <T extends Record<string, unknown>>(
  form: Form<T>,
  sending: Sending<T>,
  next: Next,
) => {
  const { saving, problem, save } = useSubmit(form, { explain, ...sending })
  const dirty = form.isDirty()
  useUnsavedChanges(dirty, save)
  const leave = useLeave(dirty)
  const onSubmit = async (element: HTMLFormElement) => {
    // A new activation is validated even if the user typed nothing.
    const saved = dirty || next() === null ? await save(element) : true
    const to = saved ? next() : null
    if (to) leave(to)
  }
  return {
    dirty,
    saving,
    problem,
    onReset: form.reset,
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void onSubmit(event.currentTarget)
    },
  }
}
