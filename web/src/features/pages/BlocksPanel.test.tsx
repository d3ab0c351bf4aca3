import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useFields, useSubmit } from '../../lib/form.ts'
import { BlocksPanel } from './BlocksPanel.tsx'
import { checkDrafts, type Draft, newDraft } from './drafts.ts'

afterEach(() => vi.unstubAllGlobals())

const links = (): Draft[] => {
  const draft = newDraft('links')
  return draft?.kind === 'links'
    ? [{ ...draft, content: { ...draft.content, links: [{ label: 'Press', url: 'ftp://old' }] } }]
    : []
}

it('an invalid link in a block shows its error once, at the link', async () => {
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

const hero = (): Draft[] => {
  const draft = newDraft('hero')
  return draft ? [draft] : []
}

/** Opens a page's panel with a hero block. The block's picture uploads until `arrives` resolves. */
const openWithUpload = async () => {
  const sent = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => sent.promise)
  const saved = { drafts: hero() }
  let { drafts } = saved
  const Form = () => {
    const form = useFields(saved)
    drafts = form.values.drafts
    return <BlocksPanel kinds={['text']} {...form.bind('drafts')} />
  }
  const { container } = render(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  )
  const input = container.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('the hero takes no picture')
  await userEvent.upload(input, new File(['picture'], 'hero.png', { type: 'image/png' }))
  return {
    arrives: async () => {
      sent.resolve(Response.json({ url: '/uploads/hero.png' }))
      await sent.promise
    },
    contents: () => drafts.map(({ content }) => content),
  }
}

it('text and blocks that a user adds to a page during the upload of a picture are kept', async () => {
  const { arrives, contents } = await openWithUpload()
  await userEvent.type(screen.getByLabelText('Heading'), 'Hello')
  await userEvent.click(screen.getByText('Add a block'))
  // jsdom has no layout, so Mantine could assume that the button is scrolled out of view and hide the menu.
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Text/, hidden: true }))
  await arrives()
  await waitFor(() => expect(contents()[0]).toMatchObject({ heading: 'Hello', url: '/uploads/hero.png' }))
  expect(contents()).toHaveLength(2)
})

it('if a user removes a block during the upload of its picture, the block does not come back', async () => {
  const { arrives, contents } = await openWithUpload()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hero' }))
  await waitFor(() => expect(contents()).toEqual([]))
  await arrives()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(contents()).toEqual([])
})
