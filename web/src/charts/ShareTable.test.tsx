import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ClickFigures } from '../shared/links/ClickFigures.tsx'
import { createServer } from '../testing/server.tsx'

it('clicks by country are a table with bars, shares and a total', () => {
  const countries = [
    { country: 'SE', clicks: 30 },
    { country: 'ZZ', clicks: 10 },
  ]
  const Server = createServer({})
  const { container } = render(
    <Server>
      <ClickFigures clicks={{ total: 40, devices: { mobile: 40 }, countries }} />
    </Server>,
  )
  const table = screen.getByRole('table', { name: 'Clicks by country' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['CountryClicksShare', 'Sweden3075%', 'Unknown1025%', 'Total40100%'])
  const widths = [...container.querySelectorAll<HTMLElement>('.bar')].map(({ style }) => style.width)
  expect(widths[0]).toBe('100%')
  expect(Number.parseFloat(widths[1] ?? '')).toBeCloseTo(33.3, 1)
})
