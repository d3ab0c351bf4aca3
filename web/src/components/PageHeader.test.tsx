import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { HeadSlot } from '../lib/headSlot.tsx'
import { PageHeader } from './PageHeader.tsx'

const show = (slot: HTMLElement | null) =>
  render(
    <MantineProvider>
      <MemoryRouter>
        <HeadSlot value={slot}>
          <main>
            <PageHeader
              title="Members"
              text="Who acts for the company"
              actions={<button type="button">Invite</button>}
            />
          </main>
        </HeadSlot>
      </MemoryRouter>
    </MantineProvider>,
  )

it('on a page without tabs, the header and its description are at the top', () => {
  show(null)
  const main = screen.getByRole('main')
  expect(main).toContainElement(screen.getByRole('heading', { name: 'Members' }))
  expect(main).toContainElement(screen.getByText('Who acts for the company'))
})

it('on a page with tabs, the header is above the tabs and its description is below them', () => {
  const slot = document.body.appendChild(document.createElement('div'))
  show(slot)
  expect(slot).toContainElement(screen.getByRole('heading', { name: 'Members' }))
  expect(slot).toContainElement(screen.getByRole('button', { name: 'Invite' }))
  expect(screen.getByRole('main')).toContainElement(screen.getByText('Who acts for the company'))
  slot.remove()
})
