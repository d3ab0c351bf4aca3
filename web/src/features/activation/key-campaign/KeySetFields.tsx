import { ActionIcon, Button, Group, NumberInput, Stack } from '@mantine/core'
import type { KeyAccess, KeyRule } from '@questboard/domain'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Row, RowList } from '../../../components/RowList.tsx'
import type { Form } from '../../../lib/form.ts'
import { formatCount } from '../../../lib/format.ts'
import { Sentence } from '../../../lib/Sentence.tsx'
import { useText } from '../../../lib/text.ts'
import { openDistributionRule } from './DistributionRule.tsx'
import type { KeyAccess_ActivationFragment, KeyAccessChoicesQuery } from './generated/KeyEdit.ts'
import { rulesOf, withRule } from './keyRules.ts'

type Choices = KeyAccessChoicesQuery
type Offers = KeyAccess_ActivationFragment['key_offers']

/** What a rule hands out on each of its platforms, what lies in the Code Manager for it, and what is claimed here. */
const useRuleWords = (choices: Choices, offers: Offers) => {
  const t = useText()
  const nameOf = (channelId: string): string =>
    choices.distribution_channel.find(({ id }) => id === channelId)?.name ?? channelId
  const titleOf = ({ codeItemId }: KeyRule): string => {
    const item = choices.code_item.find(({ id }) => id === codeItemId)
    return item ? `${item.game.name} · ${item.name}` : t('Unknown')
  }
  const textOf = ({ codeItemId, distributionChannelIds, promised }: KeyRule): string => {
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
      distributionChannelIds.map(nameOf).join(', '),
      promised === null
        ? t('All codes')
        : t('{count, plural, one {# code} other {# codes}} each at most', { count: promised }),
      t('{count, plural, =0 {No codes} one {# code} other {# codes}} in the Code Manager', { count: left }),
      ...(claimed > 0 ? [t('{count} claimed here', { count: formatCount(claimed) })] : []),
    ].join(' · ')
  }
  return { titleOf, textOf }
}

type Props = { form: Form<KeyAccess>; offers: Offers; choices: Choices; gameId: string | undefined }

/** Which codes creators get: of which item, for which stores and regions, and how many of each. */
const Rules = ({ form, offers, choices, gameId }: Props) => {
  const t = useText()
  const { titleOf, textOf } = useRuleWords(choices, offers)
  const sets = form.values.keySets
  const onChange = (next: typeof sets) => form.setFieldValue('keySets', next)
  const first = choices.code_item.find(({ game }) => game.id === gameId) ?? choices.code_item[0]
  const open = (rule: KeyRule | null) =>
    openDistributionRule({ choices, sets, rule, firstItemId: first?.id ?? '', onChange })
  return (
    <>
      <RowList>
        {rulesOf(sets).map((rule) => (
          <Row
            key={`${rule.codeItemId} ${rule.promised}`}
            keepsLine
            title={titleOf(rule)}
            text={textOf(rule)}
            side={
              <Group gap="xs" wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('Change the rule for {item}', { item: titleOf(rule) })}
                  onClick={() => open(rule)}
                >
                  <IconPencil size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('Remove the rule for {item}', { item: titleOf(rule) })}
                  onClick={() => onChange(withRule(sets, rule, null))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            }
          />
        ))}
      </RowList>
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
      text="Each rule hands out an item on some platforms. Creators choose among the platforms when they claim."
    >
      <Stack>
        {choices.code_item.length === 0 && (
          <Notice tone="warn">
            <Sentence parts={{ manager: (words) => <AppLink to="/company/code-manager">{words}</AppLink> }}>
              {t('There is no item yet: add one with its codes in the <manager>Code Manager</manager>.')}
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
