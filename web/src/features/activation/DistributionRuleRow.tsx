import { ActionIcon, Group } from '@mantine/core'
import type { DistributionRule } from '@questboard/domain'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Row } from '../../components/RowList.tsx'
import { useText } from '../../lib/text.ts'
import type { DistributionChoicesQuery } from './generated/DistributionRule.ts'

type Choices = DistributionChoicesQuery

type Props = {
  rule: DistributionRule
  choices: Choices
  /** Facts shown in the row, such as the number of codes and how many are left. */
  facts: readonly string[]
  onChange: () => void
  /** Removes the rule. Undefined if the rule can only be removed together with its reward. */
  onRemove?: () => void
}

const useRuleNames = ({ distribution_channel, code_item }: Choices) => {
  const t = useText()
  return {
    titleOf: ({ codeItemId }: DistributionRule): string => {
      const item = code_item.find(({ id }) => id === codeItemId)
      return item ? `${item.game.name} · ${item.name}` : t('Unknown')
    },
    platformsOf: ({ distributionChannelIds }: DistributionRule): string =>
      distributionChannelIds
        .map((channelId) => distribution_channel.find(({ id }) => id === channelId)?.name ?? channelId)
        .join(', '),
  }
}

export const DistributionRuleRow = ({ rule, choices, facts, onChange, onRemove }: Props) => {
  const t = useText()
  const { titleOf, platformsOf } = useRuleNames(choices)
  const item = titleOf(rule)
  return (
    <Row
      keepsLine
      title={item}
      text={[platformsOf(rule), ...facts].join(' · ')}
      side={
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Edit the rule for {item}', { item })}
            onClick={onChange}
          >
            <IconPencil size={18} />
          </ActionIcon>
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('Remove the rule for {item}', { item })}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </Group>
      }
    />
  )
}
