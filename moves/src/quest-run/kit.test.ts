import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  applyQuestRunDeadline,
  claimKit,
  handOutCode,
  requestKitCodes,
  revokeBatch,
  submitContent,
} from '../index.ts'
import { createItem, insertCodes } from '../testing/claimRace.ts'
import { done } from '../testing/done.ts'
import { logOf, statusOf } from '../testing/look.ts'
import { offer, questRunAt } from '../testing/questRuns.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
let item: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** A quest whose kit gives each creator this many codes, with this many Steam codes and one GOG code available. */
const beginQuest = async (kitCodes: number, steam: number) => {
  quest = await createActivation(world, 'QUEST')
  item = await createItem(world, quest)
  await world.run(`begin; set local session_replication_role = replica;
    update quest set kit_codes = ${kitCodes} where id = '${quest}'; commit`)
  await world.run(
    `insert into activation_code_item (activation_id, code_item_id) values ('${quest}', '${item}')`,
  )
  await world.run(insertCodes(item, 'steam', steam))
  await world.run(insertCodes(item, 'gog', 1))
}
beforeEach(() => beginQuest(2, 3))

const claim = (run: string, quantity: number, platform = 'steam', actor: typeof creator = creator) =>
  world.act((transaction) =>
    claimKit(transaction, run, actor, { itemId: item, distributionChannelId: platform, quantity }),
  )
const held = async (run: string) =>
  (
    await world.run(`select count(*)::int as codes from code_claim join code on code.id = code_claim.code_id
    where quest_run_id = '${run}' and code.status = 'claimed' and code.claimed_by = code_claim.creator_id`)
  )[0]?.codes
const claimedAt = async (run: string) =>
  (await world.run(`select kit_claimed_at from quest_run where id = '${run}'`))[0]?.kit_claimed_at
const promise = async () =>
  (
    await world.run(
      `select promised::int, available::int, is_short from code_promise where activation_id = '${quest}'`,
    )
  )[0]
const shortages = async () =>
  (
    await world.run(`select payload ->> 'promised' || ' of ' || (payload ->> 'left') as told from domain_event
      where type = 'codesOverpromised' and entity_id = '${quest}' order by created_at`)
  ).map(({ told }) => told)

