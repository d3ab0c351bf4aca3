import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { LinksEditor } from './LinksEditor.tsx'

const show = (send: (urls: string[]) => void) => {
  const Form = () => {
    const [links, setLinks] = useState([{ label: 'Press', url: '' }])
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(links.map(({ url }) => url))
        }}
      >
        <LinksEditor links={links} onChange={setLinks} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  )
}

it.each(['{Enter}', '{Tab}{Tab}{Tab}{Enter}'])(
  'the links editor adds https:// to a URL when the form is sent by %s',
  async (keys) => {
    const send = vi.fn()
    show(send)
    await userEvent.type(screen.getByLabelText('Link'), 'studio.example/press')
    await userEvent.keyboard(keys)
    expect(send).toHaveBeenCalledWith(['https://studio.example/press'])
  },
)
