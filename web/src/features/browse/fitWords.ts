import { activationFit, eligibility, missedChecks, requirementNames } from '@questboard/domain'
import { formatCount } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/** Of the figures that are asked for, the one that is passed by most; null where none is asked for, `missed` where one is missed. */
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
    met: 'You play {game}, and have {have} {what}: {need} are asked for.',
    missed: 'You play {game}, but your figures are not there yet.',
    none: 'You play {game}.',
  },
  other: {
    met: 'You have not played {game} yet, but have {have} {what}: {need} are asked for.',
    missed: 'You have not played {game} yet, and your figures are not there yet.',
    none: 'You have not played {game} yet.',
  },
  noGame: {
    met: 'You have {have} {what}: {need} are asked for.',
    missed: null,
    none: null,
  },
} as const

/**
 * Why it stands where it stands: the first two of what the order goes by, its game and the figures that it asks for. Whether the
 * creator may join, and what is missing, is said beside it.
 */
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
