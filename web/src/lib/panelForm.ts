import { explain } from './failure.ts'
import { type Form, type Sending, useSubmit } from './form.ts'
import { useUnsavedChanges } from './unsaved.ts'

/** A form for a `<FormPanel>`. Asks before the user leaves with unsaved changes. */
export const usePanelForm = <T extends Record<string, unknown>>(form: Form<T>, sending: Sending<T>) => {
  const { saving, problem, onSubmit, save } = useSubmit(form, { explain, ...sending })
  const dirty = form.isDirty()
  useUnsavedChanges(dirty, save)
  return { dirty, saving, problem, onSubmit, save, onReset: form.reset }
}
