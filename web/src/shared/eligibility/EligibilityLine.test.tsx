import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { EligibilityLine } from './EligibilityLine.tsx'
import { NoLongerOpen } from './NoLongerOpen.tsx'

const eligible = { eligible: true, creator: true, access: true, vip: false, checks: [] }
const Server = createServer({})

it('a card shows whether a creator is eligible only while the activation is open', () => {
  const { rerender } = render(<EligibilityLine eligibility={eligible} isOpen />, { wrapper: Server })
  expect(screen.getByText('You are eligible')).toBeInTheDocument()
  rerender(<EligibilityLine eligibility={eligible} isOpen={false} />)
  expect(screen.queryByText('You are eligible')).toBeNull()
})

it.each([
  ['QUEST', 'ended', 'This Quest has ended.'],
  ['KEY', 'unpublished', 'This Key campaign is closed to new creators.'],
  ['MISSION', 'past', 'This Mission has ended.'],
] as const)(
  'the page of a %s that is %s says so, and does not mention eligibility',
  (kind, status, words) => {
    render(<NoLongerOpen kind={kind} status={status} />, { wrapper: Server })
    expect(screen.getByText(words)).toBeInTheDocument()
  },
)
