import { type ActivationFit, activationFit } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'

const said = (t: ToText, { game, played, eligible }: ActivationFit): string => {
  if (played)
    return eligible
      ? t('You play {game}, and you meet what is asked for.', { game: played })
      : t('You play {game}, but do not meet what is asked for yet.', { game: played })
  if (game)
    return eligible
      ? t('You meet what is asked for; you have not played {game} yet.', { game })
      : t('You have not played {game} yet, and do not meet what is asked for.', { game })
  return t(eligible ? 'You meet what is asked for.' : 'You do not meet what is asked for yet.')
}

/** Why it stands where it stands: by the game, and by the creator's figures against what is asked for. */
export const fitWords = (t: ToText, answer: unknown): string | null => {
  const fit = activationFit.read(answer)
  return fit && said(t, fit)
}
