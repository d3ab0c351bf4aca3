import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptMember, applyToProgram, rejectMember } from '../index.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import { done } from '../testing/questRuns.ts'
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

const apply = (mover: typeof creator) =>
  world.act((transaction) => applyToProgram(transaction, people.program, mover))

describe('membership', () => {
  it('is applied for, refused with words, applied for again and accepted', async () => {
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

  it('is decided once, by the program’s company', async () => {
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
    const verdicts = await Promise.all([accept(), accept()])
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await statusOf(world, 'program_membership', membershipId)).toBe('accepted')
    expect(await findTrouble(world)).toEqual([])
  })
})
