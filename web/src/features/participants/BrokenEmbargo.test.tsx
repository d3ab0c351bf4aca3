import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BrokenEmbargo } from './BrokenEmbargo.tsx'

const activation = { embargo_at: '2027-01-08T12:00:00Z' }
const stream = {
  title: 'First look',
  url: 'https://twitch.tv/videos/1',
  published_at: '2026-11-27T11:30:00Z',
}

it('the review of key content says that an embargo was broken, when and by which content', () => {
  render(
    <BrokenEmbargo
      participant={{
        embargo_broken_at: '2026-11-27T12:00:00Z',
        embargo_content: stream,
        key_campaign: { activation },
      }}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The content was public on Nov 27, 2026, 13:00, but the embargo ends on Jan 8, 2027, 13:00.',
  )
  expect(screen.getByRole('link', { name: 'First look' })).toHaveAttribute('href', stream.url)
})

it('the review of key content does not mention the embargo if it was not broken', () => {
  render(
    <BrokenEmbargo
      participant={{ embargo_broken_at: null, embargo_content: null, key_campaign: { activation } }}
    />,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
