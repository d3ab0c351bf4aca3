import { describe, expect, test } from 'vitest'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()
const run = async (statement: string) => (await client().query(statement)).rows

type Found = {
  readonly vendor: string
  readonly kind: string
  readonly ledger: number
  readonly theirs: number
}

const find = async ({ vendor, kind, ledger, theirs }: Found): Promise<string> => {
  await run(`INSERT INTO reconciliation (vendor, compared_from, compared_until, tries, movements, differences)
             VALUES ('${vendor}', now() - interval '1 day', now(), 1, 1, 1)`)
  const [row] = await run(`
    INSERT INTO reconciliation_difference (vendor, kind, subject, ledger_cents, vendor_cents, found_in_id)
    SELECT '${vendor}', '${kind}', 'TX1', ${ledger}, ${theirs}, id FROM reconciliation ORDER BY created_at DESC LIMIT 1 RETURNING id`)
  return String(row?.id)
}
const booked = () =>
  run(`SELECT account.kind, account.vendor, sum(amount_cents)::int AS cents
         FROM ledger_entry JOIN ledger_account AS account ON account.id = account_id
         JOIN ledger_transfer AS transfer ON transfer.id = transfer_id AND transfer.kind = 'adjustment'
        GROUP BY account.kind, account.vendor ORDER BY account.kind`)
const open = () => run('SELECT what_to_do FROM open_difference')

const payout = { vendor: 'paypal', kind: 'amount_differs', ledger: 9_800, theirs: 19_600 }

describe('differences between ledger and vendor', () => {
  test('a difference between ledger and vendor is listed with the first thing to do until an admin settles it', async () => {
    const id = await find(payout)
    expect(await open()).toEqual([{ what_to_do: expect.stringMatching(/^Compare its movements/) }])
    await run(`SELECT settle_difference('${id}', 'PayPal has taken the second one back')`)
    expect([await open(), await booked()]).toEqual([[], []])
  })

  test.each([
    ['a payout that was sent twice', payout, [-9_800, 9_800]],
    [
      'a charge missing from the ledger',
      { ...payout, vendor: 'stripe', kind: 'unknown_to_ledger', ledger: 0, theirs: 500 },
      [500, -500],
    ],
    [
      'a higher fee for a card',
      { ...payout, vendor: 'stripe', kind: 'fee_differs', ledger: 30, theirs: 45 },
      [-15, 15],
    ],
    ['a higher fee for a payout', { ...payout, kind: 'fee_differs', ledger: 200, theirs: 250 }, [-50, 50]],
  ])(
    "settling a difference books it only once as Questboard's loss: %s",
    async (_what, found, [loss, vendor]) => {
      const id = await find(found)
      for (let time = 0; time < 2; time += 1)
        await run(`SELECT settle_difference('${id}', 'Ours to bear', 'loss')`)
      expect(await booked()).toEqual([
        { kind: 'loss', vendor: null, cents: loss },
        { kind: 'vendor', vendor: found.vendor, cents: vendor },
      ])
    },
  )

  test('if a difference changes after it was booked, only the change is booked', async () => {
    const id = await find(payout)
    await run(`SELECT settle_difference('${id}', 'Ours to bear', 'loss')`)
    await run(
      `UPDATE reconciliation_difference SET vendor_cents = 29400, settled_at = NULL WHERE id = '${id}'`,
    )
    await run(`SELECT settle_difference('${id}', 'A third one', 'loss')`)
    expect(await booked()).toMatchObject([{ cents: -19_600 }, { cents: 19_600 }])
  })

  test('a difference that is not in the list cannot be settled or booked', async () => {
    await expect(run(`SELECT settle_difference('${market.company}', 'Which?', 'loss')`)).rejects.toThrow(
      'there is no difference',
    )
  })
})
