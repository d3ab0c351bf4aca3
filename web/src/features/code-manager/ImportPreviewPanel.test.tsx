import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { codeLinesOf, faultyAmong, usableAmong } from './codeLines.ts'
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx'
import { problemFile, problemsOf } from './problemLines.ts'

const good = 'AAAAA-BBBBB-0000'
// The first line of the file is blank, so each code's line number is one higher than its position among the codes.
const text = ['', `${good}1`, 'SHORT', '=SUM(A1)', 'A\u0000B', 'x'.repeat(501), `${good}1`, `${good}2`].join(
  '\n',
)
const lines = codeLinesOf(text)
const sent = usableAmong(lines)
const faulty = faultyAmong(lines)
const preview = {
  importId: '00000000-0000-4000-8000-000000000001',
  lines: 5,
  fresh: 3,
  repeated: { count: 1, lines: [4] },
  known: { count: 1, lines: [5] },
  odd: { count: 2, lines: [2, 3] },
}

it('lines that cannot be codes are left out of an import and listed by line number', () => {
  expect(sent.map(({ line }) => line)).toEqual([2, 3, 4, 7, 8])
  expect(faulty.map(({ line, fault }) => [line, fault])).toEqual([
    [5, 'unreadable'],
    [6, 'too_long'],
  ])
})

it('an import lists each line with a problem by its line number in the file, and can leave out unusual codes', async () => {
  const onAdd = vi.fn()
  const Server = createServer({})
  render(
    <Server>
      <ImportPreviewPanel preview={preview} sent={sent} faulty={faulty} onBack={vi.fn()} onAdd={onAdd} />
    </Server>,
  )
  expect(screen.getByText('Line 3: SHORT')).toBeInTheDocument()
  expect(screen.getByText('Line 4: =SUM(A1)')).toBeInTheDocument()
  expect(screen.getByText(`Line 7: ${good}1`)).toBeInTheDocument()
  expect(screen.getByText(`Line 8: ${good}2`)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out codes in another format' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 code' }))
  expect(onAdd).toHaveBeenCalledWith(true)
})

it('the file of lines with problems contains every such line, and its formulas cannot run', () => {
  expect(problemFile(problemsOf(preview, sent, faulty)).join('')).toBe(
    [
      '\uFEFFLine,Problem,Code',
      `6,"Longer than 500 characters, left out",${'x'.repeat(501)}`,
      '5,"Characters that codes can’t have, left out",A\u0000B',
      '3,Another format,SHORT',
      "4,Another format,'=SUM(A1)",
      `7,Duplicate line,${good}1`,
      `8,Already in your stock,${good}2`,
      '',
    ].join('\r\n'),
  )
})
