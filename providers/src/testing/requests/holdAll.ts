/**
 * Every test of a vendor's client imports this module. It checks that requests follow the vendor's documentation, no
 * matter which server receives them.
 */
import { afterEach, beforeEach, expect } from 'vitest'
import { breaches } from './breaches.ts'
import { overhear, takeHeard } from './heard.ts'

const clients = /\/providers\/src\/(?:cards|channels|games|payouts|testing)\//
const isClients = (): boolean => clients.test(expect.getState().testPath ?? '')

beforeEach(() => {
  if (isClients()) overhear()
})

afterEach(async () => {
  if (!isClients()) return
  const found = (await takeHeard()).flatMap(breaches)
  expect([...new Set(found)], 'what vendors do not document').toEqual([])
})
