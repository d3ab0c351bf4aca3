/** Markdown for generated pages. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

export const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')
