import { expect, test } from 'vitest'
import { link, startLines, wrap } from './markup.ts'

const select = (marked: string) => {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.replace('[', '').replace(']', ''), start, end }
}

test('`wrap` puts formatting marks around the selected words, and removes the marks when it is used again', () => {
  const bold = wrap(select('we [really] mean it'), '**', 'bold')
  expect(bold).toEqual({ text: 'we **really** mean it', start: 5, end: 11 })
  expect(wrap(bold, '**', 'bold')).toEqual({ text: 'we really mean it', start: 3, end: 9 })
})

test('`wrap` inserts a placeholder to type over if no words are selected', () => {
  expect(wrap({ text: '', start: 0, end: 0 }, '_', 'words')).toEqual({ text: '_words_', start: 1, end: 6 })
})

test('`startLines` turns the selected lines into list items, and list items back into plain lines', () => {
  const items = startLines(select('first\nse[cond\nthi]rd'), '- ')
  expect(items.text).toBe('first\n- second\n- third')
  expect(startLines(items, '- ').text).toBe('first\nsecond\nthird')
})

test('`link` keeps the selected words and then selects the URL so that the user can type it', () => {
  const made = link(select('see [my channel] now'))
  expect(made.text).toBe('see [my channel](https://) now')
  expect(made.text.slice(made.start, made.end)).toBe('https://')
})
