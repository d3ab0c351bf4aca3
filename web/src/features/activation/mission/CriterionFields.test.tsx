import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useFields } from '../../../lib/form.ts'
import { createServer } from '../../../testing/server.tsx'
import { CriterionFields } from './CriterionFields.tsx'

const Form = () => (
  <CriterionFields
    form={useFields<Parameters<typeof CriterionFields>[0]['form']['values']>({ criteria: [] })}
  />
)

it('the number of a mission criterion can be cleared and typed again', async () => {
  const Server = createServer({})
  render(
    <Server>
      <Form />
    </Server>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add a criterion' }))
  const number = screen.getByRole('textbox', { name: 'Target 1' })
  await userEvent.clear(number)
  expect(number).toHaveValue('')
  await userEvent.type(number, '25')
  expect(number).toHaveValue('25')
})

it('a criterion reads as one sentence while the company fills it in', async () => {
  const Server = createServer({})
  render(
    <Server>
      <Form />
    </Server>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add a criterion' }))
  expect(screen.getByText('Stream for 60 minutes')).toBeInTheDocument()
  const number = screen.getByRole('textbox', { name: 'Target 1' })
  await userEvent.clear(number)
  expect(screen.queryByText(/Stream for/)).toBeNull()
  await userEvent.type(number, '1')
  expect(screen.getByText('Stream for 1 minute')).toBeInTheDocument()
})
