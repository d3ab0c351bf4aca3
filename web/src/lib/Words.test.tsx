import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { IntlText } from './IntlText.tsx'
import { useText } from './text.ts'
import { Words } from './Words.tsx'

const swedish = {
  'Nothing here yet': 'Inget här ännu',
  '{count} left': '{count, plural, one {# kvar} other {# kvar}}',
}

const show = (children: ReactNode) =>
  render(
    <IntlProvider locale="sv" messages={swedish} onError={() => undefined}>
      <IntlText>{children}</IntlText>
    </IntlProvider>,
  )

const Left = ({ count }: { count: number }) => useText()('{count} left', { count })

it('`Words` translates a sentence', () => {
  show(<Words>Nothing here yet</Words>)
  expect(screen.getByText('Inget här ännu')).toBeInTheDocument()
})

it('`useText` fills values into a text', () => {
  show(<Left count={3} />)
  expect(screen.getByText('3 kvar')).toBeInTheDocument()
})

it.each(['Moonfall {beta', 'It’s <b>loud</b>', "Rock 'n' {roll}"])(
  '`Words` shows text that users wrote unchanged: %s',
  (text) => {
    show(<Words>{text}</Words>)
    expect(screen.getByText(text)).toBeInTheDocument()
  },
)

it('`Words` shows elements of the page unchanged', () => {
  show(
    <Words>
      <em>drawn</em>
    </Words>,
  )
  expect(screen.getByText('drawn').tagName).toBe('EM')
})
