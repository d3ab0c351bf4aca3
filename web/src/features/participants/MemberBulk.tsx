import { useMutation } from '@apollo/client/react'
import { Button, Group, Textarea } from '@mantine/core'
import type { ProgramMembershipStatus } from '@questboard/domain'
import { useRef, useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { BulkDialog } from '../../tables/BulkDialog.tsx'
import type { BulkRow, BulkSend } from '../../tables/useBulk.ts'
import { nameOf, type Participant } from './creator.tsx'
import { AcceptMemberDocument, RejectMemberDocument } from './generated/members.ts'
import { refusalsOf } from './refusals.ts'

const dialogId = 'decide-members'

type Asked = { rows: readonly BulkRow[]; onDone: () => void }

const Acceptance = ({ rows, onDone }: Asked) => {
  const t = useText()
  const [accept] = useMutation(AcceptMemberDocument)
  const send: BulkSend = async (ids, idempotencyKey) => {
    const { data } = await accept({ variables: { membershipIds: [...ids], idempotencyKey } })
    return refusalsOf(data?.acceptMember?.outcomes)
  }
  return (
    <BulkDialog
      id={dialogId}
      rows={rows}
      text={t('They are told, and are members at once.')}
      submitLabel="Accept"
      doneWords="{count, plural, one {# creator accepted} other {# creators accepted}}"
      send={send}
      onDone={onDone}
    />
  )
}

const Rejection = ({ rows, onDone }: Asked) => {
  const t = useText()
  const [reject] = useMutation(RejectMemberDocument)
  const [reason, setReason] = useState('')
  // All of them read the same, whenever their part is sent.
  const sent = useRef<string | null>(null)
  const send: BulkSend = async (ids, idempotencyKey) => {
    sent.current ??= reason.trim()
    const wish = { membershipIds: [...ids], reason: sent.current, idempotencyKey }
    const { data } = await reject({ variables: wish })
    return refusalsOf(data?.rejectMember?.outcomes)
  }
  return (
    <BulkDialog
      id={dialogId}
      rows={rows}
      text={t('They are told. What they told you about themselves is deleted.')}
      submitLabel="Reject"
      dangerous
      doneWords="{count, plural, one {# creator rejected} other {# creators rejected}}"
      send={send}
      onDone={onDone}
    >
      <Textarea
        label={t('Reason')}
        description={t('Optional: the creators read it.')}
        autosize
        minRows={3}
        maxLength={2000}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </BulkDialog>
  )
}

const acceptance = {
  Content: Acceptance,
  label: 'Accept',
  title: '{count, plural, one {Accept # creator?} other {Accept # creators?}}',
} as const
const rejection = {
  Content: Rejection,
  label: 'Reject',
  title: '{count, plural, one {Reject # creator?} other {Reject # creators?}}',
} as const
const removal = {
  Content: Rejection,
  label: 'Remove',
  title: '{count, plural, one {End the membership of # creator?} other {End the membership of # creators?}}',
} as const

/** What can be decided, by where they stand now. */
const decisions = {
  pending: [acceptance, rejection],
  accepted: [removal],
  rejected: [acceptance],
} as const satisfies Readonly<Record<ProgramMembershipStatus, readonly object[]>>
type Decision = (typeof decisions)[ProgramMembershipStatus][number]

type Props = {
  /** Whom it is about: asked for when a button is pressed, and frozen then. */
  load: () => Promise<readonly (Participant & { id: string })[]>
  onDone: () => void
  status: ProgramMembershipStatus
  size?: 'compact-sm' | 'sm'
}

/** Accept, reject or remove all who are chosen, however many. */
export const MemberBulk = ({ load, onDone, status, size = 'compact-sm' }: Props) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async ({ Content, title }: Decision) => {
    setBusy(true)
    setProblem(null)
    try {
      const rows = (await load()).map((row) => ({ id: row.id, name: nameOf(row) }))
      modals.add({
        id: dialogId,
        title: t(title, { count: rows.length }),
        content: <Content rows={rows} onDone={onDone} />,
      })
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="xs">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {decisions[status].map((decision) => (
        <Button
          key={decision.label}
          size={size}
          variant={decision.label === 'Accept' ? 'filled' : 'default'}
          loading={busy}
          onClick={() => void ask(decision)}
        >
          {t(decision.label)}
        </Button>
      ))}
    </Group>
  )
}
