import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeEvent, createModalStack } from './modals.ts'

const modal = (id: string, rest = {}) => ({ id, title: id, content: null, ...rest })
const ids = (stack: ReturnType<typeof createModalStack>) => stack.store.get().map(({ id }) => id)

describe('opening and closing a stack of modals (rules §4)', () => {
  const listeners: ((event: Event) => void)[] = []
  const listen = (listener: (event: Event) => void) => {
    listeners.push(listener)
    window.addEventListener(closeEvent, listener)
  }
  afterEach(() => {
    for (const listener of listeners.splice(0)) window.removeEventListener(closeEvent, listener)
  })

  it('a new modal opens on top of the others', () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    stack.add(modal('b'))
    expect(ids(stack)).toEqual(['a', 'b'])
  })

  it('a modal replaces the one with the same id', () => {
    const stack = createModalStack()
    stack.add(modal('a', { title: 'old' }))
    stack.add(modal('b'))
    stack.add(modal('a', { title: 'new' }))
    expect(stack.store.get().map(({ title }) => title)).toEqual(['b', 'new'])
  })

  it('a modal stays open if its `beforeClose` check refuses', async () => {
    const stack = createModalStack()
    stack.add(modal('a', { beforeClose: () => Promise.resolve(false) }))
    expect(await stack.remove('a')).toBe(false)
    expect(ids(stack)).toEqual(['a'])
  })

  it('a forced removal closes a modal without its `beforeClose` check', async () => {
    const stack = createModalStack()
    const beforeClose = vi.fn(() => false)
    stack.add(modal('a', { beforeClose }))
    expect(await stack.remove('a', { force: true })).toBe(true)
    expect(beforeClose).not.toHaveBeenCalled()
    expect(ids(stack)).toEqual([])
  })

  it('Escape closes only the topmost modal', async () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    stack.add(modal('b'))
    await stack.escape()
    expect(ids(stack)).toEqual(['a'])
  })

  it('Escape closes no modal if the topmost modal must stay open', async () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    stack.add(modal('b', { closeOnEscape: false }))
    expect(await stack.escape()).toBe(false)
    expect(ids(stack)).toEqual(['a', 'b'])
  })

  it('a listener keeps a modal open by canceling its close event', async () => {
    const stack = createModalStack()
    stack.add(modal('a'))
    listen((event) => event.preventDefault())
    expect(await stack.requestClose('a', 'button')).toBe(false)
    expect(ids(stack)).toEqual(['a'])
  })

  it('the close event contains the modal and the reason', async () => {
    const stack = createModalStack()
    const details: unknown[] = []
    stack.add(modal('a'))
    listen((event) => event instanceof CustomEvent && details.push(event.detail))
    await stack.requestClose('a', 'backdrop')
    expect(details).toEqual([{ id: 'a', reason: 'backdrop' }])
  })

  it('the backdrop and the close button close a modal only if it allows them', async () => {
    const stack = createModalStack()
    stack.add(modal('a', { closeOnBackdrop: false, closeButton: false }))
    expect(await stack.requestClose('a', 'backdrop')).toBe(false)
    expect(await stack.requestClose('a', 'button')).toBe(false)
    expect(await stack.requestClose('a', 'escape')).toBe(true)
  })

  it("a modal stays open if it replaced another modal while that modal's `beforeClose` check was running", async () => {
    const stack = createModalStack()
    let answer: (value: boolean) => void = () => undefined
    stack.add(modal('a', { beforeClose: () => new Promise<boolean>((resolve) => (answer = resolve)) }))
    const removed = stack.remove('a')
    stack.add(modal('a', { title: 'new' }))
    answer(true)
    expect(await removed).toBe(false)
    expect(stack.store.get().map(({ title }) => title)).toEqual(['new'])
  })

  it('pressing Escape several times starts only one `beforeClose` check at a time', async () => {
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

  it("a modal's `onClosed` is called after the modal has closed", async () => {
    const stack = createModalStack()
    const onClosed = vi.fn()
    stack.add(modal('a', { onClosed }))
    await stack.remove('a')
    expect(onClosed).toHaveBeenCalledOnce()
  })
})
