import { isPlainName, isPublicLink, website } from '@questboard/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()

/** Characters on which the database and the domain could differ: boundaries of character classes, and ordinary ones. */
const characters = [
  ...'aZéßøñ0 9.-_/:@!?’“”。．｡․＠：／™№½²ªº…ʻ&,;\'"()[]{}~`^|+=<>#$%*\\',
  ...'αβγοωΩμЖжабоеірсѐӏאبกあア漢字한ʀᴀᏢᎪԱաⲀⴀꓐ',
  ...'\u00a0\u00ad\u0301\u200b\u200d\u202e\u2028\u2066\u3000\u3164\ufe0f\ufeff\uffa0\ue000',
  ...['😀', '𝐀', '𝟗', '🄰', '🅰', '\u{e0041}', '\u{10428}', 'www.', 'http:', '://', '1.2.3.4', 'co', 'Studio'],
]
const words = fc.array(fc.constantFrom(...characters), { maxLength: 8 }).map((parts) => parts.join(''))

test('the database and the code accept the same names', async () => {
  const samples = fc.sample(words, { numRuns: 5000, seed: 1 })
  // Every character alone and inside a Latin word.
  for (let code = 1; code < 0x2_0000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    samples.push(`a${String.fromCodePoint(code)}`)
  }
  const { rows } = await client().query<{ name: string; plain: boolean }>(
    'SELECT name, is_plain_name(name) AS plain FROM unnest($1::text[]) AS name',
    [samples],
  )
  const differing = rows.filter(({ name, plain }) => plain !== isPlainName(name))
  expect(differing.map(({ name }) => JSON.stringify(name)).slice(0, 20)).toEqual([])
  expect(rows.filter(({ plain }) => plain).length).toBeGreaterThan(1000)
})

test.each([
  ['https://studio.example', 'https://studio.example'],
  [' https://Studio.Example/ ', 'https://studio.example'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['https://studio.example:443', 'https://studio.example'],
])('the input %s is saved as the website %s', async (typed, origin) => {
  expect(website('Needed').parse(typed)).toBe(origin)
  const { rows } = await client().query('SELECT is_origin($1) AS fine', [origin])
  expect(rows).toEqual([{ fine: true }])
})

test.each([
  'http://studio.example',
  'https://studio.example/login',
  'https://studio.example?next=evil',
  'https://studio.example#top',
  'https://studio.example@evil.example',
  'https://user:secret@studio.example',
  'https://studio.example:8443',
  'https://10.0.0.1',
  'https://0x7f.1',
  'https://2130706433',
  'https://[::1]',
  'https://localhost',
  'https://studio.example.',
  'javascript:alert(1)',
  `https://${'a.'.repeat(130)}example`,
])('%s is rejected as a website', async (typed) => {
  expect(website('Needed').safeParse(typed).success).toBe(false)
  const { rows } = await client().query('SELECT is_origin($1) AS fine', [typed])
  expect(rows).toEqual([{ fine: false }])
})

const isPublic = async (links: readonly string[]): Promise<boolean[]> =>
  (
    await client().query<{ fine: boolean }>(
      'SELECT is_public_link(link) AS fine FROM unnest($1::text[]) WITH ORDINALITY AS asked (link, place) ORDER BY place',
      [links],
    )
  ).rows.map(({ fine }) => fine)

test.each([
  'https://studio.example',
  'HTTPS://Studio.Example/Press Kit'.replace(' ', '-'),
  'https://studio.example:443/press?from=questboard#kit',
  'https://münchen.example/ä/日本',
  'https://ゲーム.example/',
  'https://xn--mnchen-3ya.example',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://studio.example/a@b',
  'https://local.example/',
])('%s is a valid public link', async (link) => {
  expect([isPublicLink(link), ...(await isPublic([link]))]).toEqual([true, true])
})

test.each([
  'http://studio.example',
  '//studio.example',
  '/api/uploads/1',
  'ftp://studio.example',
  'javascript:alert(1)',
  'https://user:secret@studio.example',
  'https://studio.example@evil.example',
  'https://studio.example:8443',
  'https://10.0.0.1/',
  'https://0x7f.1',
  'https://2130706433',
  'https://[::1]/',
  'https://localhost/',
  'https://app.localhost/',
  'https://printer.LOCAL',
  'https://gateway.internal:443/',
  'https://nas.lan?x',
  'https://studio.example.',
  'https://１２７.0.0.1/',
  'https://studio。internal/',
  'https://studio.example\\@evil.example',
  'https://studio.example/a b',
  'https://studio.example/\r\nset-cookie: x=1',
  'https://studio.example/\u202egpj.exe',
  `https://studio.example/${'a'.repeat(2000)}`,
])('%j is not a valid public link', async (link) => {
  expect([isPublicLink(link), ...(await isPublic([link]))]).toEqual([false, false])
})

test('the database and the code accept the same links', async () => {
  const parts = [
    'https://',
    'HTTPS:',
    '//',
    '.',
    'a',
    'Z9',
    '-',
    'example',
    'local',
    'onion',
    ':443',
    ':',
    '@',
    '/',
    '?',
    '#',
  ]
  const odd = [
    '\\',
    ' ',
    '\u00a0',
    '\u00ad',
    'ß',
    'Ω',
    'ſ',
    'K',
    '。',
    '１',
    '\u200b',
    '\u202e',
    '\ufeff',
    '😀',
    '%',
    '[',
    '10.0.0.1',
  ]
  const piece = fc.array(fc.constantFrom(...parts, ...odd), { maxLength: 8 })
  const links = fc.oneof(
    piece.map((some) => some.join('')),
    piece.map((some) => `https://studio.example${some.join('')}`),
    piece.map((some) => `https://${some.join('')}.example/`),
  )
  const samples = fc.sample(links, { numRuns: 6000, seed: 2 })
  const there = await isPublic(samples)
  const differing = samples.filter((link, index) => isPublicLink(link) !== there[index])
  expect(differing.map((link) => JSON.stringify(link)).slice(0, 20)).toEqual([])
  expect(there.filter(Boolean).length).toBeGreaterThan(500)
})
