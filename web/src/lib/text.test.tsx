import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useText } from './text.ts'

const Sentence = ({ count }: { count: number }) => {
  const t = useText()
  return (
    <p>
      {t(
        'Until {day} · {count, plural, =0 {nobody} one {# creator takes part} other {# creators take part}}',
        {
          count,
          day: 'Friday',
        },
      )}
    </p>
  )
}

it.each([
  [1, 'Until Friday · 1 creator takes part'],
  [1200, 'Until Friday · 1,200 creators take part'],
])('the right plural for %i is chosen without the parser of ICU texts', (count, words) => {
  render(<Sentence count={count} />)
  expect(screen.getByText(words)).toBeInTheDocument()
})
