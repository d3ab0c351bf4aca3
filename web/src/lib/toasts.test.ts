import { expect, it } from 'vitest'
import { createToasts, toastLifetime } from './toasts.ts'

it('ignores a toast whose id is already shown', () => {
  const toasts = createToasts()
  toasts.add({ id: 'a', message: 'first' })
  toasts.add({ id: 'a', message: 'second' })
  expect(toasts.store.get().map(({ message }) => message)).toEqual(['first'])
})

it('makes an id for a toast without one', () => {
  const toasts = createToasts()
  const first = toasts.add({ message: 'one' })
  const second = toasts.add({ message: 'one' })
  expect(first).not.toBe(second)
  expect(toasts.store.get()).toHaveLength(2)
})

it('removes by id', () => {
  const toasts = createToasts()
  const id = toasts.add({ message: 'one' })
  toasts.add({ message: 'two' })
  toasts.remove(id)
  expect(toasts.store.get().map(({ message }) => message)).toEqual(['two'])
})

it('lives for 5000 ms unless told otherwise', () => {
  const toasts = createToasts()
  toasts.add({ message: 'one' })
  expect(toastLifetime).toBe(5000)
  expect(toasts.store.get()[0]?.lifetime).toBe(5000)
})
