import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Group, Stack, Text } from '@mantine/core'
import { errors } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { formatCents } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { modals } from '../../lib/modals.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AnswerPaymentLimitDocument,
  PaymentLimitDocument,
  type PaymentLimitQuery,
  SetPaymentLimitDocument,
} from './generated/PaymentLimit.ts'

const dialog = 'payment-limit'
const refetch = { refetchQueries: [PaymentLimitDocument], awaitRefetchQueries: true }

type Limit = PaymentLimitQuery['payment_limit'][number]

const said = (waits: boolean | undefined) =>
  toasts.good(waits ? 'Another member must approve this change' : 'Limit saved')

const LimitForm = ({ cents }: { cents: number | null }) => {
  const t = useText()
  const [set] = useMutation(SetPaymentLimitDocument, refetch)
  const form = useFields<{ limitCents: number | null }>({ limitCents: cents })
  const submit = useSubmit(form, {
    explain,
    check: ({ limitCents }): FieldErrors => (limitCents ? {} : { limitCents: errors['amount-invalid'] }),
    send: async ({ limitCents }) => {
      const { data } = await set({ variables: { limitCents } })
      said(data?.setPaymentLimit?.waits)
      await modals.remove(dialog, { force: true })
    },
  })
  return (
    <DialogForm id={dialog} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <Text size="sm">
        {t(
          'If a member pays more than this limit within 24 hours, another member must approve. Raising or removing the limit also needs approval.',
        )}
      </Text>
      <MoneyInput label={t('Limit for each member, in US dollars')} required {...form.bind('limitCents')} />
    </DialogForm>
  )
}

const useAnswer = () => {
  const [answer, { loading }] = useMutation(AnswerPaymentLimitDocument, refetch)
  const [problem, setProblem] = useState<string | null>(null)
  const onAnswer = async (agrees: boolean) => {
    setProblem(null)
    try {
      await answer({ variables: { agrees } })
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return { loading, problem, onAnswer }
}

const Waiting = ({ limit, by }: { limit: Limit; by: string }) => {
  const t = useText()
  const { user } = useSession()
  const { loading, problem, onAnswer } = useAnswer()
  const isOwn = limit.wanted_by === user?.id
  return (
    <>
      <Notice
        tone="warn"
        title={
          limit.wanted_cents === null
            ? t('{by} wants to remove the limit', { by })
            : t('{by} wants to raise the limit to {amount}', { by, amount: formatCents(limit.wanted_cents) })
        }
        action={
          <Group gap="xs">
            {!isOwn && (
              <Button size="xs" loading={loading} onClick={() => void onAnswer(true)}>
                {t('Approve')}
              </Button>
            )}
            <Button size="xs" variant="default" disabled={loading} onClick={() => void onAnswer(false)}>
              {t(isOwn ? 'Withdraw' : 'Decline')}
            </Button>
          </Group>
        }
      >
        {t(
          isOwn ? 'Another member must approve this change.' : 'The current limit applies until you approve.',
        )}
      </Notice>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  )
}

const OwnerButtons = ({ limit }: { limit: Limit | undefined }) => {
  const t = useText()
  const [set, { loading }] = useMutation(SetPaymentLimitDocument, refetch)
  const cents = limit?.limit_cents ?? null
  const change = () =>
    modals.add({
      id: dialog,
      title: t('Payment limit per member'),
      size: 'sm',
      content: <LimitForm cents={cents} />,
    })
  const remove = () =>
    void set({ variables: { limitCents: null } }).then(
      ({ data }) => said(data?.setPaymentLimit?.waits),
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" onClick={change}>
        {t(cents === null ? 'Set a limit' : 'Change')}
      </Button>
      {cents !== null && (
        <Button variant="subtle" color="red" size="xs" loading={loading} onClick={remove}>
          {t('Remove')}
        </Button>
      )}
    </Group>
  )
}

const Known = ({ data, isOwner }: { data: PaymentLimitQuery; isOwner: boolean }) => {
  const t = useText()
  const [limit] = data.payment_limit
  const nameOf = (id: string | null) =>
    data.company_member.find(({ user_id }) => user_id === id)?.profile?.display_name ?? t('An owner')
  // True if no second member is left who could approve a payment above the limit.
  const isStuck = Boolean(limit?.limit_cents) && data.company_member.length < 2
  return (
    <Panel
      title="Second approval"
      text="The amount that a member can pay within 24 hours without a second approval."
    >
      <Stack>
        {limit?.wanted_at && <Waiting limit={limit} by={nameOf(limit.wanted_by)} />}
        <RowList>
          <Row
            title={limit?.limit_cents ? formatCents(limit.limit_cents) : 'No limit'}
            text={
              isStuck
                ? 'Another member must approve changes of the limit. Invite a member first.'
                : limit?.limit_cents
                  ? undefined
                  : 'Members can pay without a second approval.'
            }
            side={isOwner && !isStuck && <OwnerButtons limit={limit} />}
          />
        </RowList>
      </Stack>
    </Panel>
  )
}

/** The limit above which payments need the approval of a second member. */
export const PaymentLimit = ({ isOwner }: { isOwner: boolean }) => (
  <Loaded query={useQuery(PaymentLimitDocument)} skeleton={<PanelsSkeleton heights={['10rem']} />}>
    {(data) => <Known data={data} isOwner={isOwner} />}
  </Loaded>
)
