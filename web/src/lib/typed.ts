import { unsavedForms } from './unsaved.ts'

/** Checkboxes contain no typed text. */
const boxes = '[type="checkbox"], [type="radio"]'

/** The fields that the person has typed in, if they are still on the page. */
const written = new Set<Element>()

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const holds = (field: Element): boolean =>
  field.isConnected && (isField(field) ? field.value !== '' : field.textContent !== '')

export const noteTyping = (): void =>
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && !target.matches(boxes)) written.add(target)
    },
    { capture: true },
  )

/** True if a reload would lose typed text or an unsaved form. */
export const holdsTyped = (): boolean => {
  if (unsavedForms.get().length > 0) return true
  for (const field of written) if (!field.isConnected) written.delete(field)
  return [...written].some(holds)
}
