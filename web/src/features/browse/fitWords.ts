import { activationFit } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'

/** Why it stands where it stands, by its game. Whether the creator meets what is asked for is said beside it. */
export const fitWords = (t: ToText, answer: unknown): string | null => {
  const fit = activationFit.read(answer)
  if (fit?.played) return t('You play {game}.', { game: fit.played })
  return fit?.game ? t('You have not played {game} yet.', { game: fit.game }) : null
}
