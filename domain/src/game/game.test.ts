import { describe, expect, it } from 'vitest'
import { readSteamAppId } from './gameImport.ts'
import { gameSlug } from './gameSlug.ts'
import { gameTagsOf } from './gameTags.ts'

describe('finding the Steam app that a text names', () => {
  it.each([
    ['440', '440'],
    [' 440 ', '440'],
    ['https://store.steampowered.com/app/440/Team_Fortress_2/', '440'],
    ['http://store.steampowered.com/app/440', '440'],
    ['store.steampowered.com/app/440?l=swedish', '440'],
    ['https://steamcommunity.com/app/440/discussions/', '440'],
  ])('the input %s means the Steam app %s', (typed, appId) => {
    expect(readSteamAppId(typed)).toBe(appId)
  })

  it.each([
    '',
    '0',
    '44000000000',
    'Team Fortress 2',
    'https://store.steampowered.com/bundle/232',
    'https://evil.example/app/440',
    'https://store.steampowered.com.evil.example/app/440',
    'https://evil.example/?store.steampowered.com/app/440',
    'https://store.steampowered.com/app/440x',
  ])('the input %j does not name a Steam app', (typed) => {
    expect(readSteamAppId(typed)).toBeNull()
  })
})

describe("turning the catalog's words into tags", () => {
  it("the catalog's words for a game become tags without duplicates, and unknown words are dropped", () => {
    expect(gameTagsOf(['Role-playing (RPG)', 'RPG', 'Indie', 'Fantasy', 'Single player'])).toEqual([
      { kind: 'genre', name: 'RPG' },
      { kind: 'theme', name: 'Fantasy' },
      { kind: 'feature', name: 'Single-player' },
    ])
  })

  it('names of JavaScript object properties, such as constructor, are not tags', () => {
    expect(gameTagsOf(['constructor', '__proto__', 'toString'])).toEqual([])
  })
})

describe("making the slug of a game's URL", () => {
  it.each([
    ["Pokémon: Let's Go!", 'pokemon-lets-go'],
    ['  --Ember Fall 2--  ', 'ember-fall-2'],
    ['原神', 'igdb-119277'],
  ])('the slug of %s is %s', (name, slug) => {
    expect(gameSlug(name, 'igdb-119277')).toBe(slug)
  })
})
