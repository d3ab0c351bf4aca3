import { explain } from '../../lib/failure.ts'
import { type Form, type Sending, useSubmit } from '../../lib/form.ts'
import { useLeave, useUnsavedChanges } from '../../lib/unsaved.ts'

/** Where the next step is, told once this one is saved: a new row has no address before. */
type Next = () => string | null

/** One step of an activation: saved at its own address, and on to the next while the activation is a draft. */
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
    // What was never saved is checked even where nothing was typed.
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
