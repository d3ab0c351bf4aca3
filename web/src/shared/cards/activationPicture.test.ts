import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { activationPicture, type Shape } from './activationPicture.ts'
import { ActivationPicture_ActivationFragmentDoc } from './generated/ActivationPicture.ts'

type Own = { thumbnail_url: string | null; hero_url: string | null }

const none: Own = { thumbnail_url: null, hero_url: null }

const pictureOf = (own: Own, game: Own | null, shape?: Shape) =>
  activationPicture(
    makeFragmentData(
      { id: 'a', name: 'Moonfall week', ...own, game: game && { id: 'g', ...game } },
      ActivationPicture_ActivationFragmentDoc,
    ),
    shape,
  )

it('an activation shows its own picture, in the requested shape if there is one', () => {
  const own = { thumbnail_url: 'own-small', hero_url: 'own-wide' }
  const game = { thumbnail_url: 'game-small', hero_url: 'game-wide' }
  expect(pictureOf(own, game)).toBe('own-small')
  expect(pictureOf(own, game, 'wide')).toBe('own-wide')
  expect(pictureOf({ ...own, thumbnail_url: null }, game)).toBe('own-wide')
  expect(pictureOf({ ...own, hero_url: '' }, game, 'wide')).toBe('own-small')
})

it('an activation without pictures shows the picture of its game, or none', () => {
  expect(pictureOf(none, { thumbnail_url: 'game-small', hero_url: null })).toBe('game-small')
  expect(pictureOf(none, { thumbnail_url: 'game-small', hero_url: 'game-wide' }, 'wide')).toBe('game-wide')
  expect(pictureOf(none, none)).toBeNull()
  expect(pictureOf(none, null)).toBeNull()
})
