import { useMutation } from '@apollo/client/react'
import { type InvitationForm, invitationsAtOnce } from '@questboard/domain'
import { useRef, useState } from 'react'
import { createIntent } from '../../lib/intent.ts'
import { InviteCreatorsDocument } from './generated/InviteCreators.ts'
import type { Outcome } from './outcomes.ts'

export type Addressees = {
  readonly creatorIds: readonly string[]
  readonly usernames: readonly string[]
  readonly emails: readonly string[]
}

export const countAddressees = ({ creatorIds, usernames, emails }: Addressees): number =>
  creatorIds.length + usernames.length + emails.length

/** Splits the invitation by the maximum per request. Each request waits for the previous one. */
export const partsOf = (all: Addressees): readonly Addressees[] => {
  const each = [
    ...all.creatorIds.map((id) => ({ creatorIds: id })),
    ...all.usernames.map((name) => ({ usernames: name })),
    ...all.emails.map((address) => ({ emails: address })),
  ] satisfies readonly Partial<Record<keyof Addressees, string>>[]
  const parts: Addressees[] = []
  for (let first = 0; first < each.length; first += invitationsAtOnce) {
    const part = each.slice(first, first + invitationsAtOnce)
    parts.push({
      creatorIds: part.flatMap((one) => ('creatorIds' in one ? [one.creatorIds] : [])),
      usernames: part.flatMap((one) => ('usernames' in one ? [one.usernames] : [])),
      emails: part.flatMap((one) => ('emails' in one ? [one.emails] : [])),
    })
  }
  return parts
}

/**
 * Invites any number of creators in several requests. Retrying after a failure is safe: creators who are already
 * invited get the same result. With a matchmaking, each creator gets an offer of the suggested amount.
 */
export const useInviting = (matchmakingId: string | null = null) => {
  const [invite] = useMutation(InviteCreatorsDocument)
  const [done, setDone] = useState<number | null>(null)
  const intents = useRef(new Map<number, ReturnType<typeof createIntent>>())
  const kept = useRef(new Map<string, readonly Outcome[]>())

  const sendPart = async (
    index: number,
    activationId: string,
    part: Addressees,
    form: InvitationForm,
  ): Promise<readonly Outcome[]> => {
    const details = { activationId, matchmakingId, ...part, ...form }
    const key = JSON.stringify(details)
    const known = kept.current.get(key)
    if (known) return known
    const intent = intents.current.get(index) ?? createIntent()
    intents.current.set(index, intent)
    const { data } = await intent(details, (idempotencyKey) =>
      invite({
        variables: {
          activationId,
          matchmakingId,
          creatorIds: [...part.creatorIds],
          usernames: [...part.usernames],
          emails: [...part.emails],
          ...form,
          idempotencyKey,
        },
      }),
    )
    const outcomes = data?.inviteCreators?.outcomes ?? []
    kept.current.set(key, outcomes)
    return outcomes
  }

  const inviteAll = async (
    activationId: string,
    addressees: Addressees,
    form: InvitationForm,
  ): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = []
    try {
      for (const [index, part] of partsOf(addressees).entries()) {
        setDone(outcomes.length)
        outcomes.push(...(await sendPart(index, activationId, part, form)))
      }
      kept.current.clear()
      return outcomes
    } finally {
      setDone(null)
    }
  }
  return { inviteAll, done }
}
