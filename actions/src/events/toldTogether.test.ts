import { expect, it, vi } from 'vitest'
import { toldTogether } from './toldTogether.ts'

it('calls at the same moment share one signal to a workflow, and a later call sends another', async () => {
  const tell = vi.fn(async () => undefined)
  await Promise.all([toldTogether('run/1', tell), toldTogether('run/1', tell), toldTogether('run/2', tell)])
  expect(tell).toHaveBeenCalledTimes(2)
  await toldTogether('run/1', tell)
  expect(tell).toHaveBeenCalledTimes(3)
})

it('a signal shared by several calls is sent after the last of these calls', async () => {
  const seen: string[] = []
  const first = toldTogether('run/1', async () => seen.push('told'))
  await Promise.resolve()
  seen.push('second')
  await Promise.all([first, toldTogether('run/1', async () => seen.push('told again'))])
  expect(seen).toEqual(['second', 'told'])
})

it('if a shared signal fails, all its callers get the error, and the next call sends a new signal', async () => {
  const away = async () => Promise.reject(new Error('away'))
  const asked = [toldTogether('run/1', away), toldTogether('run/1', away)]
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(toldTogether('run/1', async () => 'told')).resolves.toBeUndefined()
})
