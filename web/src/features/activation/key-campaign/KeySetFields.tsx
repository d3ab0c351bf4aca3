import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { type DistributionRule, distributionRuleForm, type KeyAccess } from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { RowList } from '../../../components/RowList.tsx'
import { checkWith, type Form } from '../../../lib/form.ts'
import { formatCount } from '../../../lib/format.ts'
import { Sentence } from '../../../lib/Sentence.tsx'
import { useText } from '../../../lib/text.ts'
import { openDistributionRule } from '../DistributionRule.tsx'
import { DistributionRuleRow } from '../DistributionRuleRow.tsx'
import type { DistributionChoicesQuery } from '../generated/DistributionRule.ts'
import type { KeyAccess_ActivationFragment } from './generated/KeyEdit.ts'
import { rulesOf, takenPlatforms, withRule } from './keyRules.ts'

type Choices = DistributionChoicesQuery
type Offers = KeyAccess_ActivationFragment['key_offers']

/**
 * The codes of each platform: how many the campaign gives away, how many are in the Code Manager and how many are
 * claimed.
 */
const useFacts = (choices: Choices, offers: Offers) => {
  const t = useText()
  return ({ codeItemId, distributionChannelIds, quantity }: DistributionRule): readonly string[] => {
    const mine = (channelId: string | null | undefined) =>
      distributionChannelIds.some((one) => one === channelId)
    const stock = choices.code_item.find(({ id }) => id === codeItemId)?.stock ?? []
    const left = stock
      .filter(({ distribution_channel_id }) => mine(distribution_channel_id))
      .reduce((sum, { available }) => sum + (available ?? 0), 0)
    const claimed = offers
      .filter((one) => one.code_item_id === codeItemId && mine(one.distribution_channel_id))
      .reduce((sum, one) => sum + (one.claimed ?? 0), 0)
    return [
      quantity === null
        ? t('All codes')
        : t('Up to {count, plural, one {# code} other {# codes}} per platform', { count: quantity }),
      t('{count, plural, =0 {No codes} one {# code} other {# codes}} in the Code Manager', { count: left }),
      ...(claimed > 0 ? [t('{count} claimed in this campaign', { count: formatCount(claimed) })] : []),
    ]
  }
}

type Props = { form: Form<KeyAccess>; offers: Offers; choices: Choices; gameId: string | undefined }

/** Edits the distribution rules: an item, its platforms, and the number of codes on each. */
const Rules = ({ form, offers, choices, gameId }: Props) => {
  const t = useText()
  const factsOf = useFacts(choices, offers)
  const sets = form.values.keySets
  const onChange = (next: typeof sets) => form.setFieldValue('keySets', next)
  const first = choices.code_item.find(({ game }) => game.id === gameId) ?? choices.code_item[0]
  const open = (rule: DistributionRule | null) =>
    openDistributionRule({
      choices,
      rule,
      firstItemId: first?.id ?? '',
      takenOf: (codeItemId) => takenPlatforms(sets, rule, codeItemId),
      quantityMeans: 'Maximum codes per platform.',
      quantityUnsaid: 'All codes',
      check: checkWith(distributionRuleForm),
      onSave: (next) => onChange(withRule(sets, rule, next)),
    })
  return (
    <>
      {sets.length > 0 && (
        <RowList>
          {rulesOf(sets).map((rule) => (
            <DistributionRuleRow
              key={`${rule.codeItemId} ${rule.quantity}`}
              rule={rule}
              choices={choices}
              facts={factsOf(rule)}
              onChange={() => open(rule)}
              onRemove={() => onChange(withRule(sets, rule, null))}
            />
          ))}
        </RowList>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={first === undefined}
          onClick={() => open(null)}
        >
          {t('Add a distribution rule')}
        </Button>
      </Group>
    </>
  )
}

export const KeySetFields = (props: Props) => {
  const { form, choices } = props
  const t = useText()
  const { error } = form.bind('keySets')
  return (
    <Panel
      title="Keys"
      text="Each rule gives out one item on the platforms you choose. Creators choose a platform when they claim a code."
    >
      <Stack>
        {choices.code_item.length === 0 && (
          <Notice tone="warn">
            <Sentence parts={{ manager: (words) => <AppLink to="/company/code-manager">{words}</AppLink> }}>
              {t('No items yet. Add an item with its codes in the <manager>Code Manager</manager>.')}
            </Sentence>
          </Notice>
        )}
        {error && <Notice tone="bad">{error}</Notice>}
        <Rules {...props} />
        <NumberInput
          label={t('Codes per creator')}
          min={1}
          max={100}
          allowDecimal={false}
          maw={240}
          {...form.getInputProps('codesPerCreator')}
        />
      </Stack>
    </Panel>
  )
}
