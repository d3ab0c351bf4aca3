/** How a program ended, and what it said last. */
import type { Child, Ending } from './launch.ts'

export function howItEnded({ code, signal }: Ending): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`
}

/** Tells at any time whether a child has ended: `how` is undefined until then. */
export function endingOf(child: Child): { readonly how: Ending | undefined } {
  const ending: { how: Ending | undefined } = { how: undefined }
  child.ended.then((how) => {
    ending.how = how
  })
  return ending
}

/** The last of its output without the log lines, which are JSON and were shown where they matter. */
export function partingWords(child: Child): string {
  const lines = child.lastLines().slice(-40)
  const plain = lines.filter((line) => !line.startsWith('{') && !/^\s+at .*(node:|node_modules)/.test(line))
  return plain
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n')
}
