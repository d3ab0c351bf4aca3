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

describe('finding the game of a video', () => {
  it("the vendor's category decides the game of a video, even if the title names another", () => {
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

  it('the title decides the game of a video, with more confidence for a name of several words', () => {
    expect(about({ title: 'RED DEAD HARVEST is finally out!' })).toMatchObject({
      gameId: 'dead',
      confidence: 90,
    })
    expect(about({ title: 'Why Emberfall matters' })).toMatchObject({ gameId: 'ember', confidence: 60 })
  })

  it('if two game names in a title begin the same, the longer name decides the game', () => {
    expect(about({ title: 'Emberfall 2: first look' })?.gameId).toBe('ember2')
  })

  it('a game is found by an alias, and without accents, apostrophes and capitals', () => {
    expect(about({ title: 'RDH speedrun' })?.gameId).toBe('dead')
    expect(about({ title: 'POKEMON nights edge' })?.gameId).toBe('pokemon')
  })

  it('if the title names no game, the tags decide, and a tag must match as a whole', () => {
    expect(about({ title: 'A quiet evening', tags: ['gaming', 'Rust'] })).toMatchObject({
      gameId: 'rust',
      source: 'tags',
      confidence: 70,
    })
    expect(about({ tags: ['how to remove rust from a car'] })).toBeNull()
  })

  it('the description decides the game only if nothing else does, and only by a name of several words', () => {
    expect(about({ description: 'Today: Red Dead Harvest.' })).toMatchObject({
      source: 'description',
      confidence: 55,
    })
    expect(about({ description: 'My camera has rust.' })).toBeNull()
  })

  it('the game of a video is unknown if two games match equally well', () => {
    expect(about({ title: 'Emberfall or Rust?' })).toBeNull()
    expect(about({ title: 'Red Dead Harvest vs Emberfall 2' })).toBeNull()
    expect(about({ title: 'Twin Peaks tour' })).toBeNull()
  })

  it('the game of a video is unknown if nothing names a game', () => {
    expect(about({ title: 'Just chatting', category: { id: '509658', name: 'Just Chatting' } })).toBeNull()
    expect(about({ title: 'Emberfalling asleep' })).toBeNull()
  })
})
