/**
 * The output of a program. The outputs of two programs would mix on the screen, so one is shown live and the other
 * afterwards.
 */
export type Voice = {
  say: (words: string | Buffer) => void
  /** Shows all output so far, and later output immediately. */
  speakUp: () => void
}

export function createVoice(
  write: (words: string | Buffer) => unknown = (words) => process.stdout.write(words),
): Voice {
  const kept: (string | Buffer)[] = []
  let isHeard = false
  return {
    say: (words) => void (isHeard ? write(words) : kept.push(words)),
    speakUp: () => {
      isHeard = true
      for (const words of kept.splice(0)) write(words)
    },
  }
}
