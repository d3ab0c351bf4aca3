import { describe, expect, test } from 'vitest'
import { familyOf, isNotificationFamily, kindsOfFamily, notificationFamilies } from './families.ts'
import { notificationKinds } from './notification.ts'

const families = Object.keys(notificationFamilies).filter(isNotificationFamily)

describe('the families of notifications', () => {
  test.each(notificationKinds)('%s is of one family, and is found by it', (kind) => {
    expect(families.filter((family) => kindsOfFamily(family).includes(kind))).toEqual([familyOf(kind)])
  })

  test.each(families)('%s has kinds', (family) => {
    expect(kindsOfFamily(family)).not.toEqual([])
  })

  test('what this version does not know is about the account', () => {
    expect(familyOf('new_thing')).toBe('account')
    expect(familyOf('toString')).toBe('account')
  })

  test('an address may name any of them, and nothing else', () => {
    expect(['payment', 'paymnt', 'toString', '', null].map(isNotificationFamily)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
