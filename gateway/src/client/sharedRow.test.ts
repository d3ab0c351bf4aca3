import { describe, expect, it } from 'vitest'
import type { EngineLink, EngineQuestion } from '../graphql/engineLink.ts'
import { createSharedRows } from './sharedRow.ts'

const campaign = '/campaigns/00000000-0000-4000-8000-00000000ac01'
const row = {
  title: 'Ember',
  description: 'Play\n it.',
  image: '/files/hero.png',
  by: { name: 'Northlight' },
}

/** Replaces the engine in a test. It responds immediately, or never if the test gives no response. */
const engineSaying = (said: unknown) => {
  const questions: EngineQuestion[] = []
  let aborted = 0
  const engine: EngineLink = {
    ask(question, listener) {
      questions.push(question)
      listener.onStart({
        pause() {},
        resume() {},
        abort() {
          aborted += 1
        },
      })
      if (said === undefined) return
      listener.onHead({ status: 200, headers: new Map() })
      listener.onData(Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)))
      listener.onEnd()
    },
    hasWaited: () => false,
    giveUp() {},
    close() {},
  }
  return { engine, questions, abortions: () => aborted }
}

const bounds = { waitMs: 20, atOnce: 2, kept: 2, keptMs: 60_000 }
const rowsOf = (said: unknown) => {
  const asked = engineSaying(said)
  return { ...asked, rows: createSharedRows(asked.engine, bounds) }
}

describe('the data in the link preview of a page', () => {
  it("the data for a page's link preview is read with a visitor's permissions and cached", async () => {
    const { rows, questions } = rowsOf({ data: { row } })
    const about = { title: 'Ember · Northlight', description: 'Play it.', image: '/files/hero.png' }
    expect(await rows(campaign)).toEqual(about)
    expect(await rows(campaign)).toEqual(about)
    expect(questions.map(({ headers }) => headers)).toEqual([{ 'content-type': 'application/json' }])
  })

  it('old data of link previews is removed from the cache when new data is added', async () => {
    const { rows, questions } = rowsOf({ data: { row } })
    for (const one of [1, 2, 3, 1]) await rows(`/games/00000000-0000-4000-8000-00000000000${one}`)
    expect(questions).toHaveLength(4)
  })

  it.each([
    ['/campaigns/quests/00000000-0000-4000-8000-00000000ac01', true],
    ['/missions/00000000-0000-4000-8000-00000000ac01', true],
    ['/games/00000000-0000-4000-8000-00000000ac01/news', true],
    ['/company/00000000-0000-4000-8000-00000000ac01', true],
    ['/pixel-plays', true],
    [`${campaign}/participants`, false],
    ['/company/cart', false],
    ['/', false],
    ['/pixel.plays', false],
  ])('the link preview of %s shows texts from the database: %s', async (path, isOne) => {
    const { rows, questions } = rowsOf({ data: { row: null } })
    await rows(path)
    expect(questions).toHaveLength(isOne ? 1 : 0)
  })

  it.each([
    ['if visitors cannot read the row', { data: { row: null } }],
    ['if the engine returns an error', { errors: [{ message: 'no' }] }],
    ['if the response is unreadable', '<html>'],
    ['if the response is too large', { data: { row: { ...row, description: 'x'.repeat(70_000) } } }],
  ])('the link preview shows no texts from the database %s', async (_, said) => {
    expect(await rowsOf(said).rows(campaign)).toBeNull()
  })

  it('if the engine is slow, the page is sent without data for its link preview', async () => {
    const { rows, questions, abortions } = rowsOf(undefined)
    const began = performance.now()
    expect(await Promise.all([1, 2, 3].map((one) => rows(campaign.replace(/1$/, `${one}`))))).toEqual([
      null,
      null,
      null,
    ])
    expect(performance.now() - began).toBeLessThan(2000)
    expect([questions.length, abortions()]).toEqual([2, 2])
  })

  it('the description in a link preview has at most 200 characters', async () => {
    const { rows } = rowsOf({ data: { rows: [{ title: 'Pixel', description: 'word '.repeat(100) }] } })
    const about = await rows('/pixel-plays')
    expect(about?.description).toHaveLength(200)
    expect(about?.description).toMatch(/word…$/)
  })
})
