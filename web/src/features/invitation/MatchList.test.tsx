import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { createServer } from '../../testing/server.tsx'
import { FoundCreator_CreatorFragmentDoc } from './generated/InviteCreators.ts'
import { MatchList } from './MatchList.tsx'
import { MatchTable } from './MatchTable.tsx'
import type { Match } from './useSearch.ts'

const found = makeFragmentData(
  {
    id: 'pixel',
    profile: { id: 'pixel', display_name: 'Pixel', picture_url: null, country: 'SE' },
    channels: [
      { id: 'one', providerId: 'twitch', affiliation: 'twitch_partner' },
      { id: 'two', providerId: 'youtube', affiliation: 'none' },
    ],
  },
  FoundCreator_CreatorFragmentDoc,
)

const match: Match = {
  id: 'pixel',
  place: '1200',
  followers: 1200,
  average_viewers: 0,
  average_views: 0,
  eligibility: null,
  can_be_paid_out: null,
  takes_part: null,
  invitation: null,
  creator: {
    id: 'pixel',
    size_tier: null,
    minimum_deal_size_cents: null,
    content_language: null,
    games: [],
    ...found,
  },
}

it('found creators show whether they are a Twitch affiliate or partner, as a table and as a list', () => {
  const Server = createServer({})
  const common = {
    rows: [match],
    isStale: false,
    chosen: new Map<string, string>(),
    onTurn: () => undefined,
    outcomes: new Map(),
  }
  render(
    <Server>
      <MatchTable {...common} sort="followers" onSort={() => undefined} />
      <MatchList {...common} />
    </Server>,
  )
  expect(screen.getByRole('columnheader', { name: 'Affiliation' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'Partner' })).toBeInTheDocument()
  expect(screen.getByText(/^Partner · SE/)).toBeInTheDocument()
})
