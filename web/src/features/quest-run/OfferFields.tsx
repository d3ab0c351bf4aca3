import { Radio, Select, Stack, Textarea } from '@mantine/core'
import { type PayoutMethod, postTypeNames, questDeliveryTypeNames, shareAmount } from '@questboard/domain'
import { channelName } from '../../components/ChannelIcon.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { MomentInput } from '../../components/MomentInput.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { NumberField } from '../../components/NumberField.tsx'
import type { Form } from '../../lib/form.ts'
import { formatCents, formatMoment } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { OfferSummary } from './OfferSummary.tsx'
import { type Channel, canOffer, type OfferValues } from './offerValues.ts'
import { deliveryChoices, deliveryOf, deliveryWords, type OfferTerms, wantedTypes } from './terms.ts'

type Props = {
  form: Form<OfferValues>
  terms: OfferTerms
  /** The creator's channels. A company can leave the choice to the creator. */
  channels: readonly Channel[]
  /** The creator's payout method. Null if it is unknown. */
  method: PayoutMethod | null
  mayLeaveChannel: boolean
  minimumCents: number | null
  usualPrice?: string | null
}

const anyOf = (platform: string): string => `any/${platform}`

const channelChoices = (t: ToText, { channels, mayLeaveChannel }: Props) => [
  ...channels.filter(canOffer).map(({ id, providerId, channel_name }) => ({
    value: id,
    label: `${channelName(providerId)}: ${channel_name}`,
  })),
  ...(mayLeaveChannel
    ? ['twitch', 'youtube'].map((platform) => ({
        value: anyOf(platform),
        label: t('{platform}: the creator chooses the channel', { platform: channelName(platform) }),
      }))
    : []),
]

const ChannelField = (props: Props) => {
  const t = useText()
  const { form, channels } = props
  const { connectionId, platform } = form.values
  const { error } = form.getInputProps('connectionId')
  const choose = (value: string | null) => {
    const channel = channels.find(({ id }) => id === value)
    form.setFieldValue('connectionId', channel?.id ?? null)
    form.setFieldValue('platform', channel?.providerId ?? value?.replace('any/', '') ?? platform)
  }
  return (
    <Select
      label={t('Platform and channel')}
      required
      allowDeselect={false}
      data={channelChoices(t, props)}
      value={connectionId ?? (props.mayLeaveChannel ? anyOf(platform) : null)}
      error={error}
      onChange={choose}
    />
  )
}

const minimumWords = (t: ToText, { minimumCents, mayLeaveChannel }: Props): string | undefined => {
  if (minimumCents === null) return undefined
  const amount = formatCents(minimumCents)
  return mayLeaveChannel
    ? t('The creator’s minimum deal size is {amount}.', { amount })
    : t('Your minimum deal size is {amount}.', { amount })
}

const DeliveryFields = ({ form, terms }: Props) => {
  const t = useText()
  const choices = deliveryChoices(terms)
  const { deliveryType, deliveryDate } = form.values
  const isFixed = terms.delivery_type === 'specific_date'
  if (isFixed)
    return <p>{t('Delivery on {moment}, as the Quest requires', { moment: formatMoment(deliveryDate) })}</p>
  return (
    <>
      <Radio.Group label={t('Delivery')} {...form.getInputProps('deliveryType')}>
        <Stack gap="xs" mt="xs">
          {choices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={t(questDeliveryTypeNames[choice])}
              description={
                choice === 'specific_date'
                  ? t('On a date you choose')
                  : deliveryWords(t, { deliveryType: choice, deliveryDate: null }, terms)
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {deliveryType === 'specific_date' && (
        <MomentInput label={t('Specific date')} required {...form.bind('deliveryDate')} />
      )}
    </>
  )
}

const Estimate = ({ form, terms, method }: Props) => {
  const { amountCents, postType, deliveryType, deliveryDate } = form.values
  if (!amountCents || !postType) return null
  if (deliveryType === 'specific_date' && deliveryDate === '') return null
  const feeBasisPoints = terms.fee_basis_points ?? 0
  return (
    <OfferSummary
      money={shareAmount(amountCents, feeBasisPoints, method)}
      feeBasisPoints={feeBasisPoints}
      method={method}
      postType={postType}
      delivery={deliveryOf(terms, {
        deliveryType,
        deliveryDate: deliveryType === 'specific_date' ? deliveryDate : null,
      })}
      reviewDays={terms.auto_approve_days}
      graceDays={terms.grace_days}
    />
  )
}

export const OfferFields = (props: Props) => {
  const t = useText()
  const { form, terms, usualPrice } = props
  return (
    <>
      <FieldGrid>
        <ChannelField {...props} />
        <Select
          label={t('Content')}
          required
          allowDeselect={false}
          data={wantedTypes(terms).map((value) => ({ value, label: t(postTypeNames[value]) }))}
          {...form.getInputProps('postType')}
        />
        <MoneyInput
          label={t('Amount')}
          required
          description={[usualPrice, minimumWords(t, props)].filter(Boolean).join(' ') || undefined}
          {...form.bind('amountCents')}
        />
        <NumberField
          label={t('Length in minutes')}
          required
          allowDecimal={false}
          allowNegative={false}
          max={5999}
          {...form.bind('contentLengthMinutes')}
        />
      </FieldGrid>
      <DeliveryFields {...props} />
      <Textarea
        label={t('Message')}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('message')}
      />
      <Estimate {...props} />
    </>
  )
}
