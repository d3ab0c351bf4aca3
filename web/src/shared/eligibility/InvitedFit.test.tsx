import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { InvitedFit } from './InvitedFit.tsx'

const result = (changed: object) => ({
  eligible: false,
  creator: true,
  access: true,
  vip: false,
  checks: [{ requirement: 'location', met: false }],
  ...changed,
})

const show = (eligibility: object, isInvited: boolean) => {
  const Server = createServer({})
  render(
    <Server>
      <InvitedFit eligibility={eligibility} isInvited={isInvited}>
        Requirements not met
      </InvitedFit>
    </Server>,
  )
}

it('an invited creator sees that the requirements do not apply to them', () => {
  show(result({}), true)
  expect(screen.getByText('You are invited')).toBeInTheDocument()
  expect(screen.queryByText('Requirements not met')).toBeNull()
})

it.each([
  ['the creator is not invited', result({}), false],
  ['the creator still has no access', result({ access: false }), true],
  ['the creator meets the requirements anyway', result({ eligible: true }), true],
])('the text that requirements are not met stays unchanged if %s', (_why, eligibility, isInvited) => {
  show(eligibility, isInvited)
  expect(screen.getByText('Requirements not met')).toBeInTheDocument()
})

it('an invited creator whose country is unknown can join anyway', () => {
  show(result({ checks: [{ requirement: 'location', met: false, actual: null }] }), true)
  expect(screen.getByText('You are invited')).toBeInTheDocument()
})
