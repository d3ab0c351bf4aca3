import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createPart, Optional } from './Optional.tsx'
import { awayStore } from './reach.ts'
import { toasts } from './toasts.ts'

const Word = () => <p>here</p>

const offlineAtFirst = () =>
  vi.fn(async () => ({ default: Word })).mockRejectedValueOnce(new TypeError('no network'))

afterEach(() => {
  toasts.store.set([])
  vi.unstubAllGlobals()
})

it('an optional part of the page shows its fallback until it has loaded', async () => {
  const part = createPart(async () => ({ default: Word }))
  render(
    <Optional part={part} fallback="waiting">
      {(Loaded) => <Loaded />}
    </Optional>,
  )
  expect(screen.getByText('waiting')).toBeInTheDocument()
  expect(await screen.findByText('here')).toBeInTheDocument()
})

it('an optional part of the page that was loaded before appears immediately', async () => {
  const part = createPart(async () => ({ default: Word }))
  await part.load()
  render(<Optional part={part}>{(Loaded) => <Loaded />}</Optional>)
  expect(screen.getByText('here')).toBeInTheDocument()
})

it('`Optional` calls `onMissing` if a part cannot be loaded, and shows the part when the server responds again', async () => {
  const served = vi.fn(async () => new Response('{}')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', served)
  const part = createPart(offlineAtFirst())
  const onMissing = vi.fn()
  render(
    <Optional part={part} fallback="waiting" onMissing={onMissing}>
      {(Loaded) => <Loaded />}
    </Optional>,
  )
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
  expect(toasts.store.get()).toMatchObject([{ id: 'part-missing', tone: 'bad' }])
  expect(screen.getByText('waiting')).toBeInTheDocument()
  await vi.waitFor(() => expect(awayStore.get()).toBe(true))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeInTheDocument()
})
