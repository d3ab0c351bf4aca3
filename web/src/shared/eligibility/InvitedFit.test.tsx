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

it('an invited creator reads that the requirements do not apply', () => {
  show(result({}), true)
  expect(screen.getByText('You are invited')).toBeInTheDocument()
  expect(screen.queryByText('Requirements not met')).toBeNull()
})

it.each([
  ['nobody has invited them', result({}), false],
  ['access is still missing', result({ access: false }), true],
  ['they meet them anyway', result({ eligible: true }), true],
])('the eligibility text stays the same if %s', (_why, eligibility, isInvited) => {
  show(eligibility, isInvited)
  expect(screen.getByText('Requirements not met')).toBeInTheDocument()
})
