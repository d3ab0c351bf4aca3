import { insertPerson } from '@questboard/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '../index.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const account = (username: string) => ({
  username,
  email: `${username}@mail.example`,
  passwordHash: '$argon2id$x',
  userType: 'User' as const,
  emailVerified: false,
})
const nameOf = async (username: string) =>
  (await world.run(`select display_name::text from "user" where username = '${username}'`))[0]?.display_name

it('a new account gets its username as its display name, with a number if the name is taken', async () => {
  await world.run(`${insertPerson({ id: crypto.randomUUID(), name: 'earlier', type: 'User' })};
    update "user" set display_name = 'Starling' where username = 'earlier'`)
  await world.act((transaction) => createAccount(transaction, account('starling')))
  expect(await nameOf('starling')).toBe('starling1')
  await world.act((transaction) => createAccount(transaction, account('blackbird')))
  expect(await nameOf('blackbird')).toBe('blackbird')
})

it('two registrations at the same time get different display names', async () => {
  await world.run(`${insertPerson({ id: crypto.randomUUID(), name: 'holder', type: 'User' })};
    update "user" set display_name = 'novaplays' where username = 'holder'`)
  let second: Promise<unknown> = Promise.resolve()
  await world.act(async (transaction) => {
    await createAccount(transaction, account('novaplays1'))
    // The second account gets the same display name, so it waits until the first transaction ends.
    second = world.act((other) => createAccount(other, account('novaplays')))
    await expect
      .poll(
        async () =>
          (
            await world.run(
              `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          )[0]?.waiting,
      )
      .toBe(1)
  })
  await second
  expect([await nameOf('novaplays1'), await nameOf('novaplays')]).toEqual(['novaplays1', 'novaplays2'])
})
