import { describe, expect, test } from 'vitest'
import { familyOf, isNotificationFamily, kindsOfFamily, notificationFamilies } from './families.ts'
import { notificationKinds } from './notification.ts'

const families = Object.keys(notificationFamilies).filter(isNotificationFamily)

describe('families of notification kinds', () => {
  test.each(notificationKinds)('the notification kind %s belongs to exactly one family', (kind) => {
    expect(families.filter((family) => kindsOfFamily(family).includes(kind))).toEqual([familyOf(kind)])
  })

  test.each(families)('the notification family %s contains at least one kind of notification', (family) => {
    expect(kindsOfFamily(family)).not.toEqual([])
  })

  test('an unknown kind of notification belongs to the family “account”', () => {
    expect(familyOf('new_thing')).toBe('account')
    expect(familyOf('toString')).toBe('account')
  })

  test('only the names of notification families are accepted in the URL', () => {
    expect(['payment', 'paymnt', 'toString', '', null].map(isNotificationFamily)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
