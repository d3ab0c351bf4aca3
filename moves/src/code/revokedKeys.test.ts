import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptApplicant,
  acceptInvitation,
  applyForKey,
  claimKey,
  failKey,
  rejectKeyContent,
  revokeBatch,
  revokeCode,
  sendInvitation,
  submitKeyContent,
} from '../index.ts'
import { keyOf } from '../testing/createCode.ts'
import { done } from '../testing/done.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let campaign: string
let participant: string
let code: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  // All campaigns of these tests share one item, so the codes left by earlier tests are blocked first.
  await world.run(`begin; set local session_replication_role = replica;
    update code set status = 'unavailable' where status = 'available'; commit`)
  campaign = await createActivation(world, 'KEY')
  const applied = await done(world.act((transaction) => applyForKey(transaction, campaign, creator, '')))
  participant = applied.participantId
  await done(world.act((transaction) => acceptApplicant(transaction, participant, company)))
  code = await createCode(world, campaign)
  await claim()
})

const claim = () =>
  done(
    world.act(async (transaction) =>
      claimKey(transaction, participant, creator, await keyOf(transaction, code)),
    ),
  )
const takeBack = async (codeId = code, leftOut: readonly string[] = []) => {
  const [row] = await world.run(`select batch_id from code where id = '${codeId}'`)
  return done(
    world.act((transaction) =>
      revokeBatch(transaction, String(row?.batch_id), 'It leaked', company, leftOut),
    ),
  )
}
const takeBackOne = (isReplaced: boolean, codeId = code) =>
  done(
    world.act((transaction) => revokeCode(transaction, { codeId, reason: 'It leaked', isReplaced }, company)),
  )
const submit = () =>
  done(
    world.act((transaction) =>
      submitKeyContent(transaction, participant, creator, [
        { url: 'https://content.example/1', postType: 'STREAM' },
      ]),
    ),
  )
const status = () => statusOf(world, 'key_campaign_participant', participant)
const days = async () =>
  (
    await world.run(`select round(extract(epoch from deadline_at - now()) / 86400)::int as due,
        decided_at < now() - interval '4 days' as decided_before, claimed_at is not null as claimed
      from key_campaign_participant where id = '${participant}'`)
  )[0]
const daysPass = (count: number) =>
  world.run(`begin; set local session_replication_role = replica;
    update key_campaign_participant set claimed_at = claimed_at - interval '${count} days', decided_at = decided_at - interval '${count} days',
           deadline_at = deadline_at - interval '${count} days' where id = '${participant}'; commit`)
const record = () => world.run(`select from key_record where creator_id = '${creator.personId}'`)

describe('a creator whose only code was revoked without a replacement', () => {
  it('a creator whose revoked code is not replaced owes no content, and gets 30 new days with the next code', async () => {
    await daysPass(25)
    expect(await days()).toMatchObject({ due: 5 })
    expect(await takeBack()).toMatchObject({ held: 1, replaced: 0 })
    expect(await status()).toBe('accepted')
    expect(await days()).toEqual({ due: null, decided_before: true, claimed: false })
    expect(await world.act((transaction) => failKey(transaction, participant, time))).toMatchObject({
      ok: false,
    })
    code = await createCode(world, campaign)
    await claim()
    expect(await days()).toMatchObject({ due: 30, claimed: true })
    expect(await eventsOf(world, participant)).toEqual([
      'keyRequested by creator',
      'keyApplicationAccepted by company',
      'keyClaimed by creator',
      'keyTakenBack by company',
      'keyClaimed by creator',
    ])
  })

  it('a creator whose revoked code is not replaced does not fail if the campaign has ended in the meantime', async () => {
    await world.run(`begin; set local session_replication_role = replica;
      update activation set status = 'ended' where id = '${campaign}'; commit`)
    await takeBack()
    expect(await status()).toBe('failed')
    expect(await record()).toEqual([])
    expect(await eventsOf(world, participant)).not.toContain('keyContentDeadlineExpired by company')
  })

  it('a company cannot send content back to a creator who no longer has a code', async () => {
    await submit()
    await takeBack()
    expect(await status()).toBe('submitted_content')
    await done(world.act((transaction) => rejectKeyContent(transaction, participant, company, 'Too short.')))
    expect(await status()).toBe('accepted')
    expect(await days()).toMatchObject({ due: null })
  })

  it('a creator whose revoked code is replaced, or who has another code, keeps the deadline', async () => {
    const spare = await createCode(world, campaign)
    expect(await takeBack()).toMatchObject({ replaced: 1 })
    expect(await status()).toBe('claimed_key')
    await world.run(`update key_campaign set codes_per_creator = 2 where id = '${campaign}'`)
    code = await createCode(world, campaign)
    await claim()
    await takeBack(spare)
    expect(await status()).toBe('claimed_key')
  })
})

