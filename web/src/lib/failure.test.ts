import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { beforeAll, expect, it } from 'vitest'
import { explain, loadConstraints } from './failure.ts'

beforeAll(loadConstraints)

const answer = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] })

it('`explain` shows an account error code as a message at its field', () => {
  expect(explain(answer('x', { code: '1001' }))).toEqual({
    message: 'This username is already taken',
    fields: { username: 'This username is already taken' },
    code: '1001',
  })
})

it('`explain` turns a violated database constraint into a message', () => {
  const text = 'Uniqueness violation. duplicate key value violates unique constraint "user_display_name_key"'
  expect(explain(answer(text, { code: 'constraint-violation' })).fields).toEqual({
    displayName: 'This display name is already taken',
  })
})

it('`explain` shows a reserved name as an error at every name field that the form can have', () => {
  const { fields } = explain(answer('reserved_name: "admin" is reserved', { code: 'constraint-violation' }))
  expect(fields).toMatchObject({ username: 'This name is reserved', slug: 'This name is reserved' })
})

it('`explain` shows an error that names no field for the whole form', () => {
  expect(
    explain(answer('Check constraint violation. creator_page_at_most_6: cannot create', {})).fields,
  ).toEqual({})
})

it('`explain` gives a plain message for an unreachable server', () => {
  expect(explain(new TypeError('Failed to fetch')).message).toBe(
    'We can’t reach the server. Check your connection.',
  )
})

it('`explain` gives a general message for an unexpected error', () => {
  expect(explain(new Error('boom')).message).toBe('An unexpected error occurred. Please try again later.')
})

it('`explain` gives the status code of an error response that is empty', () => {
  const response = new Response('', { status: 502 })
  const error = new ServerError('Bad gateway', { response, bodyText: '' })
  expect(explain(error).message).toBe('The server answered with status 502.')
})

it('`explain` gives the first error message of a failed response', () => {
  const refusal = { message: 'the engine does not respond', extensions: { code: 'service-unavailable' } }
  const said = (error: object) => {
    const bodyText = JSON.stringify({ errors: [error, { message: 'another' }] })
    const response = new Response(bodyText, { status: 503 })
    return explain(new ServerError('Service unavailable', { response, bodyText })).message
  }
  expect(said(refusal)).toBe('The service is not available right now. Please try again in a moment.')
  expect(said({ message: 'requests from other sites are not allowed' })).toBe(
    'requests from other sites are not allowed',
  )
})
