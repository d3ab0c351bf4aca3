import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

const draw = (src: string | null, name = 'Nova') => <Picture src={src} name={name} ratio="3 / 4" />

it('a picture that fails to load is replaced by initials until the picture gets a new URL', () => {
  const { container, rerender } = render(draw('/gone.png'))
  const image = container.querySelector('img')
  if (!image) throw new Error('there is no picture to begin with')
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('No')
  rerender(draw('/new.png'))
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png')
})

it('a missing or broken picture shows its fallback picture first', () => {
  const shown = (src: string) => <Picture src={src} instead="/game.png" name="Nova" ratio="3 / 4" />
  const { container, rerender } = render(shown(''))
  const image = () => container.querySelector('img')
  expect(image()).toHaveAttribute('src', '/game.png')
  rerender(shown('/cover.png'))
  expect(image()).toHaveAttribute('src', '/cover.png')
  fireEvent.error(image() ?? container)
  expect(image()).toHaveAttribute('src', '/game.png')
  fireEvent.error(image() ?? container)
  expect(container).toHaveTextContent('No')
})

it.each([
  ['👩‍🚀🎮 Space', '👩‍🚀🎮'],
  ['A', 'A'],
  ['', ''],
  ['مرحبا', 'مر'],
])('the initials that replace a missing picture consist of whole letters: %s becomes %s', (name, letters) => {
  expect(render(draw(null, name)).container.textContent).toBe(letters)
})
