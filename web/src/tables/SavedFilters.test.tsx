import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { SavedFilters } from './SavedFilters.tsx'

it('the menu of saved filters contains only menu items', async () => {
  const Server = createServer({})
  const kept = { id: 'one', name: 'Late runs', filter: {} }
  render(
    <Server>
      <SavedFilters
        screen="table"
        view={{ search: '', sort: null, filters: {} }}
        kept={[kept]}
        taken={null}
        onTake={() => undefined}
        onChanged={async () => undefined}
      />
    </Server>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).queryByRole('button')).toBeNull()
  const names = within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.getAttribute('aria-label') ?? item.textContent)
  expect(names).toEqual(['Late runs', 'Rename Late runs', 'Delete Late runs', 'Save this filter…'])
})
