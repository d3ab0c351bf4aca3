import { Select } from '@mantine/core'
import { platformFamilyNames, type DistributionRule as Rule } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { ManyInput } from '../../components/ManyInput.tsx'
import { NumberField } from '../../components/NumberField.tsx'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import type { DistributionChoicesQuery } from './generated/DistributionRule.ts'

const id = 'distribution-rule'

type Props = {
  choices: DistributionChoicesQuery
  /** The rule to edit, or null for a new one. */
  rule: Rule | null
  /** The code item that is preselected in a new rule. */
  firstItemId: string
  /** The item's platforms that other rules already use. */
  takenOf: (codeItemId: string) => ReadonlySet<string>
  /** The hint that explains the quantity. */
  quantityMeans: string
  /** The text that explains an empty quantity. Without this text, the quantity is required. */
  quantityUnsaid?: string
  check: (rule: Rule) => FieldErrors
  onSave: (rule: Rule) => void
}

/** The available platforms, each with its number of codes in the Code Manager. Platforms of other rules are left out. */
const usePlatforms = ({ choices, takenOf }: Props, codeItemId: string) => {
  const t = useText()
  const taken = takenOf(codeItemId)
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

/** Edits a distribution rule (rules §3): an item, the number of codes, and the platforms that creators can choose from. */
const DistributionRule = (props: Props) => {
  const { choices, rule, firstItemId, quantityMeans, quantityUnsaid, check, onSave } = props
  const t = useText()
  const form = useFields<Rule>(
    rule ?? { codeItemId: firstItemId, quantity: quantityUnsaid ? null : 1, distributionChannelIds: [] },
  )
  const platforms = usePlatforms(props, form.values.codeItemId)
  const submit = useSubmit(form, {
    check,
    send: async (values) => {
      onSave(values)
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm
      id={id}
      dirty={form.isDirty()}
      submitLabel={rule === null ? 'Add rule' : 'Save rule'}
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
        description={t('Creators choose a platform when they claim a code.')}
        required
        none={t('No platform')}
        choices={platforms}
        {...form.bind('distributionChannelIds')}
      />
      <NumberField
        label={t('Quantity')}
        description={t(quantityMeans)}
        placeholder={quantityUnsaid && t(quantityUnsaid)}
        required={!quantityUnsaid}
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        {...form.bind('quantity')}
      />
    </DialogForm>
  )
}

export const openDistributionRule = (props: Props): void =>
  modals.add({ id, title: 'Distribution rules', content: <DistributionRule {...props} /> })
