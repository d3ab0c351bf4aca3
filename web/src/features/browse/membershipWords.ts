import type { ProgramStanding } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

/** How a creator reads where they stand with a program. */
export const membershipWords: Readonly<Record<ProgramStanding, { word: string; tone: Tone }>> = {
  accepted: { word: 'You are a member', tone: 'good' },
  pending: { word: 'Waiting for an answer', tone: 'info' },
  rejected: { word: 'Not accepted', tone: 'neutral' },
  ended: { word: 'Your membership has ended', tone: 'neutral' },
}
