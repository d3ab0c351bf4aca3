import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack } from '@mantine/core'
import type { MissionRunStatus } from '@questboard/domain'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { formatMoment } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  DeclineMissionInvitationDocument,
  JoinThisMissionDocument,
  MissionParticipationDocument,
  type MissionParticipationQuery,
} from './generated/MissionParticipation.ts'

type Props = {
  missionId: string
  runDays: number | null
  reviewDays: number
  /** The mission's start, if it is in the future. */
  startsAt: string | null
  endsAt: string | null
  invitation: MissionParticipationQuery['invitation'][number] | undefined
  /** False if other creators have taken all places. */
  hasPlace: boolean
  /** The creator's earlier runs. */
  rounds: readonly { readonly status: MissionRunStatus }[]
}

const refetch = { refetchQueries: [MissionParticipationDocument], awaitRefetchQueries: true }

/**
 * The time from which content counts and the deadline runs: joining or the mission's start, whichever is later.
 */
const countsWords = (t: ToText, startsAt: string | null): string =>
  startsAt === null
    ? t('Only content made after joining counts.')
    : t('The Mission starts on {moment}. Only content made after the start counts.', {
        moment: formatMoment(startsAt),
      })

/**
 * The creator's own deadline or the mission's end, whichever is earlier. Must match `missionRunDeadline` in the domain.
 */
const timeWords = (t: ToText, runDays: number | null, endsAt: string | null): string => {
  const days =
    runDays !== null &&
    t('After joining, you have {days, plural, one {# day} other {# days}} to submit content.', {
      days: runDays,
    })
  const end = endsAt !== null && t('The Mission ends on {moment}.', { moment: formatMoment(endsAt) })
  return [days, end].filter(Boolean).join(' ') || t('The Mission has no deadline.')
}

const reviewWords = (t: ToText, days: number): string =>
  t('The company plans to review your work within {days, plural, one {# day} other {# days}}.', { days })

const useMoves = ({ missionId, invitation }: Props) => {
  const carryOut = useIntent()
  const [join, joining] = useMutation(JoinThisMissionDocument, refetch)
  const [decline, declining] = useMutation(DeclineMissionInvitationDocument, refetch)
  const [problem, setProblem] = useState<string | null>(null)
  const within = async (work: () => Promise<unknown>, done: string) => {
    setProblem(null)
    try {
      await work()
      toasts.good(done)
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return {
    problem,
    busy: joining.loading || declining.loading,
    join: () =>
      within(
        () =>
          carryOut({ move: 'join', missionId }, (idempotencyKey) =>
            join({ variables: { missionId, idempotencyKey } }),
          ),
        'You joined the Mission',
      ),
    decline: (invitationId: string) =>
      within(
        () =>
          carryOut({ move: 'reject', invitationId }, (idempotencyKey) =>
            decline({ variables: { invitationId, idempotencyKey } }),
          ),
        'Invitation declined',
      ),
    invitation,
  }
}

/** The button says "repeat" after a completed run, and "join again" after a failed or canceled run. */
const wordsFor = ({ rounds, invitation }: Props): { title: string; button: string } => {
  if (rounds.some(({ status }) => status === 'completed'))
    return { title: 'Repeat Mission', button: 'Repeat the Mission' }
  if (invitation) return { title: 'You are invited', button: 'Join Mission' }
  if (rounds.length > 0) return { title: 'Join again', button: 'Join again' }
  return { title: 'Join Mission', button: 'Join Mission' }
}

/** Joins a mission or starts another round. Joining also accepts an open invitation. */
export const JoinMission = (props: Props) => {
  const t = useText()
  const { invitation, hasPlace } = props
  const { title, button } = wordsFor(props)
  const { problem, busy, join, decline } = useMoves(props)
  return (
    <Panel
      title={title}
      text={
        hasPlace
          ? [
              countsWords(t, props.startsAt),
              timeWords(t, props.runDays, props.endsAt),
              reviewWords(t, props.reviewDays),
            ].join(' ')
          : 'All places of this Mission are taken.'
      }
    >
      <Stack gap="sm">
        {invitation?.message && <blockquote>{invitation.message}</blockquote>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Group gap="xs">
          {hasPlace && (
            <Button loading={busy} onClick={() => void join()}>
              {t(button)}
            </Button>
          )}
          {invitation && (
            <Button variant="default" disabled={busy} onClick={() => void decline(invitation.id)}>
              {t('Decline')}
            </Button>
          )}
        </Group>
      </Stack>
    </Panel>
  )
}
