import { expect, it } from 'vitest'
import { createIntent } from './intent.ts'

const lost = async (): Promise<string> => {
  throw new Error('no answer came')
}

it('a request that fails is sent again with the same idempotency key, and after a success the key changes', async () => {
  const carryOut = createIntent()
  const keys: string[] = []
  const note = async (key: string) => void keys.push(key)
  await expect(carryOut({ email: 'a' }, (key) => note(key).then(lost))).rejects.toThrow('no answer')
  await carryOut({ email: 'a' }, note)
  await carryOut({ email: 'a' }, note)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('requests with different data have different idempotency keys', async () => {
  const carryOut = createIntent()
  const keys: string[] = []
  for (const email of ['a', 'b'])
    await carryOut({ email }, (key) => Promise.resolve(keys.push(key)).then(lost)).catch(() => undefined)
  expect(keys[1]).not.toBe(keys[0])
})

it('a second click during a request sends the same idempotency key', async () => {
  const carryOut = createIntent()
  const keys: string[] = []
  const note = async (key: string) => void keys.push(key)
  await Promise.all([carryOut({ id: 1 }, note), carryOut({ id: 1 }, note)])
  expect(keys[1]).toBe(keys[0])
})
