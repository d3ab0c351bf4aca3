import { type CodeStatus, codeItemTypeNames } from '@questboard/domain'
import type { Tone } from '../../components/StatusBadge.tsx'
import { say } from '../../lib/text.ts'
import type { CodesPage_CodeFragment } from './generated/CodesPage.ts'

export type Code = CodesPage_CodeFragment

const statusTones: Readonly<Record<CodeStatus, Tone>> = {
  available: 'good',
  claimed: 'info',
  unavailable: 'neutral',
}

export const statusNames: Readonly<Record<CodeStatus, string>> = {
  available: 'Available',
  claimed: 'Claimed',
  unavailable: 'Unavailable',
}

/** A revoked code is shown as revoked, regardless of who holds it. */
export const stateOf = ({
  status,
  revoked_at,
}: Pick<Code, 'status' | 'revoked_at'>): { tone: Tone; words: string } =>
  revoked_at ? { tone: 'bad', words: 'Revoked' } : { tone: statusTones[status], words: statusNames[status] }

/** A creator who deleted their account has no profile. */
export const holderOf = ({ claimer, status }: Pick<Code, 'claimer' | 'status'>): string =>
  claimer?.profile?.display_name ?? (status === 'claimed' ? say('Deleted account') : '–')

export const platformOf = ({
  batch,
  distribution_channel,
}: Pick<Code, 'batch' | 'distribution_channel'>): string => batch.platform_name ?? distribution_channel.name

export const itemOf = ({ item }: Pick<Code, 'item'>): string => item.name

export const typeOf = ({ item }: Pick<Code, 'item'>): string => say(codeItemTypeNames[item.type])

/** The activation where the code was claimed, or a note that a member gave it to its holder. */
export const placeOf = ({
  activation,
  claimed_at,
  distributor,
}: Pick<Code, 'activation' | 'claimed_at' | 'distributor'>): string =>
  activation?.name ?? (claimed_at && distributor ? say('Given by hand') : '–')
