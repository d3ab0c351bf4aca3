import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type LoadPage, PAGE, type Page, useRows } from './useRows.ts'

type Row = { readonly id: string }

/** A server that responds when the test allows it. */
const slowServer = (count: number) => {
  const waiting: { readonly isTotal: boolean; readonly answer: () => void }[] = []
  const load: LoadPage<Row> = ({ offset, limit, withTotal }) =>
    new Promise<Page<Row>>((resolve) => {
      const length = Math.max(0, Math.min(limit, count - offset))
      const rows = Array.from({ length }, (_, index) => ({ id: String(offset + index) }))
      waiting.push({ isTotal: withTotal, answer: () => resolve({ rows, total: withTotal ? count : null }) })
    })
  const answer = () => act(async () => waiting.shift()?.answer())
  return { load, answer, asked: () => waiting.map(({ isTotal }) => (isTotal ? 'total' : 'rows')) }
}

it('a table shows the first rows of a long list even before all rows have been counted', async () => {
  const { load, answer, asked } = slowServer(100_000)
  const { result } = renderHook(() => useRows('all', load))
  expect(result.current).toMatchObject({ count: null, total: null })

  expect(asked()).toEqual(['rows'])
  await answer()
  expect(result.current).toMatchObject({ count: PAGE, total: null })
  expect(result.current.rowAt(PAGE - 1)).toEqual({ id: '99' })

  expect(asked()).toEqual(['total'])
  await answer()
  expect(result.current).toMatchObject({ count: 100_000, total: 100_000 })
})

it('a table does not need to count its rows if all of them are on the first page', async () => {
  const { load, answer, asked } = slowServer(PAGE - 1)
  const { result } = renderHook(() => useRows('all', load))
  await answer()
  expect(result.current).toMatchObject({ count: PAGE - 1, total: PAGE - 1 })
  expect(asked()).toEqual([])
})

it('if a newer query replaces a query, the table does not count the rows of the older one', async () => {
  const { load, answer, asked } = slowServer(100_000)
  const { result, rerender } = renderHook(({ key }) => useRows(key, load), { initialProps: { key: 'all' } })
  rerender({ key: 'some' })
  expect(asked()).toEqual(['rows', 'rows'])
  await answer()
  expect(asked()).toEqual(['rows'])
  await answer()
  expect(asked()).toEqual(['total'])
  await answer()
  expect(result.current.total).toBe(100_000)
})

it('a table keeps its height while it reloads, and grows if there are more rows', async () => {
  const { load, answer } = slowServer(100_000)
  const { result, rerender } = renderHook(({ key }) => useRows(key, load), { initialProps: { key: 'all' } })
  await answer()
  await answer()
  act(() => result.current.reload())
  await answer()
  expect(result.current).toMatchObject({ count: 100_000, total: 100_000, isStale: false })
  await answer()
  rerender({ key: 'some' })
  await answer()
  expect(result.current).toMatchObject({ count: 100_000, total: null, isStale: false })
})

it('a table grows if the first page is longer than the whole previous list', async () => {
  const few = slowServer(3)
  const many = slowServer(100_000)
  const { result, rerender } = renderHook(({ key, load }) => useRows(key, load), {
    initialProps: { key: 'few', load: few.load },
  })
  await few.answer()
  rerender({ key: 'many', load: many.load })
  await many.answer()
  expect(result.current).toMatchObject({ count: PAGE, total: null })
  await many.answer()
  expect(result.current).toMatchObject({ count: 100_000, total: 100_000 })
})
