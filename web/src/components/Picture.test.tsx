import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

const draw = (src: string | null, name = 'Nova') => <Picture src={src} name={name} ratio="3 / 4" />

it('that cannot be loaded gives way to the first letters of the name, until there is another one', () => {
  const { container, rerender } = render(draw('/gone.png'))
  const image = container.querySelector('img')
  if (!image) throw new Error('there is no picture to begin with')
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('No')
  rerender(draw('/new.png'))
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png')
})

it.each([
  ['👩‍🚀🎮 Space', '👩‍🚀🎮'],
  ['A', 'A'],
  ['', ''],
  ['مرحبا', 'مر'],
])('of %s without a picture shows whole letters: %s', (name, letters) => {
  expect(render(draw(null, name)).container.textContent).toBe(letters)
})
