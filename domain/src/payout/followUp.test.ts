import { describe, expect, it } from 'vitest'
import { nextPayoutStep, payoutWatchedUntil } from './followUp.ts'
import { payoutStatuses } from './payout.ts'

const stepsOf = (given: { isRetryRequested: boolean; isAtVendor: boolean }) =>
  Object.fromEntries(payoutStatuses.map((status) => [status, nextPayoutStep({ status, ...given })]))

describe('the next step with a payout', () => {
  it('a payout is sent until the vendor has it, then the vendor is asked about it', () => {
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

  it('a failed or returned payout waits for a retry request and is then sent', () => {
    expect(stepsOf({ isRetryRequested: false, isAtVendor: true })).toMatchObject({
      failed: 'wait',
      returned: 'wait',
    })
    expect(stepsOf({ isRetryRequested: true, isAtVendor: true })).toMatchObject({
      failed: 'send',
      returned: 'send',
    })
  })

  it('a retry request recalls an unclaimed payout and changes nothing for one that is under way or paid', () => {
    expect(stepsOf({ isRetryRequested: true, isAtVendor: true })).toMatchObject({
      processing: 'ask',
      unclaimed: 'recall',
      paid: 'ask',
    })
  })

  it('an arrived payout is watched for eight days', () => {
    expect(payoutWatchedUntil(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-28T12:00:00Z'))
  })
})
