import { insertPerson } from '@questboard/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePerson } from '../index.ts'
import { createWorld, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const erase = (personId: string) => world.act((transaction) => erasePerson(transaction, personId))

/** Creates rows of a past status change. Triggers are off, so nothing else happens. */
const remember = (statements: string) =>
  world.run(`begin; set local session_replication_role = replica; ${statements}; commit`)

type Notice = {
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  readonly params: Readonly<Record<string, string>>
}
/** A notification to the company's owner. */
const tell = async ({ kind, entity, entityId, params }: Notice): Promise<void> => {
  const eventId = crypto.randomUUID()
  await remember(`
    insert into domain_event (id, type, entity, entity_id) values ('${eventId}', 'happened', '${entity}', '${entityId}');
    insert into notification (user_id, kind, event_id, params)
      values ('${people.owner}', '${kind}', '${eventId}', '${JSON.stringify(params)}')`)
}
const read = async (kind: string) =>
  (await world.run(`select params from notification where kind = '${kind}'`)).map(({ params }) => params)

describe('notifications of other people after an account was deleted', () => {
  it.each([
    ['requested approval of a payment', 'payment_approval', 'created_by'],
    ['approved a payment', 'payment_approved', 'approved_by'],
    ['declined a payment', 'payment_declined', 'declined_by'],
  ])(
    'the name of a deleted account that %s disappears from the notifications of other people',
    async (_what, kind, column) => {
      const mate = crypto.randomUUID()
      const [theirs, others] = [crypto.randomUUID(), crypto.randomUUID()]
      await world.run(`
      ${insertPerson({ id: mate, name: kind.replaceAll('_', ''), type: 'Company' })};
      insert into company_member (user_id, company_id, is_owner) values ('${mate}', '${people.companyId}', false)`)
      await remember(`
      insert into payment (id, company_id, amount_cents, idempotency_key, ${column})
        values ('${theirs}', '${people.companyId}', 5000, gen_random_uuid(), '${mate}'),
               ('${others}', '${people.companyId}', 5000, gen_random_uuid(), '${people.owner}')`)
      const notice = { kind, entity: 'payment' } as const
      await tell({ ...notice, entityId: theirs, params: { by: 'Wren', description: 'Quest' } })
      await tell({ ...notice, entityId: others, params: { by: 'Olive', description: 'Quest' } })
      expect(await erase(mate)).toEqual({ ok: true })
      expect(await read(kind)).toEqual(
        expect.arrayContaining([
          { by: 'A deleted account', description: 'Quest' },
          { by: 'Olive', description: 'Quest' },
        ]),
      )
    },
  )

  it('the name of a deleted account disappears from notifications about withdrawn content', async () => {
    const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()]
    const [, leaver = '', stayer = ''] = people.creators
    await remember(`
      insert into submission (id, activation_id, company_id, creator_id, quest_run_id, message)
        values ('${gone}', gen_random_uuid(), '${people.companyId}', '${leaver}', gen_random_uuid(), 'Done'),
               ('${stays}', gen_random_uuid(), '${people.companyId}', '${stayer}', gen_random_uuid(), 'Done')`)
    const notice = { kind: 'content_withdrawn', entity: 'submission' } as const
    await tell({ ...notice, entityId: gone, params: { creator: 'Pixel2' } })
    await tell({ ...notice, entityId: stays, params: { creator: 'Pixel3' } })
    expect(await erase(leaver)).toEqual({ ok: true })
    expect(await read('content_withdrawn')).toEqual(
      expect.arrayContaining([{ creator: 'A deleted account' }, { creator: 'Pixel3' }]),
    )
  })
})
