import { expect, it } from 'vitest'
import { companyAct } from './companyAct.ts'

const run = { id: 'run', quest_id: 'quest', status: 'INITIAL_BID', current_bid: { side: 'creator' } } as const

it('if the company must do something, it gets a link to the right section of the quest log', () => {
  expect(companyAct(run)).toEqual({
    to: '/campaigns/quests/quest/run?section=bidding',
    label: 'Answer offer',
  })
  expect(companyAct({ ...run, status: 'PENDING_PAYMENT' })?.label).toBe('Pay')
  expect(companyAct({ ...run, status: 'CONTENTREVIEW' })).toEqual({
    to: '/campaigns/quests/quest/run?section=content-production',
    label: 'Review content',
  })
})

it('if the company has nothing to do, it gets no link to the quest log', () => {
  expect(companyAct({ ...run, current_bid: { side: 'company' } })).toBeNull()
  expect(companyAct({ ...run, status: 'CONTENTPRODUCTION' })).toBeNull()
  expect(companyAct({ ...run, status: 'COMPLETED' })).toBeNull()
})
