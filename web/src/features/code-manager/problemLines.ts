import { csvHead, csvLine, type ImportPreview } from '@questboard/domain'
import { say } from '../../lib/text.ts'
import { type CodeLine, type Fault, type FaultyLine, faults } from './codeLines.ts'

/** Lines with one problem, in the order of the file. */
export type Problem = {
  readonly title: string
  readonly name: string
  readonly lines: readonly CodeLine[]
}

const faultNames: Readonly<Record<Fault, string>> = {
  too_long: 'Longer than 500 characters, left out',
  unreadable: 'Characters that codes can’t have, left out',
}
const isFault = (key: string): key is Fault => Object.hasOwn(faults, key)

/** Finds the lines with problems by the server's positions, which count only the lines that were sent. */
const linesAt = (sent: readonly CodeLine[], positions: readonly number[]): readonly CodeLine[] =>
  positions.flatMap((position) => sent[position - 1] ?? [])

export const problemsOf = (
  { odd, repeated, known }: ImportPreview,
  sent: readonly CodeLine[],
  faulty: readonly FaultyLine[],
): readonly Problem[] =>
  [
    ...Object.keys(faults)
      .filter(isFault)
      .map((fault) => ({
        title: faults[fault],
        name: faultNames[fault],
        lines: faulty.filter((line) => line.fault === fault),
      })),
    {
      title: '{count, plural, one {# code in another format} other {# codes in another format}}',
      name: 'Another format',
      lines: linesAt(sent, odd.lines),
    },
    {
      title: '{count, plural, one {# duplicate line} other {# duplicate lines}}',
      name: 'Duplicate line',
      lines: linesAt(sent, repeated.lines),
    },
    {
      title: '{count, plural, one {# code you already have} other {# codes you already have}}',
      name: 'Already in your stock',
      lines: linesAt(sent, known.lines),
    },
  ].filter(({ lines }) => lines.length > 0)

/** A CSV file of all problem lines. */
export const problemFile = (problems: readonly Problem[]): readonly string[] => [
  csvHead([say('Line'), say('Problem'), say('Code')]),
  ...problems.flatMap(({ name, lines }) =>
    lines.map(({ line, code }) => csvLine([String(line), say(name), code])),
  ),
]
