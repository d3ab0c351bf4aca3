import type { sizeTiers } from '@questboard/domain'

/** How large a creator is, in a word. */
export const tierNames: Readonly<Record<(typeof sizeTiers)[number], string>> = {
  nano: 'Nano',
  micro: 'Micro',
  mid: 'Mid',
  macro: 'Macro',
}
