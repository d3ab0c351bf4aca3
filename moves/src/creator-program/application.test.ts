import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptMember, applyToProgram, rejectMember, saveApplication } from '../index.ts'
import { buildApplication } from '../testing/createMembership.ts'
import { done } from '../testing/done.ts'
import { company, createWorld, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Told = Parameters<typeof buildApplication>[2]
type Applicant = { readonly by: 'creator'; readonly personId: string }

const applicantOf = (number: number): Applicant => ({
  by: 'creator',
  personId: people.creators[number] ?? '',
})
const apply = (mover: Applicant, told?: Told) =>
  world.act(async (transaction) =>
    applyToProgram(
      transaction,
      people.program,
      await buildApplication(transaction, people.program, told),
      mover,
    ),
  )
const demographicsOf = (creatorId: string) =>
  world.run(
    `select age_group, gender, occupation from program_demographics where creator_id = '${creatorId}'`,
  )
const told = { ageGroup: '25_34', gender: null, occupation: 'student' } as const

describe('an application', () => {
  it('comes with answers to the questions as they are, all of it or nothing', async () => {
    const applicant = applicantOf(0)
    const [question] = await world.run(
      `insert into program_question (program_id, label, required) values ('${people.program}', 'Why?', true) returning id`,
    )
    const questionId = String(question?.id)
    expect(await apply(applicant)).toMatchObject({ ok: false, code: 'answer-required' })
    expect(await apply(applicant, { answers: [{ questionId, answer: true }] })).toMatchObject({
      ok: false,
      code: 'answer-invalid',
    })
    const held = () =>
      world.run(`select answer from program_answer where creator_id = '${applicant.personId}'`)
    expect(await held()).toEqual([])
    const { membershipId } = await done(apply(applicant, { answers: [{ questionId, answer: 'Fun' }] }))
    expect(await held()).toEqual([{ answer: 'Fun' }])
    await done(world.act((transaction) => rejectMember(transaction, membershipId, company)))
    await done(apply(applicant, { answers: [{ questionId, answer: 'Still fun' }] }))
    expect(await held()).toEqual([{ answer: 'Still fun' }])
    await world.run(`update program_question set retired_at = now() where id = '${questionId}'`)
  })

  it('agrees to the texts as they are now', async () => {
    const applicant = applicantOf(1)
    const read = await world.act((transaction) => buildApplication(transaction, people.program))
    await world.run(`update creator_program set terms_of_use = 'Be fair.' where id = '${people.program}'`)
    expect(
      await world.act((transaction) => applyToProgram(transaction, people.program, read, applicant)),
    ).toMatchObject({ ok: false, code: 'terms-changed' })
  })

  it('tells about its creator while they apply or are a member, and no longer', async () => {
    const applicant = applicantOf(2)
    const { membershipId } = await done(apply(applicant, { demographics: told }))
    expect(await demographicsOf(applicant.personId)).toEqual([
      { age_group: '25_34', gender: null, occupation: 'student' },
    ])
    await done(world.act((transaction) => acceptMember(transaction, membershipId, company)))
    expect(await demographicsOf(applicant.personId)).toHaveLength(1)
    await done(world.act((transaction) => rejectMember(transaction, membershipId, company)))
    expect(await demographicsOf(applicant.personId)).toEqual([])
    const nothing = { ageGroup: null, gender: null, occupation: null }
    await done(apply(applicant, { demographics: nothing }))
    expect(await demographicsOf(applicant.personId)).toEqual([])
  })

  it('is begun, left and gone on with, until it is sent', async () => {
    const applicant = applicantOf(1)
    const entries = {
      demographics: { ageGroup: null, gender: null, occupation: null },
      consents: false,
      agreedTo: null,
      answers: {},
    }
    const save = (step: 'demographics' | 'hardware', programId = people.program) =>
      world.act((transaction) => saveApplication(transaction, programId, { step, entries }, applicant))
    const drafts = () =>
      world.run(`select step from program_application where creator_id = '${applicant.personId}'`)
    await done(save('demographics'))
    await done(save('hardware'))
    expect(await drafts()).toEqual([{ step: 'hardware' }])
    await done(apply(applicant))
    expect(await drafts()).toEqual([])
    expect(await save('hardware')).toEqual({ ok: false, code: 'already-applied' })
    expect(await save('hardware', people.creator)).toEqual({ ok: false, code: 'activation-not-open' })
  })
})
