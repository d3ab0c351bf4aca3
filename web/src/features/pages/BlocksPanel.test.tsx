import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useFields, useSubmit } from '../../lib/form.ts'
import { BlocksPanel } from './BlocksPanel.tsx'
import { checkDrafts, type Draft, newDraft } from './drafts.ts'

const links = (): Draft[] => {
  const draft = newDraft('links')
  return draft?.kind === 'links'
    ? [{ ...draft, content: { ...draft.content, links: [{ label: 'Press', url: 'ftp://old' }] } }]
    : []
}

it('a link that cannot be saved is said once, at the link', async () => {
  const saved = { drafts: links() }
  const Form = () => {
    const form = useFields(saved)
    const { problem, onSubmit } = useSubmit(form, {
      check: ({ drafts }) => checkDrafts(drafts),
      send: async () => undefined,
    })
    return (
      <form onSubmit={onSubmit} noValidate>
        {problem && <p>{problem}</p>}
        <BlocksPanel kinds={['links']} {...form.bind('drafts')} />
        <button type="submit">Save</button>
      </form>
    )
  }
  render(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findAllByText(/starts with http/)).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByLabelText('Link'))
})
