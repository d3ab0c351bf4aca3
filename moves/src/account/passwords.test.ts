import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('a password is accepted even if its accented letters are encoded differently, and no other password is accepted', async () => {
  const hash = await hashPassword('Åre-2026-snö')
  expect(await verifyPassword('Åre-2026-snö'.normalize('NFD'), hash)).toBe(true)
  expect(await verifyPassword('Are-2026-sno', hash)).toBe(false)
  expect(await verifyPassword('Åre-2026-snö', null)).toBe(false)
})

it('the server can do other work during many simultaneous sign-ins', async () => {
  let verified = 0
  const storm = Array.from({ length: 40 }, async () => {
    await verifyPassword('anything', null)
    verified += 1
  })
  await promisify(gzip)('an answer to somebody else'.repeat(100))
  expect(verified).toBeLessThan(10)
  await Promise.all(storm)
  expect(verified).toBe(40)
})
