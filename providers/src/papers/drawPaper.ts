import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { type FontName, fonts, runsOf } from './fonts.ts'
import type { Column, Paper } from './paper.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit also takes an open font, which its types do not say. */
      registerFont(name: string, font: Font): this
    }
  }
}

const MARGIN = 50
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - 70
const GAP = 6
const ROWS_AT_A_TIME = 10
const ink = { text: '#16181d', muted: '#5c6270', line: '#d5d8de' } as const

type Style = {
  readonly size?: number
  readonly bold?: boolean
  readonly muted?: boolean
  readonly align?: 'left' | 'right'
}
type Box = { readonly x: number; readonly y: number; readonly width: number }

/** The PDF being written, and the current position in it. */
const openPen = (paper: Paper) => {
  // PDF's built-in fonts contain only Western European letters and are not embedded in the file.
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: 'en',
    info: { Title: `${paper.title} ${paper.subject}`, Author: 'Questboard' },
    autoFirstPage: false,
    compress: true,
  })
  const known = new Set<FontName>()
  const use = (name: FontName) => {
    if (!known.has(name)) pdf.registerFont(name, fonts[name]())
    known.add(name)
    pdf.font(name)
  }

  const set = ({ size = 9.5, muted = false }: Style) =>
    pdf.fontSize(size).fillColor(muted ? ink.muted : ink.text)

  const heightOf = (text: string, width: number, style: Style = {}): number => {
    set(style)
    use(runsOf(text).every(({ isCovered }) => isCovered) ? (style.bold ? 'bold' : 'regular') : 'everything')
    return pdf.heightOfString(text || ' ', { width })
  }

  const write = (text: string, { x, y, width }: Box, style: Style = {}): void => {
    set(style)
    const runs = runsOf(text)
    runs.forEach((run, index) => {
      use(run.isCovered ? (style.bold ? 'bold' : 'regular') : 'everything')
      const options = { width, align: style.align ?? 'left', continued: index < runs.length - 1 }
      if (index === 0) pdf.text(run.text, x, y, options)
      else pdf.text(run.text, options)
    })
  }

  const rule = (y: number): void => {
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke()
  }
  return { pdf, heightOf, write, rule }
}
type Pen = ReturnType<typeof openPen>

/** Writes lines below each other and returns the position after the last one. */
const writeLines = (pen: Pen, lines: readonly string[], box: Box, style: Style = {}): number => {
  let { y } = box
  for (const line of lines) {
    pen.write(line, { ...box, y }, style)
    y += pen.heightOf(line, box.width, style)
  }
  return y
}

const drawHead = (pen: Pen, { title, subject, from, to, facts }: Paper): number => {
  const half = WIDTH / 2 - GAP
  const right = MARGIN + WIDTH / 2 + GAP
  pen.write(title, { x: MARGIN, y: MARGIN, width: half }, { size: 20, bold: true })
  pen.write(subject, { x: right, y: MARGIN + 6, width: half }, { size: 12, align: 'right' })
  const top = MARGIN + 44
  pen.write('To', { x: MARGIN, y: top, width: half }, { muted: true, size: 8 })
  const left = writeLines(pen, to, { x: MARGIN, y: top + 12, width: half })
  pen.write('From', { x: right, y: top, width: half }, { muted: true, size: 8 })
  let y = writeLines(pen, from, { x: right, y: top + 12, width: half }) + GAP
  for (const [label, value] of facts) {
    pen.write(label, { x: right, y, width: half * 0.4 }, { muted: true })
    pen.write(value, { x: right + half * 0.4, y, width: half * 0.6 })
    y += pen.heightOf(value, half * 0.6) + 2
  }
  return Math.max(left, y) + 20
}

const boxesOf = (columns: readonly Column[], y: number): readonly Box[] => {
  let x = MARGIN
  return columns.map(({ share }) => {
    const box = { x, y, width: WIDTH * share - GAP }
    x += WIDTH * share
    return box
  })
}

const drawRow = (
  pen: Pen,
  columns: readonly Column[],
  cells: readonly string[],
  y: number,
  style: Style,
): void => {
  for (const [index, box] of boxesOf(columns, y).entries())
    pen.write(cells[index] ?? '', box, { ...style, align: columns[index]?.align ?? 'left' })
}

const drawTitles = (pen: Pen, { columns }: Paper, y: number): number => {
  drawRow(
    pen,
    columns,
    columns.map(({ title }) => title),
    y,
    { muted: true, size: 8 },
  )
  pen.rule(y + 14)
  return y + 14 + GAP
}

const heightOfRow = (pen: Pen, columns: readonly Column[], cells: readonly string[]): number =>
  Math.max(...boxesOf(columns, 0).map(({ width }, index) => pen.heightOf(cells[index] ?? '', width)))

const turnPages = (pen: Pen, paper: Paper) => {
  let page = 0
  return () => {
    page += 1
    pen.pdf.addPage()
    const foot = { x: MARGIN, y: BOTTOM + 24, width: WIDTH }
    pen.write(`${paper.title} ${paper.subject} · Page ${page}`, foot, { muted: true, size: 8 })
  }
}

const drawRows = async (pen: Pen, paper: Paper, from: number, turn: () => void): Promise<number> => {
  let y = drawTitles(pen, paper, from)
  for (const [index, cells] of paper.rows.entries()) {
    // Yields regularly, so that a long document does not block other requests.
    if (index > 0 && index % ROWS_AT_A_TIME === 0) await setImmediate()
    const height = heightOfRow(pen, paper.columns, cells)
    if (y + height > BOTTOM) {
      turn()
      y = drawTitles(pen, paper, MARGIN)
    }
    drawRow(pen, paper.columns, cells, y, {})
    y += height + GAP
  }
  pen.rule(y)
  return y + GAP
}

const drawEnd = (pen: Pen, { sums, notes }: Paper, from: number, turn: () => void): void => {
  const noteHeights = notes.map((note) => pen.heightOf(note, WIDTH) + GAP)
  const needed = sums.length * 18 + noteHeights.reduce((sum, height) => sum + height, 20)
  let y = from
  if (y + needed > BOTTOM) {
    turn()
    y = MARGIN
  }
  sums.forEach(([label, value], index) => {
    const bold = index === sums.length - 1
    pen.write(label, { x: MARGIN + WIDTH * 0.5, y, width: WIDTH * 0.25 }, { bold, muted: !bold })
    const box = { x: MARGIN + WIDTH * 0.75, y, width: WIDTH * 0.25 - GAP }
    pen.write(value, box, { bold, align: 'right' })
    y += 18
  })
  writeLines(pen, notes, { x: MARGIN, y: y + 20, width: WIDTH }, { muted: true })
}

/**
 * Draws the document as a PDF and streams it at the same time. Fonts are embedded, and the text can be selected and
 * read aloud.
 */
export const drawPaper = (paper: Paper): { readonly content: Readable; readonly drawn: Promise<void> } => {
  const pen = openPen(paper)
  const turn = turnPages(pen, paper)
  const draw = async () => {
    turn()
    drawEnd(pen, paper, await drawRows(pen, paper, drawHead(pen, paper), turn), turn)
    pen.pdf.end()
  }
  const drawn = draw().catch((error: unknown) => {
    // Breaks the connection, so that the person who downloads it sees that the document is incomplete.
    pen.pdf.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  return { content: pen.pdf, drawn }
}

/** The whole PDF in memory, for an attachment. */
export const paperFile = async (paper: Paper): Promise<Buffer> => {
  const { content, drawn } = drawPaper(paper)
  const [file] = await Promise.all([buffer(content), drawn])
  return file
}
