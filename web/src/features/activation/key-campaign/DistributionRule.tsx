import { NumberInput, Select } from '@mantine/core'
import { type KeyRule, type KeySet, keyRuleForm, platformFamilyNames } from '@questboard/domain'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { checkWith, useFields, useSubmit } from '../../../lib/form.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import type { KeyAccessChoicesQuery } from './generated/KeyEdit.ts'
import { takenPlatforms, withRule } from './keyRules.ts'

const id = 'distribution-rule'

type Props = {
  choices: KeyAccessChoicesQuery
  sets: readonly KeySet[]
  /** The rule that is changed; null: a new one. */
  rule: KeyRule | null
  /** The item that a new one begins with. */
  firstItemId: string
  onChange: (sets: KeySet[]) => void
}

/** Each platform with how many codes lie in the Code Manager for it; those that another rule has are not to be had. */
const usePlatforms = ({ choices, sets, rule }: Props, codeItemId: string) => {
  const t = useText()
  const taken = takenPlatforms(sets, rule, codeItemId)
  const stock = choices.code_item.find((item) => item.id === codeItemId)?.stock ?? []
  return choices.distribution_channel.flatMap(({ id: channelId, name, family }) =>
    taken.has(channelId)
      ? []
      : {
          value: channelId,
          label: t('{item} · {count, plural, one {# code} other {# codes}}', {
            item: name,
            count: stock.find((one) => one.distribution_channel_id === channelId)?.available ?? 0,
          }),
          group: platformFamilyNames[family ?? ''] ?? family ?? t('Other'),
        },
  )
}

/** rules §3, distribution rule: how many codes of which item, and the platforms to choose among. */
const DistributionRule = (props: Props) => {
  const { choices, sets, rule, firstItemId, onChange } = props
  const t = useText()
  const form = useFields<KeyRule>(
    rule ?? { codeItemId: firstItemId, promised: null, distributionChannelIds: [] },
  )
  const platforms = usePlatforms(props, form.values.codeItemId)
  const submit = useSubmit(form, {
    check: checkWith(keyRuleForm),
    send: async (values) => {
      onChange(withRule(sets, rule, values))
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm
      id={id}
      dirty={form.isDirty()}
      submitLabel={rule === null ? 'Add the rule' : 'Change the rule'}
      {...submit}
    >
      <Select
        label={t('Item')}
        required
        searchable
        allowDeselect={false}
        data={choices.code_item.map(({ id: value, name, game }) => ({
          value,
          label: `${game.name} · ${name}`,
        }))}
        {...form.bind('codeItemId')}
        onChange={(value) => {
          form.setFieldValue('codeItemId', value ?? '')
          form.setFieldValue('distributionChannelIds', [])
        }}
      />
      <ManyInput
        label={t('Platforms')}
        description={t('Creators choose among them when they claim.')}
        required
        none={t('No platform')}
        choices={platforms}
        {...form.bind('distributionChannelIds')}
      />
      <NumberInput
        label={t('Quantity')}
        description={t('At most so many codes for each platform.')}
        placeholder={t('All codes')}
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        value={form.values.promised ?? ''}
        error={form.getInputProps('promised').error}
        onChange={(typed) => form.setFieldValue('promised', typeof typed === 'number' ? typed : null)}
      />
    </DialogForm>
  )
}

export const openDistributionRule = (props: Props): void =>
  modals.add({ id, title: 'Distribution rules', content: <DistributionRule {...props} /> })
