import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderHtml } from './renderHtml.ts'

const letter = {
  subject: 'Welcome',
  preview: 'One more step',
  heading: 'Welcome to Questboard',
  paragraphs: ['First.', 'Second.'],
  button: { label: 'Verify', url: 'https://questboard.example/verify?a=1&b=2' },
  note: 'It works once.',
}

it('an HTML mail shows all of its text, and its button opens the URL', () => {
  const page = renderHtml(letter, 'https://questboard.example')
  for (const text of ['Welcome to Questboard', 'First.', 'Second.', 'Verify', 'It works once.'])
    expect(page).toContain(text)
  expect(page).toContain('href="https://questboard.example/verify?a=1&amp;b=2"')
  expect(page).toContain('<title>Welcome</title>')
  expect(page).toContain('>questboard</td>')
})

it('text that people wrote never becomes markup in an HTML mail', () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`
  const page = renderHtml(
    {
      subject: evil,
      preview: evil,
      heading: evil,
      paragraphs: [evil],
      button: { label: evil, url: evil },
      note: evil,
      quote: { author: evil, text: evil },
      unsubscribe: { from: evil, url: evil, settingsUrl: evil },
    },
    evil,
  )
  expect(page).not.toContain('<img')
  expect(page).not.toContain("'alert")
  // The 16 places of a mail that contain text: subject, preview, heading, paragraph, the button's label and its three
  // places, the note, the quotation's author and text, the footer's address, and the three values of `unsubscribe`.
  expect(page.split('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;')).toHaveLength(16)
})

it('an HTML mail without a button and a note shows neither of them', () => {
  const { button: _button, note: _note, ...plain } = letter
  const page = renderHtml(plain, 'https://questboard.example')
  expect(page).not.toContain('undefined')
  expect(page).not.toContain('If the button does not work')
  expect(page).not.toContain('Unsubscribe')
})

it("an HTML mail has the accent color of the client's light theme", () => {
  const tokens = readFileSync(new URL('../../../web/src/theme/tokens.css', import.meta.url), 'utf8')
  const light = tokens.slice(tokens.indexOf('[data-mantine-color-scheme="light"]'))
  const accent = /--qb-accent: (#\w+);/.exec(light)?.[1]
  expect(renderHtml(letter, 'https://questboard.example')).toContain(`background:${accent};color:#ffffff`)
})
