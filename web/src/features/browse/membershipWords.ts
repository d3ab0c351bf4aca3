import type { ProgramStanding } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'

export const membershipWords: Readonly<Record<ProgramStanding, { word: string; tone: Tone }>> = {
  accepted: { word: 'You’re a member', tone: 'good' },
  pending: { word: 'Awaiting an answer', tone: 'info' },
  rejected: { word: 'Not accepted', tone: 'neutral' },
  ended: { word: 'Your membership has ended', tone: 'neutral' },
}