describe('a creator who leaked a code', () => {
  const claimAgain = async () => {
    const key = await world.act((transaction) => keyOf(transaction, code))
    return world.act((transaction) => claimKey(transaction, participant, creator, key))
  }
  const revocations = () =>
    world.run(`select payload ->> 'replaced' as replaced, payload ->> 'excluded' as excluded from domain_event
      where type = 'codeRevoked' and payload ->> 'reason' = 'It leaked' and entity_id = '${code}'`)

  it('a creator who leaked a code gets no other code and cannot claim one', async () => {
    await createCode(world, campaign)
    expect(await takeBack(code, [creator.personId])).toMatchObject({ held: 1, replaced: 0 })
    expect(await revocations()).toEqual([{ replaced: 'false', excluded: 'true' }])
    expect(await status()).toBe('failed')
    expect(await record()).toEqual([])
    expect(await claimAgain()).toMatchObject({ ok: false })
  })

  it('a holder who was left out and is invited again can claim again', async () => {
    await takeBack(code, [creator.personId])
    const { invitationId } = await done(
      world.act((transaction) =>
        sendInvitation(
          transaction,
          { activationId: campaign, creatorId: creator.personId, message: '', deadline: null },
          company,
        ),
      ),
    )
    await done(world.act((transaction) => acceptInvitation(transaction, invitationId, creator)))
    expect(await status()).toBe('accepted')
    code = await createCode(world, campaign)
    await claim()
    expect(await status()).toBe('claimed_key')
  })

  it('a creator who leaked a code keeps another code of the campaign, but gets no third code', async () => {
    await world.run(`update key_campaign set codes_per_creator = 3 where id = '${campaign}'`)
    const leaked = code
    code = await createCode(world, campaign)
    await claim()
    const kept = code
    code = await createCode(world, campaign)
    expect(await takeBackOne(false, leaked)).toMatchObject({ held: 1, replaced: 0 })
    expect(await status()).toBe('claimed_key')
    expect(await claimAgain()).toMatchObject({ ok: false, code: 'code-left-out' })
    expect(await world.run(`select revoked_at from code where id = '${kept}'`)).toEqual([
      { revoked_at: null },
    ])
  })

  it('if content of a creator who leaked a code is sent back, the participation ends', async () => {
    await submit()
    await takeBackOne(false)
    expect(await status()).toBe('submitted_content')
    await done(world.act((transaction) => rejectKeyContent(transaction, participant, company, 'Too short.')))
    expect(await status()).toBe('failed')
  })
})

describe('revoking a single code', () => {
  it('the holder of a revoked code gets another one if the company wants it, and the rest of the batch stays', async () => {
    const spare = await createCode(world, campaign)
    expect(await takeBackOne(true)).toEqual(expect.objectContaining({ held: 1, replaced: 1 }))
    expect(await status()).toBe('claimed_key')
    expect(
      await world.run(`select code.revoke_reason, code.revoked_at is not null as revoked, batch.revoked_at as batch
        from code join code_batch batch on batch.id = batch_id where code.id = '${code}'`),
    ).toEqual([{ revoke_reason: 'It leaked', revoked: true, batch: null }])
    expect(await world.run(`select replaces_code_id from code_claim where code_id = '${spare}'`)).toEqual([
      { replaces_code_id: code },
    ])
  })

  it('revoking a batch later does not replace a code that was revoked alone before', async () => {
    await takeBackOne(false)
    await createCode(world, campaign)
    expect(await takeBack()).toMatchObject({ held: 0, replaced: 0 })
  })

  it('an available code can be revoked once, and is then no longer given out', async () => {
    const spare = await createCode(world, campaign)
    expect(await takeBackOne(true, spare)).toMatchObject({ held: 0, replaced: 0 })
    expect(await statusOf(world, 'code', spare)).toBe('unavailable')
    const wish = { codeId: spare, reason: 'It leaked', isReplaced: true }
    expect(await world.act((transaction) => revokeCode(transaction, wish, company))).toMatchObject({
      ok: false,
    })
  })
})
