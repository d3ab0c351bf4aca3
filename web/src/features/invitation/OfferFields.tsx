import { NumberInput, Select, Textarea } from '@mantine/core'
import { openQuestDays, postTypeNames, postTypes, type QuestDeliveryType } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { MomentInput } from '../../components/MomentInput.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { useText } from '../../lib/text.ts'
import type { InvitedQuest, InviteFields } from './inviteValues.ts'

const platforms = [
  { value: 'twitch', label: 'Twitch' },
  { value: 'youtube', label: 'YouTube' },
] as const

const deliveryNames: Readonly<Record<QuestDeliveryType, string>> = {
  open: 'Within {days} days of payment',
  date_range: 'Within the publishing window',
  specific_date: 'On a specific date',
}

/** What a quest's content may be delivered like: as it asks for, or on a date within that. */
const deliveriesOf = (quest: InvitedQuest): readonly QuestDeliveryType[] =>
  quest.delivery_type === 'specific_date' ? ['specific_date'] : [quest.delivery_type, 'specific_date']

type Props = {
  fields: InviteFields
  quest: InvitedQuest
  /** Each is offered what is suggested for them: for what, and how much, stands there. */
  isSuggested: boolean
}

/** What the company offers each of them for the quest. */
export const OfferFields = ({ fields, quest, isSuggested }: Props) => {
  const t = useText()
  const posts = postTypes
    .filter((value) => quest.post_types.includes(value))
    .map((value) => ({ value, label: t(postTypeNames[value]) }))
  const deliveries = deliveriesOf(quest).map((value) => ({
    value,
    label: t(deliveryNames[value], { days: openQuestDays }),
  }))
  const isDated = fields.values.deliveryType === 'specific_date'
  return (
    <>
      <FieldGrid>
        <MoneyInput
          label={t(isSuggested ? 'At most for each creator' : 'Amount for each creator')}
          description={t(
            isSuggested
              ? 'Each is offered what is suggested for them, up to this'
              : 'In US dollars; our fee comes out of it',
          )}
          required
          {...fields.bind('amountCents')}
        />
        {!isSuggested && (
          <>
            <Select
              label={t('Platform')}
              required
              allowDeselect={false}
              data={platforms}
              {...fields.getInputProps('platform')}
            />
            <Select
              label={t('Content type')}
              required
              allowDeselect={false}
              data={posts}
              {...fields.getInputProps('postType')}
            />
          </>
        )}
        <NumberInput
          label={t('Length in minutes')}
          required
          min={1}
          allowDecimal={false}
          allowNegative={false}
          {...fields.getInputProps('contentLengthMinutes')}
        />
        <Select
          label={t('Delivery')}
          required
          allowDeselect={false}
          data={deliveries}
          {...fields.getInputProps('deliveryType')}
        />
        {isDated && quest.delivery_type !== 'specific_date' && (
          <MomentInput label={t('Delivery date')} required {...fields.bind('deliveryDate')} />
        )}
      </FieldGrid>
      <Textarea
        label={t('Message with the offer (optional)')}
        autosize
        minRows={2}
        maxLength={2000}
        {...fields.getInputProps('offerMessage')}
      />
    </>
  )
}