describe("claiming codes from a quest's kit", () => {
  it('a creator kit gives as many codes as agreed, and the run stores the time of the first claim', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await claimedAt(run)).toBeNull()
    const { codeIds } = await done(claim(run, 2))
    expect(codeIds).toHaveLength(2)
    expect(await held(run)).toBe(2)
    expect(await claimedAt(run)).toBeInstanceOf(Date)
    expect(await logOf(world, run)).toContain('KIT_CLAIMED by creator')
    expect(await claim(run, 1)).toMatchObject({ ok: false, code: 'codes-per-creator' })
  })

  it('kit codes can be claimed one by one for different platforms, up to the agreed number', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(claim(run, 1))
    expect(await claim(run, 2)).toMatchObject({ ok: false, code: 'codes-per-creator' })
    await done(claim(run, 1, 'gog'))
    expect(await held(run)).toBe(2)
  })

  it('a creator kit opens with the payment, and only for its creator', async () => {
    const unpaid = await questRunAt(world, quest, 'PENDING_PAYMENT')
    expect(await claim(unpaid, 1)).toMatchObject({ ok: false, code: 'kit-closed' })
    expect(await claim(unpaid, 1, 'steam', otherCreator)).toMatchObject({ ok: false, code: 'not-found' })
    const other = await createActivation(world, 'QUEST')
    const stranger = await questRunAt(world, other, 'CONTENTPRODUCTION')
    expect(await claim(stranger, 1)).toMatchObject({ ok: false, code: 'not-allowed' })
  })

  it('a creator kit stays available during the review, and a run that was never paid cannot claim codes', async () => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    await done(claim(run, 2))
    const { questRunId } = await offer(world, quest, { creator: otherCreator.personId })
    await done(world.act((transaction) => acceptBid(transaction, questRunId, company)))
    expect(await promise()).toEqual({ promised: 2, available: 2, is_short: false })
    await world.run(`begin; set local session_replication_role = replica;
      update quest_run set deadline_at = now() - interval '1 minute', status_changed_at = now() - interval '6 days',
        accepted_at = now() - interval '6 days' where id = '${questRunId}'; commit`)
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, questRunId)))
    expect(await statusOf(world, 'quest_run', questRunId)).toBe('PAYMENT_EXPIRED')
    expect(await held(questRunId)).toBe(0)
    expect(await promise()).toMatchObject({ promised: 0 })
  })

  it('each creator can request kit codes of an empty platform once, and the first request notifies the company', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await claim(run, 2, 'gog')).toMatchObject({ ok: false, code: 'out-of-codes' })
    const ask = (platform: string) =>
      world.act((transaction) => requestKitCodes(transaction, run, creator, platform))
    await done(ask('gog'))
    await done(ask('gog'))
    expect(await ask('switch_eu')).toMatchObject({ ok: false, code: 'not-allowed' })
    const asked = `select distribution_channel_id as platform from code_request where quest_run_id = '${run}'`
    expect(await world.run(asked)).toEqual([{ platform: 'gog' }])
    expect(
      await world.run(`select payload ->> 'platform' as platform from domain_event
        where type = 'codesRunningOut' and entity_id = '${item}' and payload ->> 'platform' = 'GOG'`),
    ).toEqual([{ platform: 'GOG' }])
    await done(claim(run, 2))
    expect(await world.run(asked)).toEqual([])
  })

  it("a creator kit gives no more codes for a platform than the company's maximum", async () => {
    await world.run(`insert into key_set (activation_id, code_item_id, distribution_channel_id, promised)
      values ('${quest}', '${item}', 'steam', 1)`)
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await claim(run, 1, 'gog')).toMatchObject({ ok: false, code: 'not-allowed' })
    await done(claim(run, 1))
    expect(await claim(run, 1)).toMatchObject({ ok: false, code: 'out-of-codes' })
  })

  it('kit codes of a revoked batch are replaced, and codes without a replacement can be claimed again', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const { codeIds } = await done(claim(run, 2))
    const [{ batch_id: batch } = {}] = await world.run(`select batch_id from code where id = '${codeIds[0]}'`)
    await world.run(insertCodes(item, 'steam', 1))
    const { held: had, replaced } = await done(
      world.act((transaction) => revokeBatch(transaction, String(batch), 'It leaked', company)),
    )
    expect([had, replaced]).toEqual([2, 1])
    expect(await held(run)).toBe(1)
    expect(await shortages()).toEqual([])
    expect(await promise()).toEqual({ promised: 1, available: 1, is_short: false })
    await done(claim(run, 1, 'gog'))
    expect(await held(run)).toBe(2)
  })
})

describe('a company that accepted more offers than its kit has codes', () => {
  it('the company is notified of missing kit codes when it accepts an offer, at most once a day', async () => {
    await beginQuest(2, 1)
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    expect(await statusOf(world, 'quest_run', run)).toBe('PENDING_PAYMENT')
    expect(await shortages()).toEqual([])
    const { questRunId } = await offer(world, quest, { creator: otherCreator.personId })
    await done(world.act((transaction) => acceptBid(transaction, questRunId, company)))
    expect(await shortages()).toEqual(['4 of 2'])
  })

  it('the company is notified if promised kit codes are given to others, but not if creators claim them', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const wish = { itemId: item, distributionChannelId: 'steam', creatorId: people.creators[2] ?? '' }
    const handOut = () => world.act((transaction) => handOutCode(transaction, wish, company))
    await done(handOut())
    await done(handOut())
    expect(await shortages()).toEqual([])
    await done(claim(run, 1, 'gog'))
    expect(await shortages()).toEqual([])
    await done(handOut())
    expect(await shortages()).toEqual(['1 of 0'])
  })

  it('a run needs no more kit codes once its content is submitted and all its codes are claimed', async () => {
    await beginQuest(1, 1)
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(claim(run, 1))
    await done(
      world.act((transaction) =>
        submitContent(transaction, run, creator, [
          { url: 'https://content.example/1', visibility: 'public' },
        ]),
      ),
    )
    expect(await shortages()).toEqual([])
    expect(await promise()).toMatchObject({ promised: 0 })
  })
})
