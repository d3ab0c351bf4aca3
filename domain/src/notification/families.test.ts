import { describe, expect, test } from 'vitest'
import { familyOf, isNotificationFamily, kindsOfFamily, notificationFamilies } from './families.ts'
import { notificationKinds } from './notification.ts'

const families = Object.keys(notificationFamilies).filter(isNotificationFamily)

describe('notification families', () => {
  test.each(notificationKinds)('%s belongs to exactly one family', (kind) => {
    expect(families.filter((family) => kindsOfFamily(family).includes(kind))).toEqual([familyOf(kind)])
  })

  test.each(families)('the family %s has kinds', (family) => {
    expect(kindsOfFamily(family)).not.toEqual([])
  })

  test('an unknown kind belongs to the account', () => {
    expect(familyOf('new_thing')).toBe('account')
    expect(familyOf('toString')).toBe('account')
  })

  test('only the family names are valid in an address', () => {
    expect(['payment', 'paymnt', 'toString', '', null].map(isNotificationFamily)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
