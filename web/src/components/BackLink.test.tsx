import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { BackLink, backTo } from './BackLink.tsx'

const show = (state: unknown) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <BackLink /> }], {
        initialEntries: [{ pathname: '/user/settings/payments', state }],
      })}
    />,
  )

it('the back link leads to the page that the user came from', () => {
  show(backTo('/creator/quests-onboarding', 'Get ready for Quests'))
  expect(screen.getByRole('link', { name: 'Get ready for Quests' })).toHaveAttribute(
    'href',
    '/creator/quests-onboarding',
  )
})

it.each([null, { back: 'elsewhere' }, { back: { to: 5, title: 'Five' } }])(
  'there is no back link if the previous page is unknown or invalid: %j',
  (state) => {
    show(state)
    expect(screen.queryByRole('link')).toBeNull()
  },
)
