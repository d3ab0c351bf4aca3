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
import { GameChoice } from '../../cards/GameChoice.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { MomentInput } from '../../components/MomentInput.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichTextInput } from '../../components/RichTextInput.tsx'
import type { Form } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { EmbargoFields } from './EmbargoFields.tsx'
import { PictureFields } from './PictureFields.tsx'

type Props = { form: Form<QuestGeneral> }

export const Basics = ({ form, game }: Props & { game: { id: string; name: string } | null }) => {
  const t = useText()
  return (
    <Panel title="General" text="What creators see first.">
      <Stack>
        <FieldGrid>
          <TextInput label={t('Name')} required maxLength={120} {...form.getInputProps('name')} />
          <GameChoice known={game} {...form.bind('gameId')} />
        </FieldGrid>
        <RichTextInput label={t('Description')} {...form.bind('description')} />
        <Radio.Group label={t('Who can see it')} {...form.getInputProps('visibility')}>
          <Stack gap="xs" mt="xs">
            <Radio value="public" label={t('All creators who are approved for Quests')} />
            <Radio value="invite_only" label={t('Only creators whom you invite')} />
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
      text="Creators send offers between these days. When content is published is said below."
    >
      <FieldGrid>
        <MomentInput label={t('Start date')} required firstTime="09:00" {...form.bind('startDate')} />
        <MomentInput label={t('End date')} required firstTime="18:00" {...form.bind('endDate')} />
      </FieldGrid>
    </Panel>
  )
}

const deliveries: Readonly<Record<QuestDeliveryType, string>> = {
  open: 'Submitted within {days} days of payment, a video public within {days} days of its approval.',
  date_range: 'Content is public within a publishing window.',
  specific_date: 'Content is public on one day: a video is submitted unlisted before it.',
}

const DeliveryDates = ({ form }: Props) => {
  const t = useText()
  const { deliveryType } = form.values
  if (deliveryType === 'specific_date')
    return <MomentInput label={t('Specific date')} required {...form.bind('specificDate')} />
  if (deliveryType === 'open') return null
  return (
    <FieldGrid>
      <MomentInput label={t('Publishing opens')} required firstTime="00:00" {...form.bind('publishFrom')} />
      <MomentInput label={t('Publishing ends')} required firstTime="23:59" {...form.bind('publishUntil')} />
    </FieldGrid>
  )
}

export const Delivery = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel title="Content and delivery" text="What is made, and when it is public.">
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
            text="Nothing may be public before it ends, at least 12 hours before the end date."
          />
        )}
        <NumberInput
          label={t('Days for your review')}
          description={t(
            'Content that we found on the creator’s channel, and that you have not reviewed by then, is approved automatically. Both sides see it before they agree.',
          )}
          min={1}
          max={30}
          allowDecimal={false}
          maw={320}
          {...form.getInputProps('autoApproveDays')}
        />
        <NumberInput
          label={t('Days of grace for late content')}
          description={t(
            'Content that comes in them is marked late; without any the Quest ends at its deadline. Both sides see them before they agree.',
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
  ['auto_accept', 'Accept it'],
  ['manual_review', 'Leave it to you'],
] as const
const over = [
  ['auto_decline', 'Decline it'],
  ['manual_review', 'Leave it to you'],
] as const

export const Money = ({ form }: Props) => {
  const t = useText()
  const choices = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([value, label]) => ({ value, label: t(label) }))
  return (
    <Panel title="Budget and auto-bidding" text="Creators see neither.">
      <Stack>
        <MoneyInput
          label={t('Budget (optional)')}
          description={t('It keeps you from nothing. Auto-bidding accepts no more than what is left of it.')}
          {...form.bind('budgetCents')}
        />
        <Switch
          label={t('Auto-bidding')}
          description={t(
            'Counter offers are answered by themselves at the invitation’s deadline, or after {days} days.',
            { days: counterOfferDays },
          )}
          {...form.getInputProps('autoBids', { type: 'checkbox' })}
        />
        {form.values.autoBids && (
          <FieldGrid>
            <MoneyInput label={t('Highest bid')} required {...form.bind('autoBidMaxCents')} />
            <Select
              label={t('A counter offer up to it')}
              data={choices(within)}
              allowDeselect={false}
              {...form.getInputProps('autoBidWithin')}
            />
            <Select
              label={t('A counter offer over it')}
              description={t('What is left to you is declined unless you answer in time.')}
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
