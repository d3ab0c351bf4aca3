import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createServer } from '../testing/server.tsx'
import Chart from './Chart.tsx'
import type { ChartProps } from './chart.ts'

const show = (values: readonly (number | null)[] = [10, null, 30], more: Partial<ChartProps> = {}) => {
  const Server = createServer({})
  const { container } = render(
    <Server>
      <Chart
        label="Views"
        pointLabel="Day"
        kind="lines"
        points={['1 Nov', '2 Nov', '3 Nov'].slice(0, values.length)}
        series={[
          { name: 'This month', values },
          { name: 'Last month', values: values.map(() => 5), tone: 'before' },
        ]}
        format={String}
        {...more}
      />
    </Server>,
  )
  return { chart: screen.getByRole('slider', { name: 'Views' }), container }
}

/** Screen readers get the tooltip's text as the slider's value. */
const tooltip = (container: HTMLElement) => container.querySelector('.tooltip')?.textContent ?? null

const press = (chart: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(chart, { key })
}

it('a chart that receives keyboard focus announces its newest point', () => {
  const { chart, container } = show()
  expect(tooltip(container)).toBeNull()
  fireEvent.focus(chart)
  expect(chart).toHaveAttribute('aria-valuetext', '3 Nov, This month 30, Last month 5')
  expect(tooltip(container)).toBe('3 NovThis month30Last month5')
})

it('arrow keys move from point to point in a chart and stop at both ends', () => {
  const { chart } = show()
  fireEvent.focus(chart)
  press(chart, 'ArrowLeft')
  expect(chart).toHaveAttribute('aria-valuetext', '2 Nov, This month –, Last month 5')
  press(chart, 'Home', 'ArrowLeft')
  expect(chart).toHaveAttribute('aria-valuenow', '1')
  press(chart, 'End', 'ArrowRight')
  expect(chart).toHaveAttribute('aria-valuenow', '3')
})

it('a chart hides its tooltip if the user presses Escape or leaves the chart with the keyboard', () => {
  const { chart, container } = show()
  fireEvent.focus(chart)
  press(chart, 'Escape')
  expect(tooltip(container)).toBeNull()
  press(chart, 'ArrowLeft')
  expect(tooltip(container)).not.toBeNull()
  fireEvent.blur(chart)
  expect(tooltip(container)).toBeNull()
})

it('a chart shows the point under the pointer until the mouse leaves, and keeps it after a touch', () => {
  const { chart, container } = show()
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
  const point = (type: 'pointerMove' | 'pointerLeave', clientX: number, pointerType: string) =>
    fireEvent[type](chart, { clientX, pointerType })
  point('pointerMove', 40, 'touch')
  expect(tooltip(container)).toContain('1 Nov')
  point('pointerLeave', 40, 'touch')
  expect(tooltip(container)).toContain('1 Nov')
  point('pointerMove', 290, 'mouse')
  expect(tooltip(container)).toContain('3 Nov')
  point('pointerLeave', 290, 'mouse')
  expect(tooltip(container)).toBeNull()
})

it('a chart has a hidden table with every value', () => {
  show()
  const table = screen.getByRole('table', { name: 'Views', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayThis monthLast month',
    '1 Nov105',
    '2 Nov–5',
    '3 Nov305',
  ])
})

it('a chart without data can be shown', () => {
  const { chart } = show([])
  fireEvent.focus(chart)
  press(chart, 'ArrowLeft')
  expect(chart).toHaveAttribute('aria-valuemax', '1')
})

const partial = [null, null, 'so far']

it.each(['lines', 'bars'] as const)(
  'a chart with %s draws an incomplete point differently and says so in the tooltip and the table',
  (kind) => {
    const { chart, container } = show([10, 20, 30], { kind, partial })
    const marks = [...container.querySelectorAll('[data-partial]')]
    expect(marks).toHaveLength(1)
    expect(marks[0]?.getAttribute('data-tone')).toBe('1')
    fireEvent.focus(chart)
    expect(chart).toHaveAttribute('aria-valuetext', '3 Nov (so far), This month 30, Last month 5')
    expect(tooltip(container)).toContain('3 Nov (so far)')
    expect(screen.getByRole('rowheader', { name: '3 Nov (so far)', hidden: true })).toBeInTheDocument()
  },
)

it('the table of a chart ends with a total if its values can be added up', () => {
  show([10, null, 30], { isSum: true })
  const [, , , , total] = screen.getAllByRole('row', { hidden: true })
  expect(total).toHaveTextContent('Total4015')
})

it('the table of a chart has no total if its values cannot be added up', () => {
  show()
  expect(screen.queryByText('Total')).toBeNull()
})

it('a click, Enter and the table open the rows of a point, and the first tap of a finger only selects it', () => {
  const run = vi.fn()
  const { chart, container } = show([10, 20, 30], { open: { name: (point) => `Rows of ${point}`, run } })
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
  fireEvent.focus(chart)
  expect(tooltip(container)).toContain('Rows of 3 Nov')
  press(chart, 'ArrowLeft', 'Enter')
  expect(run).toHaveBeenLastCalledWith(1)
  const tap = (clientX: number, pointerType: string) => {
    fireEvent.pointerDown(chart, { clientX, pointerType })
    fireEvent.click(chart, { clientX })
  }
  tap(40, 'touch')
  expect(run).toHaveBeenCalledTimes(1)
  tap(40, 'touch')
  expect(run).toHaveBeenLastCalledWith(0)
  tap(290, 'mouse')
  expect(run).toHaveBeenLastCalledWith(2)
  fireEvent.click(screen.getByRole('button', { name: 'Rows of 1 Nov', hidden: true }))
  expect(run).toHaveBeenLastCalledWith(0)
})

it('the bars of the previous period are next to the bars of the current period', () => {
  const { container } = show([10, 20, 30], { kind: 'bars' })
  const [now, before] = ['1', 'before'].map((tone) => container.querySelector(`rect[data-tone="${tone}"]`))
  expect(Number(before?.getAttribute('x'))).toBeCloseTo(
    Number(now?.getAttribute('x')) + Number(now?.getAttribute('width')),
  )
  expect(Number(now?.getAttribute('y')) + Number(now?.getAttribute('height'))).toBeCloseTo(100)
  expect(Number(before?.getAttribute('y')) + Number(before?.getAttribute('height'))).toBeCloseTo(100)
})
