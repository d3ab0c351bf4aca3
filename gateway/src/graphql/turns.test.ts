import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Simulated work that runs until the test ends it. */
const questions = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.set(name, end))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

it('each client can run a limited number of queries at a time, and its waiting queries do not delay other clients', async () => {
  const { begun, work, end } = questions()
  const turns = createTurns(2, 10)
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => turns.run(name.slice(0, 1), work(name)))
  await sleep(5)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a2')
  await asked[1]
  await sleep(5)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'a3', 'b1']) end(name)
  await sleep(5)
  end('a4')
  await Promise.all(asked)
})

it('a query is refused if too many other queries are waiting already', async () => {
  const { work, end } = questions()
  const turns = createTurns(1, 1)
  const first = turns.run('a', work('a1'))
  const second = turns.run('a', work('a2'))
  await expect(turns.run('a', work('a3'))).rejects.toMatchObject({ code: 'too-many-requests' })
  end('a1')
  await first
  end('a2')
  await second
})

it('when a query fails, the next waiting query starts', async () => {
  const turns = createTurns(1, 1)
  const failing = turns.run('a', () => Promise.reject(new Error('no')))
  const next = turns.run('a', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
