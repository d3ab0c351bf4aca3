import { activationFit, eligibility, missedChecks, requirementNames } from '@questboard/domain'
import { formatCount } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/**
 * The requirement with a number that the creator exceeds by the most. Null if no requirement has a number, `missed` if
 * the creator does not meet one of them.
 */
const figuresOf = (t: ToText, answer: unknown) => {
  const known = eligibility.read(answer)
  if (!known) return null
  const missed = missedChecks(known.checks).some(({ platform }) => platform != null)
  if (missed) return 'missed'
  const [best] = known.checks
    .flatMap(({ requirement, platform, met, required, actual }) => {
      const isFigure = typeof required === 'number' && typeof actual === 'number' && required > 0
      return platform != null && met && isFigure ? [{ requirement, required, actual }] : []
    })
    .sort((one, other) => other.actual / other.required - one.actual / one.required)
  return best
    ? {
        have: formatCount(best.actual),
        need: formatCount(best.required),
        what: t(requirementNames[best.requirement]),
      }
    : null
}

const sentences = {
  played: {
    met: 'You play {game}. You have {have} {what} ({need} required).',
    missed: 'You play {game}, but your channels don’t meet the requirements yet.',
    none: 'You play {game}.',
  },
  other: {
    met: 'You haven’t played {game} yet. You have {have} {what} ({need} required).',
    missed: 'You haven’t played {game}, and your channels don’t meet the requirements yet.',
    none: 'You haven’t played {game} yet.',
  },
  noGame: {
    met: 'You have {have} {what} ({need} required).',
    missed: null,
    none: null,
  },
} as const

/** Explains why an activation is high in the list, by the two main reasons: its game and the required numbers. */
export const fitWords = (t: ToText, fitAnswer: unknown, eligibilityAnswer: unknown): string | null => {
  const fit = activationFit.read(fitAnswer)
  const figures = figuresOf(t, eligibilityAnswer)
  const game = fit?.played ?? fit?.game ?? null
  const about = game === null ? 'noGame' : fit?.played ? 'played' : 'other'
  const standing = figures === null ? 'none' : figures === 'missed' ? 'missed' : 'met'
  const sentence = sentences[about][standing]
  if (sentence === null) return null
  return t(sentence, { game: game ?? '', ...(typeof figures === 'object' && figures) })
}
