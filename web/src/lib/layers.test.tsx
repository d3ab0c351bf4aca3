import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { layers, useEscape } from './layers.ts'

type Props = { layer: number; onEscape: () => void }

const Part = ({ layer, onEscape }: Props) => {
  useEscape(layer, onEscape)
  return null
}

const pressEscape = (target: Element | Window = window) => fireEvent.keyDown(target, { key: 'Escape' })

it('Escape closes only the topmost open layer, regardless of the order in which layers opened', () => {
  const [drawer, palette, modal] = [vi.fn(), vi.fn(), vi.fn()]
  const { rerender } = render(
    <>
      <Part key="palette" layer={layers.palette} onEscape={palette} />
      <Part key="drawer" layer={layers.drawer} onEscape={drawer} />
      <Part key="modal" layer={layers.modal} onEscape={modal} />
    </>,
  )
  pressEscape()
  expect([drawer, modal, palette].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
  rerender(
    <>
      <Part key="drawer" layer={layers.drawer} onEscape={drawer} />
      <Part key="modal" layer={layers.modal} onEscape={modal} />
    </>,
  )
  pressEscape()
  expect([drawer, modal, palette].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1])
})

it('Escape closes no layer if a list inside handled the key, or if no layer is open anymore', () => {
  const onEscape = vi.fn()
  const { container, unmount } = render(
    <input onKeyDown={(event) => event.preventDefault()} aria-label="a list" />,
  )
  const { unmount: close } = render(<Part layer={layers.modal} onEscape={onEscape} />)
  const input = container.querySelector('input')
  if (input) pressEscape(input)
  expect(onEscape).not.toHaveBeenCalled()
  pressEscape()
  expect(onEscape).toHaveBeenCalledOnce()
  close()
  pressEscape()
  expect(onEscape).toHaveBeenCalledOnce()
  unmount()
})
