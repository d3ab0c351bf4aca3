import { describe, expect, test } from 'vitest'
import { constraintOf, constraints, explain } from './constraints.ts'
import { errors, isErrorCode } from './errors.ts'

describe('explaining a database error to people', () => {
  test.each([
    ['duplicate key value violates unique constraint "user_username_key"', 'user_username_key'],
    ['Uniqueness violation. duplicate key value violates unique constraint "code_key"', 'code_key'],
    [
      'Check constraint violation. new row for relation "user" violates check constraint "user_email_valid"',
      'user_email_valid',
    ],
    ['Check constraint violation. creator_page_at_most_6: cannot create more', 'creator_page_at_most_6'],
    ['export_5_per_month: exports are limited', 'export_5_per_month'],
  ])('a database error is explained: %s', (message, name) => {
    expect(constraintOf(message)).toBe(name)
  })

  test('the error for a taken username is shown at the username field', () => {
    expect(explain('duplicate key value violates unique constraint "user_username_key"')).toEqual({
      code: '1001',
      field: 'username',
      message: 'This username is already taken',
    })
  })

  test('the error of a database guard includes its details', () => {
    const message =
      'Check constraint violation. user_country_locked_one_year: the country can be changed again from 2027-01-01'
    expect(explain(message)).toMatchObject({
      code: 'country-locked',
      detail: 'the country can be changed again from 2027-01-01',
    })
  })

  test('every status change that is not allowed gets the same error message', () => {
    expect(
      explain('payout_transition: the payout cannot go from "paid" to "pending"; it is final')?.code,
    ).toBe('status-illegal')
  })

  test('every row that is inserted with a later status than the first gets the same error message', () => {
    expect(explain('payout_begin: a payout begins with "pending"')?.code).toBe('starts-later')
  })

  test('a database error without a known constraint has no explanation', () => {
    expect(explain('connection error')).toBeUndefined()
    expect(explain('some_unknown_rule: broken')).toBeUndefined()
  })

  test('every constraint has an error code', () => {
    for (const words of Object.values(constraints))
      expect(isErrorCode(typeof words === 'string' ? words : words.code)).toBe(true)
  })
})

describe('the list of all errors', () => {
  test('each error in the list of errors has a different message', () => {
    const sentences = Object.values(errors)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('the list of errors contains every error number in rules §8', () => {
    const numbers = [1001, 1002, 1003, 1006, 1011, 1012, 1016, 1101, 1201, 1202, 1203, 1204, 1206, 1207, 1403]
    for (const number of [...numbers, 2012, 2013, 2015, 3000, 5012, 5015])
      expect(isErrorCode(String(number)), String(number)).toBe(true)
  })

  test('the list of errors contains the general error in rules §8', () => {
    expect(errors.unexpected).toBe('An unexpected error occurred. Please try again later.')
  })

  test('names of JavaScript object methods, such as constructor, are not error codes', () => {
    expect(isErrorCode('constructor')).toBe(false)
    expect(isErrorCode(1001)).toBe(false)
  })
})
