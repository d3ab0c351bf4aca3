import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack } from '@mantine/core'
import { canInviteAgain, questRunPath } from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { ask } from '../../components/Confirm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { createIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { addresseeOf, type Invited } from './addressee.ts'
import { WithdrawInvitationDocument } from './generated/Invited.ts'
import { InvitationBadge } from './InvitationBadge.tsx'
import { openInviteDialog } from './InviteDialog.tsx'
import classes from './invitation.module.css'

type Props = { invitation: Invited; onChanged: () => void }

const Facts = ({ invitation }: { invitation: Invited }) => {
  const t = useText()
  const { activation, email, invited_at, answer_by, reminders_sent, answered_at, expired_at, withdrawn_at } =
    invitation
  const rows = [
    ['State', <InvitationBadge key="state" invitation={invitation} />],
    ['Activation', activation.name],
    ['Email', email],
    ['Invited', formatMoment(invited_at)],
    ['Answer by', answer_by && formatMoment(answer_by)],
    ['Reminders sent', reminders_sent != null && formatCount(reminders_sent)],
    ['Answered', answered_at && formatMoment(answered_at)],
    ['Expired', expired_at && formatMoment(expired_at)],
    ['Withdrawn', withdrawn_at && formatMoment(withdrawn_at)],
  ] as const
  return (
    <dl className={classes.about}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([title, value]) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const useWithdraw = (invitation: Invited, onDone: () => void) => {
  const t = useText()
  const [withdraw] = useMutation(WithdrawInvitationDocument)
  const [carryOut] = useState(createIntent)
  const { id: invitationId } = invitation
  const run = async () => {
    await carryOut({ invitationId }, (idempotencyKey) =>
      withdraw({ variables: { invitationId, idempotencyKey } }),
    )
    toasts.good('Invitation withdrawn')
    onDone()
  }
  return () =>
    ask({
      id: 'withdraw-invitation',
      title: 'Withdraw this invitation?',
      text: t(
        '{name} can no longer answer the invitation. This also withdraws the offer, if the invitation has one.',
        {
          name: addresseeOf(invitation),
        },
      ),
      confirm: 'Withdraw',
      dangerous: true,
      run,
    })
}

export const InvitedPanel = ({ invitation, onChanged }: Props) => {
  const t = useText()
  const [done, setDone] = useState(false)
  const change = () => {
    setDone(true)
    onChanged()
  }
  const withdraw = useWithdraw(invitation, change)
  const { status, message, activation, creator, email, quest_run_id, expired_at, withdrawn_at } = invitation
  const mayInviteAgain =
    activation.is_open &&
    canInviteAgain({ status, expired: Boolean(expired_at), withdrawn: Boolean(withdrawn_at) })
  const again = () =>
    openInviteDialog({
      activationId: activation.id,
      ...(creator ? { chosen: [creator.id] } : { chosen: null, emails: email ?? '' }),
      nameOfCreator: () => addresseeOf(invitation),
      onDone: change,
    })
  return (
    <Stack>
      {done && <Notice tone="good">{t('Done. The table is up to date.')}</Notice>}
      <Facts invitation={invitation} />
      {message && <blockquote className={classes.quote}>{message}</blockquote>}
      {quest_run_id && <AppLink to={questRunPath(activation.id, quest_run_id)}>{t('Open offer')}</AppLink>}
      {!done && (
        <Group>
          {status === 'PENDING' && (
            <Button variant="default" onClick={withdraw}>
              {t('Withdraw')}
            </Button>
          )}
          {mayInviteAgain && <Button onClick={again}>{t('Invite again')}</Button>}
        </Group>
      )}
    </Stack>
  )
}
