import { analyticsFiguresMost, analyticsPagesMost } from '@questboard/domain'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServer } from '../../../testing/server.tsx'
import { AddToPage } from './AddToPage.tsx'

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const page = (n: number, figures: number) => ({
  __typename: 'analytics_page',
  id: id(n),
  name: `Page ${n}`,
  created_at: '2026-03-01T10:00:00Z',
  layout: {
    period: '90',
    figures: Array.from({ length: figures }, (_, one) => ({ kind: 'game', id: id(100 + one) })),
  },
})

const open = async (pages: readonly object[]) => {
  const saved: unknown[] = []
  const Server = createServer({
    AnalyticsPages: () => ({ analytics_page: pages }),
    SaveAnalyticsPage: (variables) => {
      saved.push(variables)
      return { update_analytics_page_by_pk: { __typename: 'analytics_page', ...variables } }
    },
  })
  render(
    <Server>
      <AddToPage figures={{ kind: 'channel', id: id(7), type: 'STREAM' }} />
    </Server>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add to an Analytics Page' }))
  return saved
}

it("adding a channel to an Analytics Page keeps the page's period and other charts", async () => {
  const saved = await open([page(1, 1), page(2, 0)])
  await userEvent.click(await screen.findByText('Page 1'))
  expect(saved).toEqual([
    {
      id: id(1),
      layout: {
        period: '90',
        figures: [
          { kind: 'game', id: id(100) },
          { kind: 'channel', id: id(7), type: 'STREAM' },
        ],
      },
    },
  ])
})

it('adding a channel to a full Analytics Page saves nothing', async () => {
  const saved = await open([page(1, analyticsFiguresMost)])
  await userEvent.click(await screen.findByText('Page 1'))
  expect(saved).toEqual([])
})

it('the menu offers to create another Analytics Page as long as there are fewer than six', async () => {
  await open([page(1, 0)])
  expect(await screen.findByText('New page')).toBeInTheDocument()
})

it('the menu does not offer to create a seventh Analytics Page', async () => {
  await open(Array.from({ length: analyticsPagesMost }, (_, n) => page(n + 1, 0)))
  expect(await screen.findByText('Page 6')).toBeInTheDocument()
  expect(screen.queryByText('New page')).toBeNull()
})
