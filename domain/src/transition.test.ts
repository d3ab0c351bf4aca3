import { describe, expect, test } from 'vitest'
import { channelVerificationTransitions } from './channel/channel.ts'
import { codeTransitions } from './code/code.ts'
import { companyVerificationTransitions } from './company/company.ts'
import { exportTransitions } from './export/export.ts'
import { paymentTransitions } from './payment/payment.ts'
import { payoutTransitions } from './payout/payout.ts'
import { isFinal, movesFrom } from './transition.ts'

describe('allowed status changes', () => {
  test('an available code can be claimed, and a claimed code stays claimed', () => {
    expect(movesFrom(codeTransitions, 'available').map((move) => move.to)).toContain('claimed')
    expect(movesFrom(codeTransitions, 'unavailable').map((move) => move.to)).not.toContain('claimed')
    expect(isFinal(codeTransitions, 'claimed')).toBe(true)
  })

  test('a failed or returned payout can be retried, and a paid one can still be returned', () => {
    expect(movesFrom(payoutTransitions, 'failed').map((move) => move.to)).toContain('processing')
    expect(movesFrom(payoutTransitions, 'returned').map((move) => move.to)).toEqual(['processing'])
    expect(movesFrom(payoutTransitions, 'paid').map((move) => move.to)).toEqual(['returned'])
  })

  test('a failed payment can still be retried, can expire, or can turn out to be paid', () => {
    expect(movesFrom(paymentTransitions, 'failed').map((move) => move.to)).toEqual([
      'processing',
      'expired',
      'succeeded',
    ])
  })

  test.each([
    ['channel verification', channelVerificationTransitions],
    ['company verification', companyVerificationTransitions],
    ['export', exportTransitions],
  ])('every allowed status change of a %s leads to a known status', (_, transitions) => {
    for (const move of transitions) expect(move.from).not.toBe(move.to)
  })
})
