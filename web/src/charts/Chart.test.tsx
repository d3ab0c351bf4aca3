import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import Chart from './Chart.tsx'

const show = (values: readonly (number | null)[] = [10, null, 30]) => {
  const { container } = render(
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
    />,
  )
  return { chart: screen.getByRole('slider', { name: 'Views' }), container }
}

/** The tooltip is visual only. Screen readers get the same text as the slider's value. */
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

it("arrow keys move along a chart's points and stop at both ends", () => {
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
