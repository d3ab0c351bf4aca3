import { migrateDown, migrateUp, readMigrations } from '@questboard/database/testing'
import { expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { createDatabase } from './support/database.ts'
import { createMarket } from './support/market.ts'
import { prepare } from './support/prepare.ts'

const since = readMigrations().filter(({ name }) => name >= '1763030000000')

test('an older copy knows from its trail which memberships ended, and which applications were declined', async () => {
  const { client, drop } = await createDatabase()
  const endedAfter = async (statuses: readonly string[]) => {
    await client.query(`DELETE FROM program_membership; DELETE FROM creator_program; DELETE FROM activation`)
    await prepare(client, [given.membership])
    for (const migration of since.toReversed()) await migrateDown(client, [migration])
    for (const status of statuses) await client.query('UPDATE program_membership SET status = $1', [status])
    const { rows: before } = await client.query('SELECT version, updated_at FROM program_membership')
    await migrateUp(client, since)
    const { rows } = await client.query(
      `SELECT version, updated_at, ended_at = status_changed_at AS ended FROM program_membership WHERE id = '${a.membership}'`,
    )
    return rows.map(({ ended, ...row }) => [ended, JSON.stringify([row]) === JSON.stringify(before)])
  }
  try {
    await createMarket(client)
    expect(await endedAfter(['accepted', 'rejected'])).toEqual([[true, true]])
    expect(await endedAfter(['rejected'])).toEqual([[null, true]])
    expect(await endedAfter(['accepted', 'rejected', 'accepted'])).toEqual([[null, true]])
  } finally {
    await drop()
  }
})
