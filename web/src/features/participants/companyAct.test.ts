import { expect, it } from 'vitest'
import { companyAct } from './companyAct.ts'

const run = { id: 'run', quest_id: 'quest', status: 'INITIAL_BID', current_bid: { side: 'creator' } } as const

it('leads a company to the place in the log where the run waits for it', () => {
  expect(companyAct(run)).toEqual({
    to: '/campaigns/quests/quest/run?section=bidding',
    label: 'Answer the offer',
  })
  expect(companyAct({ ...run, status: 'PENDING_PAYMENT' })?.label).toBe('Pay')
  expect(companyAct({ ...run, status: 'CONTENTREVIEW' })).toEqual({
    to: '/campaigns/quests/quest/run?section=content-production',
    label: 'Review content',
  })
})

it('says nothing while it is not the company’s turn', () => {
  expect(companyAct({ ...run, current_bid: { side: 'company' } })).toBeNull()
  expect(companyAct({ ...run, status: 'CONTENTPRODUCTION' })).toBeNull()
  expect(companyAct({ ...run, status: 'COMPLETED' })).toBeNull()
})
