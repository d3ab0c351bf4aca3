import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeEvent, createModalStack } from './modals.ts'

const modal = (id: string, rest = {}) => ({ id, title: id, content: null, ...rest })
const ids = (stack: ReturnType<typeof createModalStack>) => stack.store.get().map(({ id }) => id)

describe('the modal stack (rules §4)', () => {
  const listeners: ((event: Event) => void)[] = []
  const listen = (listener: (event: Event) => void) => {
    listeners.push(listener)
    window.addEventListener(closeEvent, listener)
  }
  afterEach(() => {
    for (const listener of listeners.splice(0)) window.removeEventListener(closeEvent, listener)
  })

  it('adds a modal on top of the others', () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    stack.add(modal('b'))
    expect(ids(stack)).toEqual(['a', 'b'])
  })

  it('replaces a modal with the same id', () => {
    const stack = createModalStack()
    stack.add(modal('a', { title: 'old' }))
    stack.add(modal('b'))
    stack.add(modal('a', { title: 'new' }))
    expect(stack.store.get().map(({ title }) => title)).toEqual(['b', 'new'])
  })

  it('keeps a modal whose before-close check fails', async () => {
    const stack = createModalStack()
    stack.add(modal('a', { beforeClose: () => Promise.resolve(false) }))
    expect(await stack.remove('a')).toBe(false)
    expect(ids(stack)).toEqual(['a'])
  })

  it('removes it all the same when forced, without asking', async () => {
    const stack = createModalStack()
    const beforeClose = vi.fn(() => false)
    stack.add(modal('a', { beforeClose }))
    expect(await stack.remove('a', { force: true })).toBe(true)
    expect(beforeClose).not.toHaveBeenCalled()
    expect(ids(stack)).toEqual([])
  })

  it('closes only the topmost modal on Escape', async () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    stack.add(modal('b'))
    await stack.escape()
    expect(ids(stack)).toEqual(['a'])
  })

  it('leaves everything open on Escape when the topmost does not allow it', async () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    stack.add(modal('b', { closeOnEscape: false }))
    expect(await stack.escape()).toBe(false)
    expect(ids(stack)).toEqual(['a', 'b'])
  })

  it('can be vetoed by whoever prevents the close event', async () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    listen((event) => event.preventDefault())
    expect(await stack.requestClose('a', 'button')).toBe(false)
    expect(ids(stack)).toEqual(['a'])
  })

  it('says which modal closes and why', async () => {
    const stack = createModalStack()
    const details: unknown[] = []
    stack.add(modal('a'))
    listen((event) => event instanceof CustomEvent && details.push(event.detail))
    await stack.requestClose('a', 'backdrop')
    expect(details).toEqual([{ id: 'a', reason: 'backdrop' }])
  })

  it('closes by backdrop and button only if allowed', async () => {
    const stack = createModalStack()
    stack.add(modal('a', { closeOnBackdrop: false, closeButton: false }))
    expect(await stack.requestClose('a', 'backdrop')).toBe(false)
    expect(await stack.requestClose('a', 'button')).toBe(false)
    expect(await stack.requestClose('a', 'escape')).toBe(true)
  })

  it('does not remove the modal that took the place of the one that was asked', async () => {
    const stack = createModalStack()
    let answer: (value: boolean) => void = () => undefined
    stack.add(modal('a', { beforeClose: () => new Promise<boolean>((resolve) => (answer = resolve)) }))
    const removed = stack.remove('a')
    stack.add(modal('a', { title: 'new' }))
    answer(true)
    expect(await removed).toBe(false)
    expect(stack.store.get().map(({ title }) => title)).toEqual(['new'])
  })

  it('asks one question at a time, however often Escape is pressed', async () => {
    const stack = createModalStack()
    let answer: (value: boolean) => void = () => undefined
    const beforeClose = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const heard = vi.fn()
    stack.add(modal('a', { beforeClose }))
    listen(heard)
    const first = stack.escape()
    expect(await Promise.all([stack.escape(), stack.requestClose('a', 'button'), stack.remove('a')])).toEqual(
      [false, false, false],
    )
    expect([beforeClose.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1])
    answer(false)
    expect(await first).toBe(false)
    const second = stack.escape()
    answer(true)
    expect(await second).toBe(true)
    expect(ids(stack)).toEqual([])
  })

  it('tells a modal that it was closed', async () => {
    const stack = createModalStack()
    const onClosed = vi.fn()
    stack.add(modal('a', { onClosed }))
    await stack.remove('a')
    expect(onClosed).toHaveBeenCalledOnce()
  })
})
