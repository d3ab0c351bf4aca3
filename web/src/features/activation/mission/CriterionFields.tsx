import { Button, Group, Radio, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { criterionCategories, customCompletions, type MissionCriterion, metricsOf } from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { NumberField } from '../../../components/NumberField.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableList } from '../../../components/SortableList.tsx'
import { useItemKeys } from '../../../components/useItemKeys.ts'
import type { Form, List } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { criterionSentence, metricNames } from '../../../shared/missions/missionGoals.ts'
import { categoryNames, completionNames } from './criterionNames.ts'

type Props = { form: Form<{ criteria: MissionCriterion[] }> }
type ItemProps = { criterion: MissionCriterion; index: number; list: List<MissionCriterion> }

const fresh: MissionCriterion = {
  category: 'STREAM_CONTENT',
  metric: 'STREAM_CONTENT_AIR_TIME',
  target: 60,
  title: '',
  description: '',
  customCompletion: 'MESSAGE',
  targetUrl: '',
}

const is =
  <T extends string>(known: readonly T[]) =>
  (value: string | null): value is T =>
    known.some((one) => one === value)
const isCategory = is(criterionCategories)
const isCompletion = is(customCompletions)

/** The metric of a criterion and its target. */
const Measure = ({ criterion, index, list }: ItemProps) => {
  const t = useText()
  const number = index + 1
  const { category, metric, target, targetUrl } = criterion
  const change = (changes: Partial<MissionCriterion>) => list.replace(index, { ...criterion, ...changes })
  const metrics = metricsOf[category]
  if (category === 'CUSTOM_CONTENT') return null
  return (
    <>
      <FieldGrid>
        {metrics.length > 1 && (
          <Select
            label={t('Metric {number}', { number })}
            allowDeselect={false}
            data={metrics.map((value) => ({ value, label: t(metricNames[value]) }))}
            value={metric}
            error={list.errorAt(index, 'metric')}
            onChange={(value) => {
              const chosen = metrics.find((one) => one === value)
              if (chosen) change({ metric: chosen })
            }}
          />
        )}
        <NumberField
          label={t('Target {number}', { number })}
          description={category === 'CLICKS' ? t('Clicks on each creator’s link') : undefined}
          required
          min={1}
          allowDecimal={false}
          thousandSeparator=","
          value={target || null}
          error={
            list.errorAt(index, 'target') ?? (metrics.length > 1 ? undefined : list.errorAt(index, 'metric'))
          }
          onChange={(target) => change({ target: target ?? 0 })}
        />
      </FieldGrid>
      {category === 'CLICKS' && (
        <TextInput
          label={t('Link destination {number}', { number })}
          description={t(
            'Each creator gets their own link. If you leave this field empty, the link opens your website.',
          )}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={targetUrl}
          error={list.errorAt(index, 'targetUrl')}
          onChange={({ currentTarget }) => change({ targetUrl: currentTarget.value })}
        />
      )}
    </>
  )
}

const Item = (props: ItemProps) => {
  const t = useText()
  const { criterion, index, list } = props
  const number = index + 1
  const { category, metric, target, title, description, customCompletion } = criterion
  const isCustom = category === 'CUSTOM_CONTENT'
  const change = (changes: Partial<MissionCriterion>) => list.replace(index, { ...criterion, ...changes })
  return (
    <Stack gap="sm">
      {(isCustom || target > 0) && (
        <Text fw={600}>
          {criterionSentence(t, { metric, target, custom_completion: isCustom ? customCompletion : null })}
        </Text>
      )}
      <Select
        label={t('Category {number}', { number })}
        allowDeselect={false}
        data={criterionCategories.map((value) => ({ value, label: t(categoryNames[value]) }))}
        value={category}
        onChange={(value) => {
          if (isCategory(value)) change({ category: value, metric: metricsOf[value][0] })
        }}
      />
      <Measure {...props} />
      <TextInput
        label={t('Title {number}', { number })}
        description={isCustom ? undefined : t('Optional')}
        required={isCustom}
        maxLength={200}
        value={title}
        error={list.errorAt(index, 'title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Textarea
        label={t('Description {number}', { number })}
        autosize
        minRows={2}
        maxLength={2000}
        value={description}
        error={list.errorAt(index, 'description')}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      {isCustom && (
        <Radio.Group
          label={t('How creators complete criterion {number}', { number })}
          value={customCompletion}
          onChange={(value) => {
            if (isCompletion(value)) change({ customCompletion: value })
          }}
        >
          <Group mt="xs">
            {customCompletions.map((value) => (
              <Radio key={value} value={value} label={t(completionNames[value])} />
            ))}
          </Group>
        </Radio.Group>
      )}
    </Stack>
  )
}

/** A mission's completion criteria: metrics of streams and videos, clicks, or a review by the company. */
export const CriterionFields = ({ form }: Props) => {
  const t = useText()
  const list = form.list('criteria')
  const keys = useItemKeys(list)
  return (
    <Panel
      title="Completion criteria"
      text="Creators must meet all criteria. Only content made after joining counts, and you review the content at the end."
    >
      <Stack>
        {list.error && <Notice tone="bad">{list.error}</Notice>}
        {list.items.length === 0 && <p>{t('No criteria yet. Add at least one to publish.')}</p>}
        <SortableList
          entries={list.items.map(({ category }, index) => ({
            key: keys.keys[index] ?? '',
            name: t('{number}. {what}', { number: index + 1, what: t(categoryNames[category]) }),
          }))}
          onMove={keys.move}
          onRemove={keys.remove}
        >
          {(index) => {
            const criterion = list.items[index]
            return criterion && <Item criterion={criterion} index={index} list={list} />
          }}
        </SortableList>
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={list.items.length >= 10}
            onClick={() => keys.insert(fresh)}
          >
            {t('Add a criterion')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
