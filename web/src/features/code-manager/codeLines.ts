import { fitsStore, importLimits } from '@questboard/domain'

/** A code, and its line in the file or text field. */
export type CodeLine = { readonly line: number; readonly code: string }

export const faults = {
  too_long: '{count, plural, one {# line is} other {# lines are}} longer than 500 characters',
  unreadable: '{count, plural, one {# line has} other {# lines have}} characters that codes can’t have',
} as const
export type Fault = keyof typeof faults
export type FaultyLine = CodeLine & { readonly fault: Fault }

export const codeLinesOf = (text: string): readonly CodeLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const code = line.trim()
    return code === '' ? [] : { line: index + 1, code }
  })

/** Control characters, and the character that replaces bytes outside of the encoding. */
const unreadable = /[\p{Cc}\uFFFD]/u

const faultOf = ({ code }: CodeLine): Fault | null => {
  if (code.length > importLimits.length) return 'too_long'
  return unreadable.test(code) ? 'unreadable' : null
}

export const usableAmong = (lines: readonly CodeLine[]): readonly CodeLine[] =>
  lines.filter((line) => faultOf(line) === null)

export const faultyAmong = (lines: readonly CodeLine[]): readonly FaultyLine[] =>
  lines.flatMap((line) => {
    const fault = faultOf(line)
    return fault === null ? [] : { ...line, fault }
  })

export const fittingAmong = (lines: readonly CodeLine[], channelId: string): readonly CodeLine[] =>
  lines.filter(({ code }) => fitsStore(channelId, code))
