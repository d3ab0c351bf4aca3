import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListedName } from './ListedName.tsx'

const maya = { display_name: 'Maya', picture_url: null }

it.each([
  ['a creator', { ...maya, user_type: 'Creator' }, false],
  ['who acts for a company by now', { ...maya, user_type: 'Company' }, true],
  ['whose account is closed', null, true],
])('says of %s whether they are available', (_who, profile, isAway) => {
  render(
    <MantineProvider>
      <ListedName creator={{ profile, channels: [] }} />
    </MantineProvider>,
  )
  expect(screen.getByText(profile ? 'Maya' : 'Deleted account')).toBeInTheDocument()
  expect(screen.queryAllByText('Not available')).toHaveLength(isAway ? 1 : 0)
})
