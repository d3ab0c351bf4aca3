import { describe, expect, test } from 'vitest'
import { constraintOf, constraints, explain } from './constraints.ts'
import { errors, isErrorCode } from './errors.ts'

describe('what a database error means', () => {
  test.each([
    ['duplicate key value violates unique constraint "user_username_key"', 'user_username_key'],
    ['Uniqueness violation. duplicate key value violates unique constraint "code_key"', 'code_key'],
    [
      'Check constraint violation. new row for relation "user" violates check constraint "user_email_valid"',
      'user_email_valid',
    ],
    ['Check constraint violation. creator_page_at_most_6: cannot create more', 'creator_page_at_most_6'],
    ['export_5_per_month: exports are limited', 'export_5_per_month'],
  ])('%s', (message, name) => {
    expect(constraintOf(message)).toBe(name)
  })

  test('a taken username is told at its field', () => {
    expect(explain('duplicate key value violates unique constraint "user_username_key"')).toEqual({
      code: '1001',
      field: 'username',
      message: 'This username is already taken',
    })
  })

  test('a guard adds what it knows about the row', () => {
    const message =
      'Check constraint violation. user_country_locked_one_year: the country can be changed again from 2027-01-01'
    expect(explain(message)).toMatchObject({
      code: 'country-locked',
      detail: 'the country can be changed again from 2027-01-01',
    })
  })

  test('any illegal move of a lifecycle has one sentence', () => {
    expect(explain('payout_transition: a payout cannot go from "paid" to "pending"; it is final')?.code).toBe(
      'status-illegal',
    )
  })

  test('so has what is inserted half-way', () => {
    expect(explain('payout_begin: a payout begins with "pending"')?.code).toBe('starts-later')
  })

  test('an error that names no known constraint is not explained', () => {
    expect(explain('connection error')).toBeUndefined()
    expect(explain('some_unknown_rule: broken')).toBeUndefined()
  })

  test('each constraint leads to a code of the list', () => {
    for (const words of Object.values(constraints))
      expect(isErrorCode(typeof words === 'string' ? words : words.code)).toBe(true)
  })
})

describe('the list of codes', () => {
  test('a sentence belongs to one code', () => {
    const sentences = Object.values(errors)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('every number of rules §8 is in it', () => {
    const numbers = [1001, 1002, 1003, 1006, 1011, 1012, 1016, 1101, 1201, 1202, 1203, 1204, 1206, 1207, 1403]
    for (const number of [...numbers, 2012, 2013, 2015, 3000, 5012, 5015])
      expect(isErrorCode(String(number)), String(number)).toBe(true)
  })

  test('the fallback is the one of rules §8', () => {
    expect(errors.unexpected).toBe('An unexpected error occurred. Please try again later.')
  })

  test('what every object has is no code', () => {
    expect(isErrorCode('constructor')).toBe(false)
    expect(isErrorCode(1001)).toBe(false)
  })
})
