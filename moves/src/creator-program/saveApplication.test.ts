import type { ApplicationDraft } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  applyToProgram,
  closeActivation,
  saveApplication,
  sendWaitingApplications,
  unpublishActivation,
} from '../index.ts'
import type { Moved } from '../result.ts'
import { buildApplication } from '../testing/createMembership.ts'
import { done } from '../testing/done.ts'
import { company, createActivation, createWorld, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const applicant = { by: 'creator', personId: people.creator } as const
const told = { ageGroup: '25_34', gender: null, occupation: 'student' } as const
const nothing = { ageGroup: null, gender: null, occupation: null }
const entries: ApplicationDraft['entries'] = {
  demographics: nothing,
  consents: false,
  agreedTo: null,
  answers: {},
}

type Changes = Partial<ApplicationDraft['entries']>
const save = (programId: string, step: ApplicationDraft['step'] = 'hardware', changes: Changes = {}) =>
  world.act((transaction) =>
    saveApplication(transaction, programId, { step, entries: { ...entries, ...changes } }, applicant),
  )
const draftsOf = (programId: string) =>
  world.run(
    `select step, entries -> 'demographics' as told from program_application where program_id = '${programId}'`,
  )

/** A company has one program at a time. */
const openProgram = async (): Promise<string> => {
  const open = await world.run(
    `select id from activation where kind = 'CREATOR_PROGRAM' and is_editable and company_id = '${people.companyId}'`,
  )
  for (const { id } of open)
    await done(world.act((transaction) => closeActivation(transaction, String(id), company)))
  return createActivation(world, 'CREATOR_PROGRAM')
}

type Act = Parameters<World['act']>[0]

/** Starts a second operation while the first one still holds its locks. */
const whileItWaits = async (first: Act, later: () => Promise<Moved>): Promise<Moved> => {
  const begun = await world.act(async (transaction) => {
    await first(transaction)
    const result = later()
    await vi.waitFor(async () => {
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(await world.run(waiting)).toHaveLength(1)
    }, 10_000)
    return { result }
  })
  return begun.result
}

describe('saving an application before it is sent', () => {
  it('an unsent application can be continued until it is sent', async () => {
    const program = await openProgram()
    await done(save(program, 'demographics'))
    await done(save(program, 'hardware'))
    expect(await draftsOf(program)).toMatchObject([{ step: 'hardware' }])
    await world.act(async (transaction) =>
      done(applyToProgram(transaction, program, await buildApplication(transaction, program), applicant)),
    )
    expect(await draftsOf(program)).toEqual([])
    expect(await save(program)).toEqual({ ok: false, code: 'already-applied' })
    expect(await save(people.creator)).toEqual({ ok: false, code: 'activation-not-open' })
  })

  it('an unsent application stores personal details only while the creator consents', async () => {
    const program = await openProgram()
    await done(save(program, 'demographics', { demographics: told }))
    expect(await draftsOf(program)).toMatchObject([{ told: nothing }])
    await done(save(program, 'demographics', { demographics: told, consents: true }))
    expect(await draftsOf(program)).toMatchObject([{ told }])
    await done(save(program, 'demographics', { demographics: told }))
    expect(await draftsOf(program)).toMatchObject([{ told: nothing }])
  })

  it('an unsent application is deleted when its program ends, and kept while its program is unpublished', async () => {
    const program = await openProgram()
    await done(save(program))
    await done(world.act((transaction) => unpublishActivation(transaction, program, company)))
    expect(await save(program)).toEqual({ ok: false, code: 'activation-not-open' })
    expect(await draftsOf(program)).toHaveLength(1)
    await done(world.act((transaction) => closeActivation(transaction, program, company)))
    expect(await draftsOf(program)).toEqual([])
  })

  it('an application cannot be saved while its program is being closed', async () => {
    const program = await openProgram()
    const result = await whileItWaits(
      (transaction) => done(closeActivation(transaction, program, company)),
      () => save(program),
    )
    expect(result).toEqual({ ok: false, code: 'activation-not-open' })
    expect(await draftsOf(program)).toEqual([])
  })

  it('if an application is saved and sent at the same moment, no unsent application remains', async () => {
    const program = await openProgram()
    const result = await whileItWaits(
      async (transaction) =>
        done(applyToProgram(transaction, program, await buildApplication(transaction, program), applicant)),
      () => save(program),
    )
    expect(result).toEqual({ ok: false, code: 'already-applied' })
    expect(await draftsOf(program)).toEqual([])
  })

  it('a completed application of a person without access is sent when they get access', async () => {
    const programId = await openProgram()
    const personId = people.creators[0] ?? ''
    const person = { by: 'creator', personId } as const
    const complete = (agreedTo: number) =>
      done(
        world.act((transaction) =>
          saveApplication(
            transaction,
            programId,
            { step: 'application_form', entries: { ...entries, agreedTo }, sendsOnAccess: true },
            person,
          ),
        ),
      )
    const membership = () =>
      world.run(
        `select status from program_membership where program_id = '${programId}' and creator_id = '${personId}'`,
      )
    const [program] = await world.run(`select terms_version from creator_program where id = '${programId}'`)
    const version = Number(program?.terms_version)
    const send = () => world.act((transaction) => sendWaitingApplications(transaction, personId))
    await world.run(`update "user" set user_type = 'User' where id = '${personId}'`)
    await complete(version)
    expect(await membership()).toEqual([])
    await world.run(`update "user" set user_type = 'Creator' where id = '${personId}'`)
    await send()
    await send()
    expect(await membership()).toEqual([{ status: 'pending' }])
    expect(await draftsOf(programId)).toEqual([])
  })

  it('a completed application stays unsent if the program no longer accepts it', async () => {
    const programId = await openProgram()
    const personId = people.creators[1] ?? ''
    await world.run(`update "user" set user_type = 'User' where id = '${personId}'`)
    await done(
      world.act((transaction) =>
        saveApplication(
          transaction,
          programId,
          { step: 'application_form', entries: { ...entries, agreedTo: 1000 }, sendsOnAccess: true },
          { by: 'creator', personId },
        ),
      ),
    )
    await world.run(`update "user" set user_type = 'Creator' where id = '${personId}'`)
    await world.act((transaction) => sendWaitingApplications(transaction, personId))
    expect(
      await world.run(
        `select sends_on_access as waits from program_application where creator_id = '${personId}'`,
      ),
    ).toEqual([{ waits: false }])
  })

  it('an application that is completed while access is being granted is sent immediately', async () => {
    const programId = await openProgram()
    const personId = people.creators[0] ?? ''
    const [program] = await world.run(`select terms_version from creator_program where id = '${programId}'`)
    await done(
      world.act((transaction) =>
        saveApplication(
          transaction,
          programId,
          {
            step: 'application_form',
            entries: { ...entries, agreedTo: Number(program?.terms_version) },
            sendsOnAccess: true,
          },
          { by: 'creator', personId },
        ),
      ),
    )
    expect(
      await world.run(
        `select status from program_membership where creator_id = '${personId}' and program_id = '${programId}'`,
      ),
    ).toEqual([{ status: 'pending' }])
  })
})
