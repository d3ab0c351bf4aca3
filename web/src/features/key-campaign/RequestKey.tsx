import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type InvitationStatus, keyContentDays, keyRequestForm } from '@questboard/domain'
import { ask } from '../../components/Confirm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { formatMoment } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  ApplyForKeyDocument,
  DeclineKeyInvitationDocument,
  KeyParticipationDocument,
} from './generated/KeyParticipation.ts'
import { type Request, requestWords } from './requestWords.ts'

const said: Readonly<Record<string, string>> = {
  accepted: 'You’re in. Claim your key.',
  waitlist: 'You’re on the waitlist',
  waiting_for_access: 'Your request is sent once you’re approved for keys',
}

type Invitation = { id: string; status: InvitationStatus; message: string; deadline_at: string | null }

/** Declines an invitation. The invitation disappears from the creator's deals, and the company is notified. */
const DeclineInvitation = ({ invitationId }: { invitationId: string }) => {
  const t = useText()
  const carryOut = useIntent()
  const [decline] = useMutation(DeclineKeyInvitationDocument, {
    refetchQueries: [KeyParticipationDocument],
    awaitRefetchQueries: true,
  })
  const open = () =>
    ask({
      id: `decline-${invitationId}`,
      title: 'Decline this invitation?',
      text: t('The invitation disappears from your deals, and we notify the company.'),
      confirm: 'Decline',
      dangerous: true,
      run: async () => {
        await carryOut({ move: 'decline', invitationId }, (idempotencyKey) =>
          decline({ variables: { invitationId, idempotencyKey } }),
        )
        toasts.good('Invitation declined')
      },
    })
  return (
    <Button variant="default" onClick={open}>
      {t('Decline')}
    </Button>
  )
}

/** Ways to join: request a key, join the waitlist, or accept an invitation. */
export const RequestKey = ({
  campaignId,
  invitation,
  reviewDays,
  ...request
}: Request & { campaignId: string; reviewDays: number; invitation: Invitation | undefined }) => {
  const t = useText()
  const carryOut = useIntent()
  const [apply] = useMutation(ApplyForKeyDocument, {
    refetchQueries: [KeyParticipationDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields({ message: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(keyRequestForm),
    explain,
    send: async ({ message }) => {
      const { data } = await carryOut({ campaignId, message }, (idempotencyKey) =>
        apply({ variables: { campaignId, message, idempotencyKey } }),
      )
      toasts.good(said[data?.applyForKey?.status ?? ''] ?? 'Request sent')
    },
  })
  const { title, text, button } = requestWords(request)
  const isWaiting = invitation?.status === 'PENDING'
  return (
    <Panel title={title} text={t(text, { days: keyContentDays, reviewDays })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {problem && <Notice tone="bad">{problem}</Notice>}
          {invitation?.message && <blockquote>{invitation.message}</blockquote>}
          {isWaiting && invitation.deadline_at && (
            <p>{t('Answer by {moment}', { moment: formatMoment(invitation.deadline_at) })}</p>
          )}
          {!request.isInvited && (
            <Textarea
              label={t('What do you plan to make?')}
              description={t('Optional. The company sees this.')}
              autosize
              minRows={2}
              maxLength={2000}
              {...form.getInputProps('message')}
            />
          )}
          <Group>
            <Button type="submit" loading={saving}>
              {t(button)}
            </Button>
            {isWaiting && <DeclineInvitation invitationId={invitation.id} />}
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
