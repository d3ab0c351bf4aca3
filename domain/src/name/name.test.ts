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
  ['a URL', 'Prize at https://evil.example'],
  ['a domain without https', 'Log in at evil.example now'],
  ['a domain in another script', 'évil.рф'],
  ['a domain with an ideographic dot', 'evil。example'],
  ['a domain with a full-width dot', 'evil．example'],
  ['www', 'WWW.evil'],
  ['an IP address', '10.0.0.1'],
  ['an @', 'questboard@evil'],
  ['a full-width @', 'questboard＠evil'],
  ['a line break', 'Questboard\nYour account is closed'],
  ['a character that reverses the text', 'evil\u202egnp'],
  ['a zero-width space', 'Quest\u200bboard'],
  ['a tag character', 'Quest\u{e0041}'],
  ['a Cyrillic letter in a Latin word', 'Quеstboard'],
  ['a Greek letter in a Latin word', 'Questbοard'],
  ['a word of Cyrillic letters that look Latin', 'Рауса Соре'],
  ['full-width letters', 'Ｑｕｅｓｔ'],
  ['mathematical letters', '𝐐𝐮𝐞𝐬𝐭'],
  ['small capitals', 'ǫᴜᴇsᴛ'],
])('a name with %s is refused', (_, name) => {
  expect(isPlainName(name)).toBe(false)
})
