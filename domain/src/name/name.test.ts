import { expect, test } from 'vitest'
import { isPlainName } from './name.ts'

test.each([
  'Northlight',
  'Emberfall 2.0: The Long Night!',
  'Dr. Mario & Co.',
  'Åsa’s Spelstudio – Malmö',
  'Wait... what?',
  'S.T.A.L.K.E.R.',
  'Foo™ №1',
  'ゲームStudio東京',
  'Ледяной дом',
  'Αθηναϊκά Παιχνίδια',
  'لعبة',
  '',
])('%j is a valid name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  ['an address', 'Prize at https://evil.example'],
  ['a bare domain', 'Log in at evil.example now'],
  ['a domain in another script', 'évil.рф'],
  ['an ideographic dot', 'evil。example'],
  ['a wide dot', 'evil．example'],
  ['www', 'WWW.evil'],
  ['an address in figures', '10.0.0.1'],
  ['an @', 'questboard@evil'],
  ['a wide @', 'questboard＠evil'],
  ['a new line', 'Questboard\nYour account is closed'],
  ['an order turned round', 'evil\u202egnp'],
  ['a space without width', 'Quest\u200bboard'],
  ['a tag character', 'Quest\u{e0041}'],
  ['a Cyrillic letter in a Latin word', 'Quеstboard'],
  ['a Greek letter in a Latin word', 'Questbοard'],
  ['a word of Cyrillic letters that look Latin', 'Рауса Соре'],
  ['wide letters', 'Ｑｕｅｓｔ'],
  ['mathematical letters', '𝐐𝐮𝐞𝐬𝐭'],
  ['small capitals', 'ǫᴜᴇsᴛ'],
])('the name %s is refused', (_, name) => {
  expect(isPlainName(name)).toBe(false)
})
