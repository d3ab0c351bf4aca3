import { afterEach, beforeAll, expect, it } from 'vitest'
import { holdsTyped, noteTyping } from './typed.ts'
import { unsavedForms } from './unsaved.ts'

beforeAll(noteTyping)
afterEach(() => document.body.replaceChildren())

const add = (html: string): HTMLElement => {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error(`${html} is no element`)
  return element
}

const write = (element: HTMLElement, text: string) => {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.value = text
  else element.textContent = text
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each(['<input>', '<textarea></textarea>', '<div contenteditable></div>'])(
  'text that a user types into %s counts as unsaved until it is deleted or the field is removed',
  (html) => {
    const field = add(html)
    expect(holdsTyped()).toBe(false)
    write(field, 'Ada')
    expect(holdsTyped()).toBe(true)
    write(field, '')
    expect(holdsTyped()).toBe(false)
    write(field, 'Ada')
    field.remove()
    expect(holdsTyped()).toBe(false)
  },
)

it('`holdsTyped` returns true as long as a form is unsaved', () => {
  unsavedForms.set([{ save: async () => true }])
  expect(holdsTyped()).toBe(true)
  unsavedForms.set([])
  expect(holdsTyped()).toBe(false)
})

it('`holdsTyped` ignores values that a form had at first, and checkboxes', () => {
  add('<input value="from the server">')
  expect(holdsTyped()).toBe(false)
  write(add('<input type="checkbox">'), 'on')
  expect(holdsTyped()).toBe(false)
})
