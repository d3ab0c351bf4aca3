import { expect, it } from 'vitest'
import { fewAtOnce } from './fewAtOnce.ts'

it('if twenty calls are in progress, another call is rejected until one of them finishes', async () => {
  const answers: (() => void)[] = []
  const ask = fewAtOnce((_: number) => new Promise<string>((resolve) => answers.push(() => resolve('done'))))
  const asked = Array.from({ length: 20 }, (_, index) => ask(index))
  await expect(ask(20)).rejects.toThrow('Too many calls are under way')
  answers[0]?.()
  expect(await asked[0]).toBe('done')
  const next = ask(21)
  for (const answer of answers) answer()
  expect(await Promise.all([...asked, next])).toHaveLength(21)
})

it('after a call fails, another call is accepted', async () => {
  const ask = fewAtOnce(async () => Promise.reject(new Error('away')))
  for (let index = 0; index < 22; index += 1) await expect(ask()).rejects.toThrow('away')
})
