import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { awayStore } from '../../lib/reach.ts'
import { useSlowLoad } from '../../lib/slowLoad.ts'
import { WaitNotice } from './WaitNotice.tsx'

const Part = ({ waiting }: { waiting: boolean }) => {
  useSlowLoad(waiting)
  return null
}

const show = (...waiting: boolean[]) => (
  <>
    {waiting.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
      <Part key={index} waiting={one} />
    ))}
    <WaitNotice />
  </>
)

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const words = 'Still loading. Loading is taking longer than usual.'

beforeEach(() => void vi.useFakeTimers())

it('the notice about slow loading appears once after 3 s, and disappears when everything on the page has loaded', () => {
  const { rerender } = render(show(true, true))
  pass(2999)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent(words)
  rerender(show(false, true))
  expect(screen.getByRole('status')).toHaveTextContent(words)
  rerender(show(false, false))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('the notice about slow loading does not appear for parts that load within 3 s', () => {
  const { rerender } = render(show(true))
  pass(2900)
  rerender(show(false))
  pass(10_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('the notice about slow loading appears after 5 s on a slow connection', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })
  render(show(true))
  pass(4999)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent(words)
  vi.unstubAllGlobals()
})

it('the notice about slow loading says that the connection is lost until the server responds again', () => {
  render(show(true))
  pass(3000)
  act(() => awayStore.set(true))
  const lost = 'Connection lost. Reconnecting… We keep what you typed.'
  expect(screen.getByRole('status')).toHaveTextContent(lost)
  expect(screen.queryByText(words)).toBeNull()
  act(() => awayStore.set(false))
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
