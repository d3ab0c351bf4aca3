import { useMutation } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { formatDay } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CreatorAccessPageDocument, RequestAccessDocument } from './generated/CreatorAccessPage.ts'

type Kind = 'creator' | 'quests' | 'keys'
type Access = { kind: string; status: string; reason: string; requested_at: string }

const kinds: readonly { kind: Kind; title: string; text: string }[] = [
  { kind: 'creator', title: 'Creator', text: 'Missions, Creator Programs and your own pages' },
  { kind: 'quests', title: 'Quests', text: 'Browse Quests and make offers' },
  { kind: 'keys', title: 'Key campaigns', text: 'Ask for game codes' },
]

const states: Record<string, { tone: Tone; word: string }> = {
  pending: { tone: 'warn', word: 'Being reviewed' },
  approved: { tone: 'good', word: 'Granted' },
  rejected: { tone: 'bad', word: 'Not granted' },
}

const detail = (t: ToText, text: string, access: Access | undefined) => {
  if (access?.status === 'rejected') return access.reason
  if (access?.status !== 'pending') return t(text)
  return `${t(text)} · ${t('asked on {day}', { day: formatDay(access.requested_at) })}`
}

const Ask = ({ kind, label, disabled }: { kind: Kind; label: string; disabled: boolean }) => {
  const t = useText()
  const [request, { loading }] = useMutation(RequestAccessDocument, {
    refetchQueries: [CreatorAccessPageDocument],
  })
  const send = () =>
    request({ variables: { kind } }).catch((error: unknown) => toasts.bad(explain(error).message))
  return (
    <Button variant="default" size="xs" loading={loading} disabled={disabled} onClick={() => void send()}>
      {t(label)}
    </Button>
  )
}

type Props = { access: readonly Access[]; isCreator: boolean; isVerified: boolean }

/** The three kinds of access and where each stands. None is granted before a channel meets the requirements (spec §6). */
export const AccessList = ({ access, isCreator, isVerified }: Props) => {
  const t = useText()
  if (!isCreator)
    return <EmptyState compact title="Connect a channel first" text="Access can be asked for after that." />
  return (
    <Stack>
      {!isVerified && <Notice>Access can be asked for once a channel meets the requirements.</Notice>}
      <RowList>
        {kinds.map(({ kind, title, text }) => {
          const current = access.find((one) => one.kind === kind)
          const state = current && states[current.status]
          return (
            <Row
              key={kind}
              title={t(title)}
              text={detail(t, text, current)}
              side={
                <>
                  {state && <StatusBadge tone={state.tone}>{state.word}</StatusBadge>}
                  {(!current || current.status === 'rejected') && (
                    <Ask
                      kind={kind}
                      label={current ? 'Ask again' : 'Ask for access'}
                      disabled={!isVerified}
                    />
                  )}
                </>
              }
            />
          )
        })}
      </RowList>
    </Stack>
  )
}
