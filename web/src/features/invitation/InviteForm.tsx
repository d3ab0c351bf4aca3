import { Checkbox, Select, Textarea } from '@mantine/core'
import { counterOfferDays } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { MomentInput } from '../../components/MomentInput.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AddresseeFields } from './AddresseeFields.tsx'
import { addresseesOf, checkAddressees, noAddressees, type WayValues } from './addressees.ts'
import {
  checkInvitation,
  type InvitedQuest,
  type InviteFields,
  type InviteValues,
  newInvitation,
  readInvitation,
  type Suggested,
} from './inviteValues.ts'
import { OfferFields } from './OfferFields.tsx'
import type { Outcome } from './outcomes.ts'
import { useInviting } from './useInviting.ts'
import { useListed } from './useListed.ts'

export const inviteDialog = 'invite-creators'

type Props = {
  activationId: string
  /** The quest. Null if the activation is of another kind. */
  quest: InvitedQuest | null
  /** The selected creators. Null if the user enters them in the form. */
  chosen: readonly string[] | null
  emails: string
  /** The suggested amounts. Null if every creator gets the same amount. */
  suggested: Suggested | null
  onDone: (outcomes: readonly Outcome[]) => void
}

const AutoBidFields = ({ fields }: { fields: InviteFields }) => {
  const t = useText()
  const within = [
    { value: 'manual_review', label: t('Let me decide') },
    { value: 'auto_accept', label: t('Accept automatically') },
  ]
  const over = [
    { value: 'manual_review', label: t('Let me decide') },
    { value: 'auto_decline', label: t('Decline automatically') },
  ]
  return (
    <FieldGrid>
      <MoneyInput label={t('Maximum bid')} required {...fields.bind('maxCents')} />
      <Select
        label={t('Counter-offers up to the maximum')}
        allowDeselect={false}
        data={within}
        {...fields.getInputProps('within')}
      />
      <Select
        label={t('Counter-offers above the maximum')}
        allowDeselect={false}
        data={over}
        {...fields.getInputProps('over')}
      />
    </FieldGrid>
  )
}

type QuestFieldsProps = { fields: InviteFields; quest: InvitedQuest; isSuggested: boolean }

/** The offer of a quest, and rules for answering counter-offers. */
const QuestFields = ({ fields, quest, isSuggested }: QuestFieldsProps) => {
  const t = useText()
  const { withOffer, withAutoBid } = fields.values
  return (
    <>
      <Checkbox
        label={t('With an offer')}
        description={t('Each creator gets the offer and can accept, decline or counter it')}
        {...fields.getInputProps('withOffer', { type: 'checkbox' })}
      />
      {withOffer && <OfferFields fields={fields} quest={quest} isSuggested={isSuggested} />}
      <Checkbox
        label={t('Separate auto-bidding rules')}
        description={t('For counter-offers from these creators, instead of the Quest’s rules')}
        {...fields.getInputProps('withAutoBid', { type: 'checkbox' })}
      />
      {withAutoBid && <AutoBidFields fields={fields} />}
    </>
  )
}

/** The creators to invite: those that were already selected, those of a list, or those that the user enters. */
const useAddressees = (chosen: Props['chosen']) => {
  const listed = useListed()
  return async (values: WayValues) => {
    if (chosen !== null) return { creatorIds: chosen, usernames: [], emails: [] }
    if (values.way !== 'list' || values.listId === null) return addresseesOf(values, [])
    return addresseesOf(values, await listed(values.listId))
  }
}

/** One invitation for all creators, with a message and a deadline. For a quest, it also contains an offer. */
export const InviteForm = ({ activationId, quest, chosen, emails, suggested, onDone }: Props) => {
  const t = useText()
  const { inviteAll, done } = useInviting(suggested?.matchmakingId)
  const fields = useFields<InviteValues & WayValues>({
    ...newInvitation(quest, suggested),
    ...noAddressees,
    emails,
  })
  const addressees = useAddressees(chosen)
  const submit = useSubmit(fields, {
    explain,
    check: (values) => ({
      ...(chosen === null && checkAddressees(t, values)),
      ...checkInvitation(values, quest),
    }),
    send: async (values) =>
      onDone(await inviteAll(activationId, await addressees(values), readInvitation(values, quest))),
  })
  return (
    <DialogForm id={inviteDialog} dirty={fields.isDirty()} submitLabel="Send invitations" {...submit}>
      {done !== null && done > 0 && <Notice tone="info">{t('{count} sent so far…', { count: done })}</Notice>}
      {chosen === null && <AddresseeFields fields={fields} />}
      <Textarea
        label={t('Message (optional)')}
        autosize
        minRows={2}
        maxLength={2000}
        {...fields.getInputProps('message')}
      />
      <MomentInput
        label={t('Answer by (optional)')}
        description={t(
          fields.values.withOffer
            ? 'We remind creators 72 and 24 hours before this date. Without a date, they have {days} days to answer your offer.'
            : 'We remind creators 72 and 24 hours before this date. Without a date, they can answer while the activation is open.',
          { days: counterOfferDays },
        )}
        {...fields.bind('deadline')}
      />
      {quest !== null && <QuestFields fields={fields} quest={quest} isSuggested={suggested !== null} />}
      <Checkbox
        label={t('Include creators who don’t meet the requirements')}
        description={t('Invited creators can join without meeting the requirements')}
        {...fields.getInputProps('evenIfNotEligible', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}
