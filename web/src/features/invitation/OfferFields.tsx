import { NumberInput, Select } from '@mantine/core'
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

/** The deliveries that an offer can have: the quest's own, or a specific date within it. */
const deliveriesOf = (quest: InvitedQuest): readonly QuestDeliveryType[] =>
  quest.delivery_type === 'specific_date' ? ['specific_date'] : [quest.delivery_type, 'specific_date']

type Props = {
  fields: InviteFields
  quest: InvitedQuest
  /** True if each creator gets their own suggested offer, so that content and amount cannot be edited. */
  isSuggested: boolean
}

const ContentFields = ({ fields, quest }: Pick<Props, 'fields' | 'quest'>) => {
  const t = useText()
  const posts = postTypes
    .filter((value) => quest.post_types.includes(value))
    .map((value) => ({ value, label: t(postTypeNames[value]) }))
  return (
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
  )
}

export const OfferFields = ({ fields, quest, isSuggested }: Props) => {
  const t = useText()
  const deliveries = deliveriesOf(quest).map((value) => ({
    value,
    label: t(deliveryNames[value], { days: openQuestDays }),
  }))
  const isDated = fields.values.deliveryType === 'specific_date'
  return (
    <FieldGrid>
      <MoneyInput
        label={t(isSuggested ? 'Maximum per creator' : 'Amount per creator')}
        description={t(
          isSuggested
            ? 'Each creator gets their suggested offer, up to this amount'
            : 'In US dollars. We deduct our fee from this amount.',
        )}
        required
        {...fields.bind('amountCents')}
      />
      {!isSuggested && <ContentFields fields={fields} quest={quest} />}
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
  )
}
