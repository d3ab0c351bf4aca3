/** Describes how a program ended and its last output. */
import type { Child, Ending } from './launch.ts'

export function howItEnded({ code, signal }: Ending): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`
}

/** Records when a child process has ended. `how` is undefined until the process ends. */
export function endingOf(child: Child): { readonly how: Ending | undefined } {
  const ending: { how: Ending | undefined } = { how: undefined }
  child.ended.then((how) => {
    ending.how = how
  })
  return ending
}

/** The end of the child's output. JSON log lines are left out, because important ones were already shown. */
export function partingWords(child: Child): string {
  const lines = child.lastLines().slice(-40)
  const plain = lines.filter((line) => !line.startsWith('{') && !/^\s+at .*(node:|node_modules)/.test(line))
  return plain
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n')
}
