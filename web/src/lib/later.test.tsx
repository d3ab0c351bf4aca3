import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { later } from './later.tsx'

const Word = ({ word }: { word: string }) => <p>{word}</p>
const load = async () => ({ default: Word })

it('a part of the page that is already loaded is shown without its fallback', async () => {
  const Part = later(load)
  await Part.load()
  render(
    <Suspense fallback="waiting">
      <Part word="here" />
    </Suspense>,
  )
  expect(screen.getByText('here')).toBeInTheDocument()
})

it('a part of the page that is not loaded yet shows its fallback first', async () => {
  const Part = later(load)
  render(
    <Suspense fallback="waiting">
      <Part word="here" />
    </Suspense>,
  )
  expect(screen.getByText('waiting')).toBeInTheDocument()
  expect(await screen.findByText('here')).toBeInTheDocument()
})
