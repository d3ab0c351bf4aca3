import { Checkbox, Group, NumberInput, Radio, Select, Stack, Switch, TextInput } from '@mantine/core'
import {
  counterOfferDays,
  openQuestDays,
  postTypeNames,
  postTypes,
  type QuestDeliveryType,
  type QuestGeneral,
  questDeliveryTypeNames,
  questDeliveryTypes,
} from '@questboard/domain'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { MomentInput } from '../../../components/MomentInput.tsx'
import { MoneyInput } from '../../../components/MoneyInput.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { RichTextInput } from '../../../components/RichTextInput.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { GameChoice } from '../../../shared/pickers/GameChoice.tsx'
import { EmbargoFields } from '../EmbargoFields.tsx'
import { PictureFields } from '../PictureFields.tsx'

type Props = { form: Form<QuestGeneral> }

export const Basics = ({ form, game }: Props & { game: { id: string; name: string } | null }) => {
  const t = useText()
  return (
    <Panel title="General" text="Creators see this first.">
      <Stack>
        <FieldGrid>
          <TextInput label={t('Name')} required maxLength={120} {...form.getInputProps('name')} />
          <GameChoice known={game} {...form.bind('gameId')} />
        </FieldGrid>
        <RichTextInput label={t('Description')} {...form.bind('description')} />
        <Radio.Group label={t('Who can see this')} {...form.getInputProps('visibility')}>
          <Stack gap="xs" mt="xs">
            <Radio value="public" label={t('All creators who are approved for Quests')} />
            <Radio value="invite_only" label={t('Only creators you invite')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  )
}

export const Pictures = ({ form }: Props) => (
  <PictureFields
    name={form.values.name}
    values={form.values}
    onChange={(field, url) => form.setFieldValue(field, url)}
  />
)

export const Dates = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel
      title="Dates"
      text="Creators can send offers between these dates. You set the publishing dates below."
    >
      <FieldGrid>
        <MomentInput label={t('Start date')} required firstTime="09:00" {...form.bind('startDate')} />
        <MomentInput label={t('End date')} required firstTime="18:00" {...form.bind('endDate')} />
      </FieldGrid>
    </Panel>
  )
}

const deliveries: Readonly<Record<QuestDeliveryType, string>> = {
  open: 'Creators submit within {days} days of payment. Videos go public within {days} days of approval.',
  date_range: 'Content goes public within a publishing window.',
  specific_date: 'Content goes public on one day. Videos are submitted unlisted before that day.',
}

const DeliveryDates = ({ form }: Props) => {
  const t = useText()
  const { deliveryType } = form.values
  if (deliveryType === 'specific_date')
    return <MomentInput label={t('Specific date')} required {...form.bind('specificDate')} />
  if (deliveryType === 'open') return null
  return (
    <FieldGrid>
      <MomentInput
        label={t('Publishing window starts')}
        required
        firstTime="00:00"
        {...form.bind('publishFrom')}
      />
      <MomentInput
        label={t('Publishing window ends')}
        required
        firstTime="23:59"
        {...form.bind('publishUntil')}
      />
    </FieldGrid>
  )
}

export const Delivery = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel title="Content and delivery" text="The kind of content, and when it goes public.">
      <Stack>
        <Checkbox.Group label={t('Kinds of content')} required {...form.getInputProps('postTypes')}>
          <Group mt="xs">
            {postTypes.map((type) => (
              <Checkbox key={type} value={type} label={t(postTypeNames[type])} />
            ))}
          </Group>
        </Checkbox.Group>
        <Radio.Group label={t('Delivery type')} {...form.getInputProps('deliveryType')}>
          <Stack gap="xs" mt="xs">
            {questDeliveryTypes.map((type) => (
              <Radio
                key={type}
                value={type}
                label={t(questDeliveryTypeNames[type])}
                description={t(deliveries[type], { days: openQuestDays })}
              />
            ))}
          </Stack>
        </Radio.Group>
        <DeliveryDates form={form} />
        {(form.values.deliveryType !== 'open' || form.values.hasEmbargo) && (
          <EmbargoFields
            form={form}
            text="Nothing can go public before the embargo ends, at least 12 hours before the end date."
          />
        )}
        <NumberInput
          label={t('Review time in days')}
          description={t(
            'If you don’t review content before this time ends, we approve it automatically, if we found it on the creator’s channel. Both sides see the review time before they agree.',
          )}
          min={1}
          max={30}
          allowDecimal={false}
          maw={320}
          {...form.getInputProps('autoApproveDays')}
        />
        <NumberInput
          label={t('Grace period in days')}
          description={t(
            'Content submitted during the grace period is marked late. Without a grace period, the Quest ends at its deadline. Both sides see the grace period before they agree.',
          )}
          min={0}
          max={7}
          allowDecimal={false}
          maw={320}
          {...form.getInputProps('graceDays')}
        />
      </Stack>
    </Panel>
  )
}

const within = [
  ['auto_accept', 'Accept automatically'],
  ['manual_review', 'Let me decide'],
] as const
const over = [
  ['auto_decline', 'Decline automatically'],
  ['manual_review', 'Let me decide'],
] as const

export const Money = ({ form }: Props) => {
  const t = useText()
  const choices = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([value, label]) => ({ value, label: t(label) }))
  return (
    <Panel title="Budget and auto-bidding" text="Creators don’t see your budget or your auto-bidding rules.">
      <Stack>
        <MoneyInput
          label={t('Budget (optional)')}
          description={t(
            'The budget is a guide, not a limit. Auto-bidding stops when the budget is used up.',
          )}
          {...form.bind('budgetCents')}
        />
        <Switch
          label={t('Auto-bidding')}
          description={t(
            'We answer counter-offers automatically at the invitation’s deadline, or after {days} days.',
            { days: counterOfferDays },
          )}
          {...form.getInputProps('autoBids', { type: 'checkbox' })}
        />
        {form.values.autoBids && (
          <FieldGrid>
            <MoneyInput label={t('Maximum bid')} required {...form.bind('autoBidMaxCents')} />
            <Select
              label={t('Counter-offers up to the maximum')}
              data={choices(within)}
              allowDeselect={false}
              {...form.getInputProps('autoBidWithin')}
            />
            <Select
              label={t('Counter-offers above the maximum')}
              description={t(
                'If you decide yourself, we decline counter-offers that you don’t answer before the deadline.',
              )}
              data={choices(over)}
              allowDeselect={false}
              {...form.getInputProps('autoBidOver')}
            />
          </FieldGrid>
        )}
      </Stack>
    </Panel>
  )
}
