import { describe, expect, it } from 'vitest'
import { nextPayoutStep, payoutWatchedUntil } from './followUp.ts'
import { payoutStatuses } from './payout.ts'

const stepsOf = (given: { isRetryRequested: boolean; isAtVendor: boolean }) =>
  Object.fromEntries(payoutStatuses.map((status) => [status, nextPayoutStep({ status, ...given })]))

describe('the next step of a payout', () => {
  it('a payout is sent until the vendor accepts it, and after that its status is requested', () => {
    expect(stepsOf({ isRetryRequested: false, isAtVendor: false })).toMatchObject({
      pending: 'send',
      processing: 'send',
    })
    expect(stepsOf({ isRetryRequested: false, isAtVendor: true })).toMatchObject({
      processing: 'ask',
      unclaimed: 'ask',
      paid: 'ask',
    })
  })

  it('a failed or returned payout waits until its creator requests a retry, and is then sent again', () => {
    expect(stepsOf({ isRetryRequested: false, isAtVendor: true })).toMatchObject({
      failed: 'wait',
      returned: 'wait',
    })
    expect(stepsOf({ isRetryRequested: true, isAtVendor: true })).toMatchObject({
      failed: 'send',
      returned: 'send',
    })
  })

  it('a requested retry cancels an unclaimed payout first, but does not change a payout that is on its way or paid', () => {
    expect(stepsOf({ isRetryRequested: true, isAtVendor: true })).toMatchObject({
      processing: 'ask',
      unclaimed: 'recall',
      paid: 'ask',
    })
  })

  it('Questboard still reads the status of a payout from the vendor for eight days after it arrived', () => {
    expect(payoutWatchedUntil(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-28T12:00:00Z'))
  })
})
