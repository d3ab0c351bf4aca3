import type { ActivationKind } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptBid, closeActivation, counterBid, settleActivation, waitsForAnswer } from '../index.ts'
import { createInvitation } from '../testing/createInvitation.ts'
import { createKeyParticipant } from '../testing/createKeyParticipant.ts'
import { createMembership } from '../testing/createMembership.ts'
import { createMissionRun } from '../testing/createMissionRun.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf } from '../testing/look.ts'
import { asCreator } from '../testing/parties.ts'
import { offer } from '../testing/questRuns.ts'
import {
  addCreator,
  buildBid,
  company,
  createActivation,
  createWorld,
  people,
  time,
  type World,
} from '../testing/world.ts'
import { endedAtOnce } from './letGo.ts'

let world: World
const crowd: string[] = []
beforeAll(async () => {
  world = await createWorld()
  for (let n = 0; n < endedAtOnce + 2; n += 1) crowd.push(await addCreator(world, 100 + n))
}, 120_000)
afterAll(() => world.close())

type Ending = {
  readonly kind: ActivationKind
  readonly enter: (activationId: string, creatorId: string) => Promise<unknown>
  /** SQL for the rows that still wait for an answer. */
  readonly open: string
}

const endings: Readonly<Record<string, Ending>> = {
  offers: {
    kind: 'QUEST',
    enter: (id, creator) => offer(world, id, { creator }),
    open: `quest_run where finished_at is null and quest_id`,
  },
  invitations: {
    kind: 'QUEST',
    enter: (activationId, creatorId) =>
      world.act((transaction) => createInvitation(transaction, { activationId, creatorId })),
    open: `invitation where status = 'PENDING' and activation_id`,
  },
  'key requests': {
    kind: 'KEY',
    enter: (campaignId, creatorId) =>
      world.act((transaction) => createKeyParticipant(transaction, { campaignId, creatorId })),
    open: `key_campaign_participant where status = 'pending' and campaign_id`,
  },
  'mission runs': {
    kind: 'MISSION',
    enter: (missionId, creatorId) =>
      world.act((transaction) => createMissionRun(transaction, { missionId, creatorId })),
    open: `mission_run where status = 'active' and mission_id`,
  },
  'mission runs whose content was sent back': {
    kind: 'MISSION',
    enter: async (missionId, creatorId) => {
      const id = await world.act((transaction) => createMissionRun(transaction, { missionId, creatorId }))
      await world.run(`update mission_run set reviewed_at = now() where id = '${id}'`)
    },
    open: `mission_run where deadline_at > now() + interval '3 days' and mission_id`,
  },
  'program applications': {
    kind: 'CREATOR_PROGRAM',
    enter: (programId, creatorId) =>
      world.act((transaction) => createMembership(transaction, { programId, creatorId })),
    open: `program_membership where status = 'pending' and program_id`,
  },
}

const leftOf = async (id: string, { open }: Ending) =>
  (await world.run(`select id, creator_id from ${open} = '${id}' order by id`)).map((row) => ({
    id: String(row.id),
    creator: asCreator(String(row.creator_id)),
  }))

const waits = async (id: string): Promise<boolean | undefined> =>
  (
    await world.database
      .selectFrom('activation')
      .select(waitsForAnswer.as('waits'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.waits

const close = (id: string) => done(world.act((transaction) => closeActivation(transaction, id, company)))
const settle = (id: string) => done(world.act((transaction) => settleActivation(transaction, id, time)))

describe('the end of an activation with many participants', () => {
  it.each(Object.entries(endings))(
    'if there are more %s than one transaction can end, several transactions end them',
    async (_, ending) => {
      const id =
        ending.kind === 'CREATOR_PROGRAM' ? people.program : await createActivation(world, ending.kind)
      for (const creatorId of crowd) await ending.enter(id, creatorId)
      await close(id)
      expect(await leftOf(id, ending)).toHaveLength(2)
      expect(await waits(id)).toBe(true)
      await settle(id)
      expect(await leftOf(id, ending)).toEqual([])
      expect(await waits(id)).toBe(false)
      expect(await findTrouble(world)).toEqual([])
    },
    120_000,
  )

  it('an open offer of an ended quest cannot be accepted or countered, and is declined once', async () => {
    const quest = await createActivation(world, 'QUEST')
    for (const creator of crowd) await offer(world, quest, { creator })
    await close(quest)
    const [left] = await leftOf(quest, endings.offers ?? unknown())
    const { id, creator } = left ?? unknown()
    const refused = { ok: false, code: 'bid-over' }
    expect(await world.act((transaction) => acceptBid(transaction, id, company))).toEqual(refused)
    expect(
      await world.act((transaction) =>
        counterBid(transaction, id, company, buildBid({ creator: creator.personId })),
      ),
    ).toEqual(refused)
    await settle(quest)
    // An activity that is repeated after its work was done changes nothing.
    await settle(quest)
    expect(await eventsOf(world, id)).toEqual(['questRunCreated by creator', 'bidRejected by time'])
  }, 120_000)
})

const unknown = (): never => {
  throw new Error('the first step left nothing')
}
