import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  acceptMember,
  applyToProgram,
  closeActivation,
  publishActivation,
  rejectMember,
  unpublishActivation,
} from '../index.ts'
import { buildApplication } from '../testing/createMembership.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import { giveCompanyPlan } from '../testing/plans.ts'
import {
  company,
  createWorld,
  creator,
  otherCreator,
  people,
  stranger,
  type World,
} from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const apply = (actor: typeof creator) =>
  world.act(async (transaction) =>
    applyToProgram(transaction, people.program, await buildApplication(transaction, people.program), actor),
  )

describe('becoming and being a member of a program', () => {
  it('a creator can apply to a program, be rejected with a message, apply again and be accepted', async () => {
    const { membershipId } = await done(apply(creator))
    expect(await apply(creator)).toEqual({ ok: false, code: 'already-applied' })
    await done(world.act((transaction) => rejectMember(transaction, membershipId, company, 'Too early.')))
    expect(
      await world.run(
        `select rejection_message, decided_by from program_membership where id = '${membershipId}'`,
      ),
    ).toEqual([{ rejection_message: 'Too early.', decided_by: people.owner }])
    expect(await apply(creator)).toMatchObject({ ok: true, membershipId })
    await done(world.act((transaction) => acceptMember(transaction, membershipId, company)))
    expect(await eventsOf(world, membershipId)).toEqual([
      'programMemberCreated by creator',
      'programMemberRejected by company',
      'programMemberReapplied by creator',
      'programMemberAccepted by company',
    ])
  })

  it("only the program's company can decide on an application, and only once", async () => {
    const { membershipId } = await done(apply(otherCreator))
    expect(await world.act((transaction) => acceptMember(transaction, membershipId, stranger))).toEqual({
      ok: false,
      code: 'not-found',
    })
    expect(await world.act((transaction) => acceptMember(transaction, membershipId, otherCreator))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    const accept = () => world.act((transaction) => acceptMember(transaction, membershipId, company))
    const results = await Promise.all([accept(), accept()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await statusOf(world, 'program_membership', membershipId)).toBe('accepted')
    expect(await findTrouble(world)).toEqual([])
  })

  it('if two members decide on an application at the same time, the later decision counts, and each emits an event', async () => {
    const applicant = { by: 'creator', personId: people.creators[2] ?? '' } as const
    const { membershipId } = await done(apply(applicant))
    const accept = () => world.act((transaction) => acceptMember(transaction, membershipId, company))
    const reject = () => world.act((transaction) => rejectMember(transaction, membershipId, company, 'No.'))
    const decisions = () =>
      world.run(`select payload ->> 'to' as status from domain_event
        where entity_id = '${membershipId}' and type <> 'programMemberCreated' order by (payload ->> 'version')::int`)
    let made = 0
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.all([accept(), reject()])
      made += results.filter(({ ok }) => ok).length
      const told = await decisions()
      expect(told).toHaveLength(made)
      expect(told.at(-1)).toEqual({ status: await statusOf(world, 'program_membership', membershipId) })
    }
    expect(made).toBeGreaterThan(4)
    expect(await findTrouble(world)).toEqual([])
  })

  it('a membership that the company has ended does not count as a declined application', async () => {
    const ended = async (id: string) =>
      (await world.run(`select ended_at is not null as ended from program_membership where id = '${id}'`))[0]
        ?.ended
    const end = (id: string) => world.act((transaction) => rejectMember(transaction, id, company))
    const [{ id = '' } = {}] = await world.run(
      `select id from program_membership where creator_id = '${creator.personId}' and status = 'accepted'`,
    )
    const membershipId = String(id)
    expect(await ended(membershipId)).toBe(false)
    await done(end(membershipId))
    expect(await ended(membershipId)).toBe(true)
    await done(apply(creator))
    expect(await ended(membershipId)).toBe(false)
    await done(end(membershipId))
    expect(await ended(membershipId)).toBe(false)
  })

  it('a program can be published again only if its company has the plan for it', async () => {
    const publish = () => world.act((transaction) => publishActivation(transaction, people.program, company))
    await done(world.act((transaction) => unpublishActivation(transaction, people.program, company)))
    await giveCompanyPlan(world, 'starter', '30 days')
    expect(await publish()).toMatchObject({ ok: false, code: 'plan-programs' })
    await giveCompanyPlan(world, 'growth', '30 days')
    expect(await publish()).toMatchObject({ ok: true, status: 'active' })
  })

  it('a rejected creator who accepts an invitation applies to the program again', async () => {
    const applicant = { by: 'creator', personId: people.creators[2] ?? '' } as const
    const [row] = await world.run(
      `select id, status from program_membership where creator_id = '${applicant.personId}'`,
    )
    if (row?.status === 'accepted')
      await done(world.act((transaction) => rejectMember(transaction, String(row.id), company)))
    await world.run(`insert into invitation (activation_id, activation_type, creator_id, company_id)
      select id, 'CREATOR_PROGRAM', '${applicant.personId}', company_id from activation where id = '${people.program}'`)
    await done(apply(applicant))
    expect(
      await world.run(`select status from invitation where creator_id = '${applicant.personId}'`),
    ).toEqual([{ status: 'ACCEPTED' }])
  })

  it('a deleted account cannot become a member, and the company gets a clear error message', async () => {
    const [row] = await world.run(
      `update "user" set deleted_at = now() where id = '${people.creators[2]}'
        returning (select membership.id from program_membership as membership where creator_id = "user".id)`,
    )
    const membershipId = String(row?.id)
    const accept = () => world.act((transaction) => acceptMember(transaction, membershipId, company))
    expect(await accept()).toMatchObject({ ok: false, code: 'account-deleted' })
    await done(world.act((transaction) => rejectMember(transaction, membershipId, company)))
    expect(await accept()).toMatchObject({ ok: false, code: 'account-deleted' })
    expect(await statusOf(world, 'program_membership', membershipId)).toBe('rejected')
  })

  it('no one becomes a member after the program has ended', async () => {
    const [{ id = '' } = {}] = await world.run(
      `select id from program_membership where creator_id = '${creator.personId}' and status = 'rejected'`,
    )
    const accept = (actor: typeof company | typeof stranger) =>
      world.act((transaction) => acceptMember(transaction, String(id), actor))
    await done(world.act((transaction) => closeActivation(transaction, people.program, company)))
    expect(await accept(company)).toEqual({ ok: false, code: 'activation-not-live' })
    expect(await accept(stranger)).toEqual({ ok: false, code: 'not-found' })
    expect(await statusOf(world, 'program_membership', String(id))).toBe('rejected')
  })
})
