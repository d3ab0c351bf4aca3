import { useMutation } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { allOf } from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { formatDay } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { type AccessKind, accessKinds } from '../../shared/access/accessState.ts'
import { type AccessGroup, type AccessRow, answerBy, groupAccess, kindsToAsk } from './accessPath.ts'
import { CreatorAccessPageDocument, RequestAccessDocument } from './generated/CreatorAccessPage.ts'

const names: Record<AccessKind, string> = {
  creator: 'Missions and Creator Programs',
  quests: 'Quests',
  keys: 'Key campaigns',
}

const states: Record<string, { tone: Tone; word: string }> = {
  pending: { tone: 'warn', word: 'In review' },
  approved: { tone: 'good', word: 'Granted' },
  rejected: { tone: 'bad', word: 'Not granted' },
}

const detail = (t: ToText, row: AccessRow | undefined): string => {
  if (!row) return t('Not requested yet')
  if (row.status === 'rejected') return row.reason
  if (row.status !== 'pending') return ''
  const asked = formatDay(row.requested_at)
  const { day, isLate } = answerBy(row.requested_at)
  return isLate
    ? t('Requested on {asked}. Our answer is late because the review is still in progress.', { asked })
    : t('Requested on {asked}. You’ll get our answer by email by {day}.', {
        asked,
        day: formatDay(day),
      })
}

const GroupRow = ({ group: { kinds, row } }: { group: AccessGroup }) => {
  const t = useText()
  const state = row && states[row.status]
  const isWhole = kinds.length === accessKinds.length
  return (
    <Row
      title={isWhole ? t('Your request') : allOf(kinds.map((kind) => t(names[kind])))}
      text={detail(t, row)}
      side={state && <StatusBadge tone={state.tone}>{state.word}</StatusBadge>}
    />
  )
}

const Ask = ({ kinds, label, disabled }: { kinds: AccessKind[]; label: string; disabled: boolean }) => {
  const t = useText()
  const [request, { loading }] = useMutation(RequestAccessDocument, {
    refetchQueries: [CreatorAccessPageDocument],
  })
  const send = () =>
    request({ variables: { requests: kinds.map((kind) => ({ kind })) } }).catch((error: unknown) =>
      toasts.bad(explain(error).message),
    )
  return (
    <Button loading={loading} disabled={disabled} onClick={() => void send()}>
      {t(label)}
    </Button>
  )
}

const labelOf = (access: readonly AccessRow[]): string => {
  if (access.some(({ status }) => status === 'rejected')) return 'Request again'
  return access.length === 0 ? 'Request access' : 'Request the remaining access'
}

type Props = { access: readonly AccessRow[]; isCreator: boolean; isVerified: boolean }

/**
 * One request for all of a creator's permissions, and the request's status. A channel must first meet the requirements
 * (rules §6).
 */
export const AccessRequest = ({ access, isCreator, isVerified }: Props) => {
  const t = useText()
  if (!isCreator)
    return (
      <EmptyState
        compact
        motif="channel"
        title="Connect a channel first"
        text="After you connect a channel, you can request access."
      />
    )
  const open = kindsToAsk(access)
  return (
    <Stack align="flex-start">
      {access.length > 0 ? (
        <RowList>
          {groupAccess(access).map((group) => (
            <GroupRow key={group.kinds.join()} group={group} />
          ))}
        </RowList>
      ) : (
        <p>
          {t(
            'One request covers everything: {names}. While you wait, you can look around and choose your preferences below.',
            { names: allOf(accessKinds.map((kind) => t(names[kind]))) },
          )}
        </p>
      )}
      {open.length > 0 && !isVerified && (
        <Notice>You can request access once a channel meets the requirements.</Notice>
      )}
      {open.length > 0 && <Ask kinds={open} label={labelOf(access)} disabled={!isVerified} />}
    </Stack>
  )
}
