import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { IntlText } from './IntlText.tsx'
import { Sentence } from './Sentence.tsx'
import { useText } from './text.ts'

const swedish = { 'Ask <who>{name}</who> first': 'Fråga <who>{name}</who> först' }

const Ask = ({ name }: { name: string }) => {
  const t = useText()
  const words = t('Ask <who>{name}</who> first', { name })
  return (
    <p>
      <Sentence parts={{ who: (known) => <strong>{known}</strong> }}>{words}</Sentence>
    </p>
  )
}

const inSwedish = (children: ReactNode) => (
  <IntlProvider locale="sv" messages={swedish}>
    <IntlText>{children}</IntlText>
  </IntlProvider>
)

it.each([
  ['in English', <Ask key="en" name="Ann" />, 'Ask Ann first'],
  ['in a language that has a translation', inSwedish(<Ask name="Ann" />), 'Fråga Ann först'],
])('a sentence shows a name in bold %s', (_where, sentence, whole) => {
  render(sentence)
  expect(screen.getByText('Ann').tagName).toBe('STRONG')
  expect(screen.getByRole('paragraph')).toHaveTextContent(whole)
})

it('tags that are not part of a sentence are shown as plain text', () => {
  render(inSwedish(<Ask name="<b>Ann</b>" />))
  expect(screen.getByRole('paragraph')).toHaveTextContent('Fråga <b>Ann</b> först')
})
