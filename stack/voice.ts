/** Two programs would mix their output, so one has the screen and the other is shown afterwards. */
export type Voice = {
  say: (words: string | Buffer) => void
  /** Shows everything so far, and further output immediately. */
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
