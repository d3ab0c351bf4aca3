import { expect, it } from 'vitest'
import { demoAccount } from './demoAccounts.ts'

it('knows the accounts of the demo market by their references, and can pay to them', () => {
  expect(demoAccount('acct_demo_card_0a1b2c3d')).toMatchObject({ method: 'card', payouts_enabled: true })
  expect(demoAccount('acct_demo_paypal_0a1b2c3d')).toMatchObject({ method: 'paypal', payouts_enabled: true })
})

it('knows no other account that nobody has opened', () => {
  for (const id of ['acct_none', 'acct_demo_wire_0a1b2c3d', 'acct_demo_card_', 'xacct_demo_card_0a1b2c3d'])
    expect(demoAccount(id)).toBeNull()
})
