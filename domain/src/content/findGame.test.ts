import { describe, expect, it } from 'vitest'
import { createGameFinder, type Described } from './findGame.ts'

const find = createGameFinder([
  { id: 'ember', name: 'Emberfall', aliases: ['EF'], categoryIds: ['4711'] },
  { id: 'ember2', name: 'Emberfall 2', aliases: [], categoryIds: [] },
  { id: 'dead', name: 'Red Dead Harvest', aliases: ['RDH'], categoryIds: [] },
  { id: 'rust', name: 'Rust', aliases: [], categoryIds: [] },
  { id: 'pokemon', name: "Pokémon: Night's Edge", aliases: [], categoryIds: [] },
  { id: 'twin-a', name: 'Twin Peaks', aliases: [], categoryIds: [] },
  { id: 'twin-b', name: 'Twin Peaks', aliases: [], categoryIds: [] },
])
const about = (said: Partial<Described>) =>
  find({ category: null, title: '', tags: [], description: '', ...said })

describe('which game a video is about', () => {
  it("is what the vendor's category says, whatever the title does", () => {
    const title = 'Not Red Dead Harvest today'
    expect(about({ category: { id: '4711', name: 'anything' }, title })).toEqual({
      gameId: 'ember',
      source: 'category',
      confidence: 100,
    })
    expect(about({ category: { id: '1', name: 'red dead harvest' } })).toEqual({
      gameId: 'dead',
      source: 'category',
      confidence: 95,
    })
  })

  it('is the title’s, more surely where its name has many words', () => {
    expect(about({ title: 'RED DEAD HARVEST is finally out!' })).toMatchObject({
      gameId: 'dead',
      confidence: 90,
    })
    expect(about({ title: 'Why Emberfall matters' })).toMatchObject({ gameId: 'ember', confidence: 60 })
  })

  it('is the longer of two names that begin alike', () => {
    expect(about({ title: 'Emberfall 2: first look' })?.gameId).toBe('ember2')
  })

  it('is found by an alias, and without accents, apostrophes and capitals', () => {
    expect(about({ title: 'RDH speedrun' })?.gameId).toBe('dead')
    expect(about({ title: 'POKEMON nights edge' })?.gameId).toBe('pokemon')
  })

  it('is then in the tags, each taken as a whole', () => {
    expect(about({ title: 'A quiet evening', tags: ['gaming', 'Rust'] })).toMatchObject({
      gameId: 'rust',
      source: 'tags',
      confidence: 70,
    })
    expect(about({ tags: ['how to remove rust from a car'] })).toBeNull()
  })

  it('is then in the description, where only a name of many words says enough', () => {
    expect(about({ description: 'Today: Red Dead Harvest.' })).toMatchObject({
      source: 'description',
      confidence: 55,
    })
    expect(about({ description: 'My camera has rust.' })).toBeNull()
  })

  it('stays open where two games are named as clearly, or one name belongs to two', () => {
    expect(about({ title: 'Emberfall or Rust?' })).toBeNull()
    expect(about({ title: 'Red Dead Harvest vs Emberfall 2' })).toBeNull()
    expect(about({ title: 'Twin Peaks tour' })).toBeNull()
  })

  it('stays open where nothing names one', () => {
    expect(about({ title: 'Just chatting', category: { id: '509658', name: 'Just Chatting' } })).toBeNull()
    expect(about({ title: 'Emberfalling asleep' })).toBeNull()
  })
})
