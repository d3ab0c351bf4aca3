import { Autocomplete, MantineProvider, MultiSelect, Select } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { expect, it } from 'vitest'
import { theme } from './theme.ts'

const data = ['Germany', 'Sweden']

it.each([
  ['choice', <Select key="one" searchable aria-label="Country" data={data} />],
  ['choice of several', <MultiSelect key="many" searchable aria-label="Country" data={data} />],
  ['text with suggestions', <Autocomplete key="text" aria-label="Country" data={data} />],
])('the list of a %s opens by a click, but not if a form moves the focus to it', async (_, field) => {
  render(
    <MantineProvider theme={theme} env="test">
      {field}
    </MantineProvider>,
  )
  const input = screen.getByLabelText('Country')
  act(() => input.focus())
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.click(input)
  expect(screen.getByRole('option', { name: 'Sweden' })).toBeVisible()
})
