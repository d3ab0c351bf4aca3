import { expect, it } from 'vitest'
import { companyBanner, creatorBanner, mixed } from './banner.ts'
import { emblems } from './emblems.ts'
import { formats, gameArt } from './gameArt.ts'
import { widthOf } from './glyphs.ts'
import { companyLogo, markOf } from './logo.ts'
import { type Look, looksOf } from './looks.ts'
import { storedZip } from './storedZip.ts'
import { linesOf } from './title.ts'

const genres = Object.keys(emblems)
/** Games with two genres each, like the demo market's games. */
const games = Array.from({ length: 60 }, (_, index) => ({
  name: `Game ${String(index).padStart(2, '0')}`,
  genres: [genres[(index * 5) % genres.length] ?? '', genres[(index * 7 + 3) % genres.length] ?? ''],
}))
const looks = looksOf(games)
const lookAt = (index: number): Look => {
  const look = looks.get(games[index]?.name ?? '')
  if (!look) throw new Error(`no look for game ${index}`)
  return look
}

it("the picture of every game shows one of its genres, and is not the same as the next game's picture", () => {
  for (const [index, { genres: its }] of games.entries()) {
    const look = lookAt(index)
    expect(its).toContain(look.genre)
    if (index === 0) continue
    const before = lookAt(index - 1)
    expect(look.genre === before.genre && look.palette === before.palette).toBe(false)
    expect(look.palette).not.toBe(before.palette)
  }
})

it('each genre of games has its own motif in pictures', () => {
  const tones = { light: '#fff', mid: '#888', deep: '#000' }
  const drawn = Object.values(emblems).map((draw) => draw(tones))
  expect(drawn.length).toBeGreaterThanOrEqual(20)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.filter((svg) => /NaN|undefined/.test(svg))).toEqual([])
})

it('the picture of a game is always the same, and its title needs no font', () => {
  for (const format of Object.keys(formats)) {
    if (format !== 'poster' && format !== 'thumbnail' && format !== 'hero') throw new Error(format)
    const svg = gameArt('Moss & Iron', lookAt(1), format)
    expect(gameArt('Moss & Iron', lookAt(1), format)).toBe(svg)
    expect(svg).not.toMatch(/<text|font|NaN|undefined/)
  }
  expect(companyLogo('Northlight Studio')).not.toMatch(/<text|font|NaN|undefined/)
})

it("the banner of a page has its owner's colors, and is not the same as any other banner", () => {
  const names = ['Northlight Studio', 'Ironvale Games', 'Paper Lantern', 'Cobalt Harbor', 'Quillwork']
  const drawn = [...names.map(companyBanner), ...names.map(creatorBanner)]
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const [index, name] of names.entries()) {
    expect(drawn[index]).toBe(companyBanner(name))
    expect(drawn[index]).toContain(markOf(name).colour)
  }
  expect(drawn.join('')).not.toMatch(/<text|font|NaN|undefined/)
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
})

it("a long title in a game's picture has two lines of similar length, and accents are drawn", () => {
  const lettering = { pen: 2, gap: 1, join: 'round', slant: 0 } as const
  expect(linesOf('The Long Ferry', lettering, 2)).toEqual(['The Long', 'Ferry'])
  expect(linesOf('Tidebreaker', lettering, 2)).toEqual(['Tidebreaker'])
  expect(widthOf('ŻÓŁW É', lettering)).toBeGreaterThan(widthOf('ZO', lettering))
})

it('drawing the same pictures again gives the same archive, which lists each picture', () => {
  const files = [
    { name: 'readme.txt', content: 'Hello' },
    { name: 'game/poster.svg', content: '<svg/>' },
  ]
  const archive = storedZip(files)
  expect(archive.equals(storedZip(files))).toBe(true)
  expect(archive.readUInt16LE(archive.length - 12)).toBe(2)
  for (const { name, content } of files) {
    expect(archive.toString('utf8').split(name)).toHaveLength(3)
    expect(archive.includes(content)).toBe(true)
  }
})
