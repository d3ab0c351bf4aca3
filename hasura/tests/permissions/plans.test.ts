import { beforeAll, describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Session } from '../support/graphql.ts'
import { readTables } from '../support/metadata.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()
const visitor: Session = { role: 'anonymous' }

describe('public numbers about the market', () => {
  const ask = `{ market_figure { creators companies open_activations paid_out_cents } }`

  test('the public numbers about the market count exactly what visitors could see', async () => {
    const { data } = await graphql.ask(visitor, ask)
    const counted = await scratch.client.query(`SELECT
      (SELECT count(*) FROM creator)::int AS creators,
      (SELECT count(*) FROM company WHERE verification = 'verified')::int AS companies,
      (SELECT count(*) FROM activation WHERE is_open AND is_shown_to_all)::int AS open_activations,
      (SELECT sum(amount_cents - fee_cents) FROM payout WHERE status = 'paid')::int AS paid_out_cents`)
    expect(data?.market_figure).toEqual(counted.rows)
    expect(Object.values(counted.rows[0] ?? {}).every((figure) => Number(figure) > 0)).toBe(true)
  })

  test('the public numbers about the market count no drafts, private activations, unverified companies or pending payouts', async () => {
    const hidden = `(SELECT count(*) FROM activation WHERE status = 'draft' OR visibility <> 'public')`
    expect(Number(await valueIn(hidden))).toBeGreaterThan(0)
    const figures = await graphql.ask(visitor, ask)
    const seen = await graphql.ask(
      visitor,
      `{ activation_aggregate(where: {is_open: {_eq: true}}) { aggregate { count } } }`,
    )
    const count = Number(await valueIn(`SELECT open_activations FROM market_figure`))
    expect(seen).toEqual({ data: { activation_aggregate: { aggregate: { count } } } })
    expect(figures.errors).toBeUndefined()
  })

  test('the public numbers about the market say nothing about a single company or person', () => {
    const file = readTables().find(({ table }) => table.name === 'market_figure')
    expect(file?.select_permissions.map(({ role }) => role).toSorted()).toEqual([
      'anonymous',
      'company',
      'creator',
      'user',
    ])
    for (const { permission } of file?.select_permissions ?? [])
      expect([...permission.columns].toSorted()).toEqual([
        'companies',
        'creators',
        'open_activations',
        'paid_out_cents',
      ])
  })

  test('no role can write the public numbers about the market', async () => {
    for (const role of ['anonymous', 'user', 'creator', 'company'] as const) {
      const answer = await graphql.ask(
        { ...sessionOf('the demo studio'), role },
        `{ __schema { mutationType { fields { name } } } }`,
      )
      expect(JSON.stringify(answer)).not.toContain('market_figure')
    }
  })
})

describe('putting plans into the cart', () => {
  const put = (plan: string) =>
    `mutation { insert_cart_item_one(object: {plan_id: "${plan}"}) { kind plan_id amount_cents description } }`
  const studio = 'd0000000-0000-4000-8000-000000000010'
  let owner: Session
  let member: Session

  beforeAll(async () => {
    await scratch.client.query(`
      UPDATE subscription SET plan_id = 'starter', valid_to = NULL WHERE company_id = '${studio}';
      DELETE FROM cart_item WHERE company_id = '${studio}' AND kind = 'plan'`)
    const { rows } = await scratch.client.query<{ user_id: string; is_owner: boolean }>(
      `SELECT user_id, is_owner FROM company_member WHERE company_id = '${studio}' ORDER BY is_owner`,
    )
    const sessionFor = (isOwner: boolean): Session => {
      const found = rows.find((row) => row.is_owner === isOwner)
      if (!found) throw new Error(`the studio has no such member: ${isOwner}`)
      return { role: 'company', userId: found.user_id, companyId: studio }
    }
    owner = sessionFor(true)
    member = sessionFor(false)
  })

  test('only an owner can put a plan into the cart', async () => {
    expect((await graphql.ask(member, put('growth'))).errors?.[0]?.extensions.code).toBe('permission-error')
    expect(await graphql.ask(owner, put('growth'))).toEqual({
      data: {
        insert_cart_item_one: {
          kind: 'plan',
          plan_id: 'growth',
          amount_cents: Number(await valueIn(`SELECT price_cents FROM plan WHERE id = 'growth'`)),
          description: 'Plan: Growth',
        },
      },
    })
  })

  test('only an owner can remove a plan from the cart', async () => {
    const takeOut = `mutation { delete_cart_item(where: {kind: {_eq: plan}}) { affected_rows } }`
    expect(await graphql.ask(member, takeOut)).toEqual({ data: { delete_cart_item: { affected_rows: 0 } } })
    expect(await graphql.ask(owner, takeOut)).toEqual({ data: { delete_cart_item: { affected_rows: 1 } } })
  })

  test("a plan in the cart costs the plan's price, whatever amount a request sends", async () => {
    const cheap = `mutation { insert_cart_item_one(object: {plan_id: "scale", amount_cents: 1}) { id } }`
    expect((await graphql.ask(owner, cheap)).errors?.[0]?.extensions.code).toBe('validation-failed')
  })

  test('the current plan and free plans cannot be put into the cart', async () => {
    expect((await graphql.ask(owner, put('starter'))).errors).toHaveLength(1)
  })
})
