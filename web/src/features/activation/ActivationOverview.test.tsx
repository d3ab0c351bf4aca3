import { useQuery } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { ActivationOverview } from './ActivationOverview.tsx'
import { KeyOwnerPageDocument } from './key-campaign/generated/KeyCampaignPage.ts'

const id = '00000000-0000-4000-8000-00000000ac09'
const activation = {
  __typename: 'activation',
  id,
  kind: 'KEY',
  company_id: 'company',
  name: 'Emberfall keys',
  status: 'waiting_for_company_verification',
  start_date: null,
  published_at: null,
  end_date: null,
  hero_url: '',
  thumbnail_url: '',
  participant_count: 0,
  own_review_note: null,
  publish_problems: [],
  eligible_creator_count: 0,
  game: { __typename: 'game', id: 'game', hero_url: '/files/art/emberfall.svg', thumbnail_url: '' },
  key_campaign: null,
  key_offers: [],
  code_demand: [],
  links: [],
}

const Page = () => {
  const { data } = useQuery(KeyOwnerPageDocument, { variables: { id } })
  if (!data?.activation_by_pk) return null
  return (
    <ActivationOverview activation={data.activation_by_pk} numbers={null}>
      {null}
    </ActivationOverview>
  )
}

const show = () => {
  const changes = new Subject<{ data: Record<string, unknown> }>()
  const Server = createServer({
    KeyOwnerPage: () => ({ activation_by_pk: activation }),
    ActivationStatusLive: () => changes,
  })
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  const { container } = render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  return { changes, container }
}

it('a company sees that its campaign is live after the verification without reloading', async () => {
  const { changes } = show()
  expect(await screen.findByText('Waiting for company verification')).toBeInTheDocument()
  const published_at = '2026-11-25T10:00:00Z'
  changes.next({
    data: { activation_by_pk: { __typename: 'activation', id, status: 'active', published_at } },
  })
  expect(await screen.findByText('Live')).toBeInTheDocument()
  expect(screen.getByText('Nov 25, 2026')).toBeInTheDocument()
})

it("an activation without its own picture shows its game's picture to the company", async () => {
  const { container } = show()
  await screen.findByRole('heading', { name: 'Emberfall keys' })
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/art/emberfall.svg')
})
