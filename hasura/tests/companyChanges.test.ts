import { describe, expect, test } from 'vitest'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()
const { company, otherCompany, owner, otherOwner } = market

const act = (userId: string): Promise<unknown> =>
  client().query(`SELECT set_config('hasura.user', $1, true)`, [
    JSON.stringify({ 'x-hasura-role': 'company', 'x-hasura-user-id': userId }),
  ])
const actAsAdmin = (): Promise<unknown> => client().query(`SELECT set_config('hasura.user', '', true)`)

const change = (set: string, of: string = company): Promise<unknown> =>
  client().query(`UPDATE company SET ${set} WHERE id = $1`, [of])

const live = async (of: string = company): Promise<unknown> => {
  const { rows } = await client().query('SELECT name, website, is_verified FROM company WHERE id = $1', [of])
  return rows[0]
}
const wishes = async (): Promise<unknown> => {
  const { rows } = await client().query('SELECT name, website, status, requested_by FROM company_change')
  return rows
}
const events = async (): Promise<readonly string[]> => {
  const { rows } = await client().query<{ type: string }>(
    `SELECT type FROM domain_event WHERE type LIKE 'companyChange%'`,
  )
  return rows.map(({ type }) => type)
}

const northlight = { name: 'Northlight', website: 'https://northlight.example', is_verified: true }

describe('changes of a verified company', () => {
  test('a verified company keeps its old name, website and badge until an admin reviews the new name and website', async () => {
    await act(owner)
    await change(`name = 'Blizzard', website = 'https://evil.example', description = 'New'`)
    expect(await live()).toEqual(northlight)
    expect(await wishes()).toEqual([
      { name: 'Blizzard', website: 'https://evil.example', status: 'pending', requested_by: owner },
    ])
    const { rows } = await client().query('SELECT description FROM company WHERE id = $1', [company])
    expect(rows).toEqual([{ description: 'New' }])
  })

  test('a verified company has at most one open change request, and can send its name and website one after the other', async () => {
    await act(owner)
    await change(`name = 'Northern Light'`)
    await change(`website = 'https://northern.example'`)
    expect(await wishes()).toMatchObject([{ name: 'Northern Light', website: 'https://northern.example' }])
    await change(`description = 'Only this'`)
    expect(await wishes()).toHaveLength(1)
  })

  test("a verified company cannot request another company's name", async () => {
    await act(owner)
    await expect(change(`name = ' SOUTHWIND'`)).rejects.toThrow(/^company_name_key: /)
  })

  test('a verified company gets its new name and website when an admin approves them', async () => {
    await act(owner)
    await change(`name = 'Northern Light'`)
    await actAsAdmin()
    await client().query(`UPDATE company_change SET status = 'approved'`)
    expect(await live()).toEqual({ ...northlight, name: 'Northern Light' })
    expect(await events()).toEqual(['companyChangeApproved'])
  })

  test('a verified company keeps its old name and website if an admin refuses the change', async () => {
    await act(owner)
    await change(`name = 'Northern Light'`)
    await actAsAdmin()
    await client().query(`UPDATE company_change SET status = 'rejected', reason = 'Not yours.'`)
    expect(await live()).toEqual(northlight)
    expect(await events()).toEqual(['companyChangeRejected'])
  })

  test('an admin can rename a verified company immediately', async () => {
    await change(`name = 'Northern Light'`)
    expect(await live()).toEqual({ ...northlight, name: 'Northern Light' })
    expect(await wishes()).toEqual([])
  })
})

describe('changes of an unverified company', () => {
  test('an unverified company can change its name and website immediately', async () => {
    await act(otherOwner)
    await change(`name = 'Eastwind', website = 'https://eastwind.example'`, otherCompany)
    expect(await live(otherCompany)).toMatchObject({ name: 'Eastwind', website: 'https://eastwind.example' })
    expect(await wishes()).toEqual([])
  })

  test('an unverified company cannot change its name or website while an admin reviews the company', async () => {
    await change(`verification = 'pending'`, otherCompany)
    await act(otherOwner)
    await change(`name = 'Blizzard'`, otherCompany)
    expect(await live(otherCompany)).toMatchObject({ name: 'Southwind' })
    await actAsAdmin()
    await change(`verification = 'verified'`, otherCompany)
    expect(await live(otherCompany)).toMatchObject({ name: 'Southwind', is_verified: true })
  })
})
