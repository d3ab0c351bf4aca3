import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptMember, applyToProgram, rejectMember } from '../index.ts'
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
const apply = (actor: Applicant, told?: Told) =>
  world.act(async (transaction) =>
    applyToProgram(
      transaction,
      people.program,
      await buildApplication(transaction, people.program, told),
      actor,
    ),
  )
const demographicsOf = (creatorId: string) =>
  world.run(
    `select age_group, gender, occupation from program_demographics where creator_id = '${creatorId}'`,
  )
const told = { ageGroup: '25_34', gender: null, occupation: 'student' } as const

describe('applying to a creator program', () => {
  it('a program application must contain a complete answer to each current required question', async () => {
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

  it("a program application must accept the program's current code of conduct and terms", async () => {
    const applicant = applicantOf(1)
    const read = await world.act((transaction) => buildApplication(transaction, people.program))
    await world.run(`update creator_program set terms_of_use = 'Be fair.' where id = '${people.program}'`)
    expect(
      await world.act((transaction) => applyToProgram(transaction, people.program, read, applicant)),
    ).toMatchObject({ ok: false, code: 'terms-changed' })
  })

  it.each([
    ['text', 'x'.repeat(501), 'text-too-long'],
    ['long_text', 'x'.repeat(5001), 'text-too-long'],
    ['url', `https://mira.example/${'x'.repeat(1980)}`, 'text-too-long'],
    ['url', 'my site', 'link-invalid'],
    ['text', '  ', 'answer-required'],
    ['multiple_choice', [], 'answer-required'],
    ['multiple_choice', ['A', 'A'], 'answer-invalid'],
    ['single_choice', 'C', 'answer-invalid'],
  ] as const)(
    'an answer to a question of kind %s must have a valid value, no matter who sends it',
    async (kind, answer, code) => {
      const [question] = await world.run(
        `insert into program_question (program_id, label, required, kind, options) values
         ('${people.program}', 'Why?', true, '${kind}', '${kind.endsWith('choice') ? '{A,B}' : '{}'}') returning id`,
      )
      const questionId = String(question?.id)
      const answers = [{ questionId, answer: typeof answer === 'string' ? answer : [...answer] }]
      expect(await apply(applicantOf(2), { answers })).toMatchObject({
        ok: false,
        code,
        field: `answers.${questionId}`,
      })
      await world.run(`delete from program_question where id = '${questionId}'`)
    },
  )

  it('a program application answers only current questions, each once', async () => {
    const [question] = await world.run(
      `insert into program_question (program_id, label) values ('${people.program}', 'Why?') returning id`,
    )
    const answer = { questionId: String(question?.id), answer: 'Fun' }
    expect(await apply(applicantOf(2), { answers: [answer, answer] })).toMatchObject({
      code: 'invalid-input',
    })
    await world.run(`update program_question set retired_at = now() where id = '${answer.questionId}'`)
    expect(await apply(applicantOf(2), { answers: [answer] })).toMatchObject({ code: 'question-gone' })
  })

  it('personal details in a program application are stored only as long as the creator applies or is a member', async () => {
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

  it('a creator whose application was rejected can apply again only if they can join the program', async () => {
    const applicant = applicantOf(2)
    const membershipId = String(
      (await world.run(`select id from program_membership where creator_id = '${applicant.personId}'`))[0]
        ?.id,
    )
    await done(world.act((transaction) => rejectMember(transaction, membershipId, company)))
    await world.run(`insert into requirement (activation_id, twitch_followers) values ('${people.program}', 1000000)
      on conflict (activation_id) do update set twitch_followers = excluded.twitch_followers`)
    expect(await apply(applicant)).toMatchObject({ ok: false, code: 'requirements-not-met' })
    await world.run(
      `update requirement set twitch_followers = null where activation_id = '${people.program}'`,
    )
    await done(apply(applicant))
  })
})
