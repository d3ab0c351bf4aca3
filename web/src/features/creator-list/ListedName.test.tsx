import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListedName } from './ListedName.tsx'

const maya = { display_name: 'Maya', picture_url: null }

it.each([
  ['a creator', { ...maya, user_type: 'Creator' }, false],
  ['a creator who changed to a company account', { ...maya, user_type: 'Company' }, true],
  ['a creator whose account is deleted', null, true],
])(
  'an entry in a creator list says whether the creator is still on Questboard: %s',
  (_who, profile, isAway) => {
    render(
      <MantineProvider>
        <ListedName creator={{ profile, channels: [] }} />
      </MantineProvider>,
    )
    expect(screen.getByText(profile ? 'Maya' : 'Deleted account')).toBeInTheDocument()
    expect(screen.queryAllByText('Not available')).toHaveLength(isAway ? 1 : 0)
  },
)
