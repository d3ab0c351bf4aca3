import { expect, it } from 'vitest'
import { createToasts, toastLifetime } from './toasts.ts'

it('a toast is not added if its id already exists', () => {
  const toasts = createToasts()
  toasts.add({ id: 'a', message: 'first' })
  toasts.add({ id: 'a', message: 'second' })
  expect(toasts.store.get().map(({ message }) => message)).toEqual(['first'])
})

it('a toast without an id gets an id', () => {
  const toasts = createToasts()
  const first = toasts.add({ message: 'one' })
  const second = toasts.add({ message: 'one' })
  expect(first).not.toBe(second)
  expect(toasts.store.get()).toHaveLength(2)
})

it('a toast can be removed by its id', () => {
  const toasts = createToasts()
  const id = toasts.add({ message: 'one' })
  toasts.add({ message: 'two' })
  toasts.remove(id)
  expect(toasts.store.get().map(({ message }) => message)).toEqual(['two'])
})

it('a toast lasts 5000 ms by default', () => {
  const toasts = createToasts()
  toasts.add({ message: 'one' })
  expect(toastLifetime).toBe(5000)
  expect(toasts.store.get()[0]?.lifetime).toBe(5000)
})
