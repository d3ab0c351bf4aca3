import { z } from 'zod'
import { errors } from '../errors.ts'
import { optionalText, required } from '../fields.ts'
import type { Transition } from '../transition.ts'

export const codeItemTypes = ['game', 'DLC', 'demo', 'in_game_item', 'other'] as const
export type CodeItemType = (typeof codeItemTypes)[number]

export const codeItemTypeNames: Readonly<Record<CodeItemType, string>> = {
  game: 'Game',
  DLC: 'DLC',
  demo: 'Demo',
  in_game_item: 'In-game item',
  other: 'Other',
}

export const codeStatuses = ['available', 'claimed', 'unavailable'] as const
export type CodeStatus = (typeof codeStatuses)[number]

export const codeTransitions: readonly Transition<CodeStatus>[] = [
  { from: 'available', to: 'claimed', event: 'codeClaimed' },
  { from: 'available', to: 'unavailable', event: 'codeHeldBack' },
  { from: 'unavailable', to: 'available', event: 'codeReleased' },
]

export const platformFamilies = ['Mobile', 'Nintendo', 'Pc', 'Playstation', 'VR', 'Xbox'] as const

/** One code per line; blank lines and repetitions fall away. */
export function splitCodes(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

export const addCodesForm = z
  .object({
    itemId: z.guid('Please select an item'),
    distributionChannelId: required('Please select a platform'),
    platformName: optionalText,
    codes: z
      .string()
      .refine((text) => splitCodes(text).length > 0, 'Please enter at least one code')
      .refine((text) => splitCodes(text).length <= 10_000, 'Please add at most 10,000 codes at once')
      .refine((text) => splitCodes(text).every((code) => code.length <= 500), errors['text-too-long']),
  })
  .refine((form) => form.distributionChannelId !== 'other' || form.platformName !== undefined, {
    path: ['platformName'],
    error: errors['code-platform-name'],
  })
