/** Two programs at a time would talk across each other: one of them has the screen, and the other is heard afterwards. */
export type Voice = {
  say: (words: string | Buffer) => void
  /** From now on it is heard at once, after what it has said so far. */
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
