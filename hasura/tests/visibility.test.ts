import { type ActivationStatus, activationStatuses, isEditable } from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const { creator, otherCreator, company } = market
const client = useMarket()

describe('the statuses in which an activation is announced, open, editable or begun', () => {
  const meanings: Readonly<Record<ActivationStatus, readonly string[]>> = {
    draft: ['is_editable'],
    waiting_for_company_verification: ['is_editable'],
    upcoming: ['is_announced', 'is_editable', 'is_open'],
    active: ['has_begun', 'is_announced', 'is_editable', 'is_open'],
    unpublished: ['has_begun', 'is_announced', 'is_editable'],
    ended: ['has_begun', 'is_announced'],
    closed: ['has_begun', 'is_announced'],
    past: ['has_begun', 'is_announced'],
  }

  const put = async (status: ActivationStatus, change = ''): Promise<Readonly<Record<string, unknown>>> => {
    await client().query(`${given.draftCampaign}; SET LOCAL session_replication_role = replica;
      UPDATE activation SET status = '${status}' ${change} WHERE id = '${a.campaign}'`)
    const { rows } = await client().query<Record<string, unknown>>(
      `SELECT has_begun, is_announced, is_editable, is_open, is_shown_to_all FROM activation WHERE id = '${a.campaign}'`,
    )
    return rows[0] ?? {}
  }
  const isTrue = ([, value]: readonly [string, unknown]): boolean => value === true

  test.each(activationStatuses)(
    'an activation with status %s is announced, open, editable or begun exactly as the rules say',
    async (status) => {
      const { is_shown_to_all, ...found } = await put(status)
      expect(
        Object.entries(found)
          .filter(isTrue)
          .map(([name]) => name),
      ).toEqual(meanings[status])
      expect(found.is_editable).toBe(isEditable(status))
      expect(is_shown_to_all).toBe(found.is_announced)
    },
  )

  test.each(activationStatuses)(
    'an activation that has the status %s and is only for invited creators is not shown to everyone',
    async (status) => {
      expect((await put(status, `, visibility = 'invite_only'`)).is_shown_to_all).toBe(false)
    },
  )

  test('a quest is shown to creators approved for quests', async () => {
    await client().query(given.quest)
    const { rows } = await client().query(
      `SELECT is_announced, is_shown_to_all, shown_with_access FROM activation WHERE id = '${a.quest}'`,
    )
    expect(rows).toEqual([{ is_announced: true, is_shown_to_all: false, shown_with_access: 'quests' }])
  })
})

describe('creators who are guests of an activation', () => {
  const guests = async (): Promise<readonly string[]> => {
    const { rows } = await client().query<{ guest: string }>(
      `SELECT name || ' for ' || username AS guest
         FROM activation_guest JOIN activation ON activation.id = activation_id JOIN "user" ON "user".id = creator_id
        ORDER BY 1`,
    )
    return rows.map(({ guest }) => guest)
  }
  const invite = (addressee: string): string =>
    `INSERT INTO invitation (activation_id, activation_type, company_id, ${addressee})`
  const invited = (id: string, kind: string): string =>
    `${invite('creator_id')} VALUES ('${id}', '${kind}', '${company}', '${creator}')`
  const vip = `INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${a.campaign}', '${creator}')`

  test.each([
    ['are invited', `${given.campaign}; ${invited(a.campaign, 'KEY')}`, 'invitation', 'Emberfall keys'],
    ['are VIP', `${given.campaign}; ${vip}`, 'activation_whitelist', 'Emberfall keys'],
    ['get keys', given.participant('pending'), 'key_campaign_participant', 'Emberfall keys'],
    ['bid', given.questRun, 'quest_run', 'Play Emberfall'],
    ['are on a mission', given.missionRun, 'mission_run', 'Stream for an hour'],
  ])(
    'creators who %s are guests of an activation, and stop being guests when this reason ends',
    async (_, reason, table, name) => {
      await client().query(reason)
      expect(await guests()).toEqual([`${name} for creatorone`])
      await client().query(`DELETE FROM ${table}`)
      expect(await guests()).toEqual([])
    },
  )

  test('creators stay guests of an activation as long as one of several reasons exists', async () => {
    await client().query(`${given.campaign}; ${vip}; ${invited(a.campaign, 'KEY')}`)
    expect(await guests()).toEqual(['Emberfall keys for creatorone'])
    await client().query('DELETE FROM invitation')
    expect(await guests()).toEqual(['Emberfall keys for creatorone'])
    await client().query('DELETE FROM activation_whitelist')
    expect(await guests()).toEqual([])
  })

  test('creators stay guests of an activation after they decline an invitation', async () => {
    await client().query(
      `${given.campaign}; ${invited(a.campaign, 'KEY')}; UPDATE invitation SET status = 'REJECTED'`,
    )
    expect(await guests()).toEqual(['Emberfall keys for creatorone'])
  })

  test('a creator who signs up with an invited email address becomes a guest of the activation', async () => {
    await client().query(`${given.campaign};
      ${invite('type, email')} VALUES ('${a.campaign}', 'KEY', '${company}', 'EMAIL', 'a@b.example')`)
    expect(await guests()).toEqual([])
    await client().query(`UPDATE invitation SET creator_id = '${creator}'`)
    expect(await guests()).toEqual(['Emberfall keys for creatorone'])
    await client().query(`UPDATE invitation SET creator_id = '${otherCreator}'`)
    expect(await guests()).toEqual(['Emberfall keys for creatortwo'])
  })

  test('the guests of an activation are deleted with it', async () => {
    await client().query(`${given.campaign}; ${vip}; ${invited(a.campaign, 'KEY')};
      DELETE FROM activation WHERE id = '${a.campaign}'`)
    expect(await guests()).toEqual([])
  })

  test('computing the guests of an activation again gives the same guests', async () => {
    await client().query(`${given.participant('pending')}; ${vip}; ${given.questRun}; ${given.missionRun}`)
    const kept = await guests()
    expect(kept).toHaveLength(3)
    await client().query(`SET LOCAL session_replication_role = replica; DELETE FROM activation_guest;
      INSERT INTO activation_guest VALUES ('${a.campaign}', '${otherCreator}'); SELECT rebuild_activation_guests()`)
    expect(await guests()).toEqual(kept)
  })

  test('program members are not guests of the program and need no guest row', async () => {
    await client().query(given.membership)
    expect(await guests()).toEqual([])
  })
})
