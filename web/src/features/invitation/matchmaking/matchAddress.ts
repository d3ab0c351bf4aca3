import type { ActivationKind } from '@questboard/domain'
import { activationPath } from '@questboard/domain'

type Sought = {
  readonly id: string
  readonly activation_id: string
  readonly activation?: { readonly kind: ActivationKind } | null
}

/** The URL of the suggestions. For a mission, the suggestions are one of the mission's own tabs. */
export const matchAddress = ({ id, activation_id, activation }: Sought): string =>
  activation?.kind === 'MISSION'
    ? `${activationPath('MISSION', activation_id)}/matchmaking/${id}`
    : `/company/creator-management/matchmaking/${id}`
