import { hashToken } from '@questboard/database'
import { insertCompany, insertPerson } from '@questboard/database/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePerson } from '../index.ts'
import { createActivation, createCode } from '../testing/index.ts'
import { createWorld, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

let serial = 0
/** A verified company with one member, a draft, codes, a list, an invitation, a file and a new billing address. */
const found = async () => {
  serial += 1
  const [owner, companyId] = [crypto.randomUUID(), crypto.randomUUID()]
  const name = `Lonely${serial}`
  await world.run(`
    ${insertPerson({ id: owner, name: `lone${serial}`, type: 'Company' })};
    ${insertCompany({ id: companyId, name, owner })};
    update company_settings set email = 'lone${serial}@own.example', billing_email = 'pay${serial}@own.example' where company_id = '${companyId}';
    update company_billing set street_name = 'Lonestreet${serial}' where company_id = '${companyId}';
    insert into creator_list (company_id, name) values ('${companyId}', 'Favourites');
    insert into company_invitation (company_id, email, token_hash)
      values ('${companyId}', 'friend${serial}@mail.example', '\\x${hashToken(name).toString('hex')}');
    insert into upload (company_id, kind, name, path, mime_type, bytes, width, height)
      values ('${companyId}', 'image', 'logo.png', '${name}', 'image/png', 10, 1, 1)`)
  const draft = { kind: 'KEY', companyId, gameId: people.game, status: 'draft' } as const
  const activationId = await world.act((transaction) => createActivation(transaction, draft))
  await world.act((transaction) => createCode(transaction, activationId))
  return { owner, companyId, activationId, name }
}
const erase = (owner: string) => world.act((transaction) => erasePerson(transaction, owner))
const isThere = async (companyId: string) =>
  (await world.run(`select from company where id = '${companyId}'`)).length === 1
const addMember = (companyId: string, isOwner: boolean) => {
  serial += 1
  const id = crypto.randomUUID()
  return world.run(`
    ${insertPerson({ id, name: `mate${serial}`, type: 'Company' })};
    insert into company_member (user_id, company_id, is_owner) values ('${id}', '${companyId}', ${isOwner})`)
}

describe("deleting a company's last member", () => {
  it("deleting the account of a company's last member also deletes the company if no one else depends on the company", async () => {
    const { owner, companyId, name } = await found()
    expect(await erase(owner)).toEqual({ ok: true })
    expect(await isThere(companyId)).toBe(false)
    for (const table of ['activation', 'code', 'code_item', 'company_invitation', 'company_settings'])
      expect(await world.run(`select from ${table} where company_id = '${companyId}'`)).toEqual([])
    // The job that removes files of deleted users finds this file.
    expect(await world.run(`select user_id, company_id from upload where path = '${name}'`)).toEqual([
      { user_id: owner, company_id: null },
    ])
    expect(
      await world.run(
        `select from audit_event where before::text ~ 'own.example|Lonestreet' or after::text ~ 'own.example|Lonestreet'`,
      ),
    ).toEqual([])
    expect(await world.run(`select from domain_event where type = 'memberRemoved'`)).toEqual([])
  })

  it.each([
    ['the company had a public activation', `update activation set status = 'closed' where company_id = $`],
    [
      'the company has paid',
      `insert into payment (company_id, amount_cents, idempotency_key) values ($, 5000, gen_random_uuid())`,
    ],
  ])('the last owner of a company cannot delete their account if %s', async (_what, statement) => {
    const { owner, companyId } = await found()
    await world.run(`begin; set local session_replication_role = replica;
      ${statement.replace('$', `'${companyId}'`)}; commit`)
    await expect(erase(owner)).rejects.toThrow('needs at least one owner')
    expect(await isThere(companyId)).toBe(true)
    expect(await world.run(`select deleted_at from "user" where id = '${owner}'`)).toEqual([
      { deleted_at: null },
    ])
  })

  it("a company's card must be removed before its last member is deleted, because the provider could still charge the card", async () => {
    const { owner, companyId } = await found()
    await world.run(
      `insert into payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
       values ('${companyId}', 'cus', 'pm', 'visa', '4242', 1, 2030)`,
    )
    expect(await erase(owner)).toEqual({ ok: false, code: 'company-card-saved' })
    expect(await isThere(companyId)).toBe(true)
  })
})

describe('deleting a member of a company with other members', () => {
  it('a company with another owner continues without the deleted member', async () => {
    const { owner, companyId } = await found()
    await addMember(companyId, true)
    expect(await erase(owner)).toEqual({ ok: true })
    expect(await isThere(companyId)).toBe(true)
  })

  it.each([
    ['is still a member', ''],
    ['has left the company', 'delete from company_member where user_id ='],
  ])(
    'other members of a company no longer see the name of a deleted account that %s',
    async (_when, leave) => {
      const { owner, companyId, name } = await found()
      await addMember(companyId, true)
      const params = JSON.stringify({ memberId: owner, member: 'Lone', company: name })
      const joined = `select params ->> 'member' as member from notification where params ->> 'memberId' = '${owner}'`
      await world.run(`insert into notification (user_id, kind, event_id, params)
      select user_id, 'member_joined', gen_random_uuid(), '${params}' from company_member
       where company_id = '${companyId}' and user_id <> '${owner}'`)
      expect(await world.run(joined)).toEqual([{ member: 'Lone' }])
      if (leave) await world.run(`${leave} '${owner}'`)
      await erase(owner)
      expect(await world.run(joined)).toEqual([{ member: 'A deleted account' }])
    },
  )

  it("deleting a company member's account does not stop creators in the company's published activations", async () => {
    const { owner, companyId, activationId } = await found()
    await addMember(companyId, true)
    await world.run(`begin; set local session_replication_role = replica;
      update activation set status = 'active' where id = '${activationId}'; commit`)
    await world.act(async (transaction) => {
      // Locks in the same order as a join: first the activation, then the company's rows.
      await sql`select from activation where id = ${activationId} for no key update`.execute(transaction)
      const erased = world.act(async (erasing) => {
        await sql`set local lock_timeout = '2s'`.execute(erasing)
        return erasePerson(erasing, owner)
      })
      expect(await erased).toEqual({ ok: true })
    })
  })

  it('the last owner of a company cannot delete their account while the company has other members', async () => {
    const { owner, companyId } = await found()
    await addMember(companyId, false)
    await expect(erase(owner)).rejects.toThrow('needs at least one owner')
    expect(await isThere(companyId)).toBe(true)
  })

  it('if a new member joins at the moment when the last member is deleted, the company stays', async () => {
    const { owner, companyId } = await found()
    let erased: ReturnType<typeof erase> | undefined
    await world.act(async (transaction) => {
      await transaction.deleteFrom('company_invitation').where('company_id', '=', companyId).execute()
      erased = erase(owner)
      erased.catch(() => undefined)
      // Waits for the lock on the invitation that is being used.
      await new Promise((resolve) => setTimeout(resolve, 200))
      await transaction
        .insertInto('company_member')
        .values({ company_id: companyId, user_id: people.creator, is_owner: false })
        .execute()
    })
    await expect(erased).rejects.toThrow('needs at least one owner')
    expect(await isThere(companyId)).toBe(true)
  })
})
