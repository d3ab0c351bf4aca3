import { ActionIcon, Button, Group, NumberInput, Select, Stack } from '@mantine/core'
import type { KeyAccess, KeySet } from '@questboard/domain'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useItemKeys } from '../../../components/useItemKeys.ts'
import type { Form, List } from '../../../lib/form.ts'
import { formatCount } from '../../../lib/format.ts'
import { Sentence } from '../../../lib/Sentence.tsx'
import { useText } from '../../../lib/text.ts'
import type { KeyAccess_ActivationFragment, KeyAccessChoicesQuery } from './generated/KeyEdit.ts'
import classes from './KeySetFields.module.css'

type Choices = KeyAccessChoicesQuery
type Offers = KeyAccess_ActivationFragment['key_offers']

const isOf =
  ({ codeItemId, distributionChannelId }: KeySet) =>
  (offer: Offers[number]): boolean =>
    offer.code_item_id === codeItemId && offer.distribution_channel_id === distributionChannelId

/** How many codes lie in the Code Manager for it, and how many of them are handed out here. */
const useStockWords = (choices: Choices, offers: Offers) => {
  const t = useText()
  return (set: KeySet): string => {
    const item = choices.code_item.find(({ id }) => id === set.codeItemId)
    if (!item || set.distributionChannelId === '') return ''
    const stock = item.stock.find(
      ({ distribution_channel_id }) => distribution_channel_id === set.distributionChannelId,
    )
    const claimed = offers.find(isOf(set))?.claimed ?? 0
    const words = t('{count, plural, =0 {No codes} one {# code} other {# codes}} in the Code Manager', {
      count: stock?.available ?? 0,
    })
    return claimed > 0 ? `${words} · ${t('{count} claimed here', { count: formatCount(claimed) })}` : words
  }
}

type RowProps = {
  set: KeySet
  index: number
  list: List<KeySet>
  choices: Choices
  stockWords: (set: KeySet) => string
  onRemove: () => void
}

const SetRow = ({ set, index, list, choices, stockWords, onRemove }: RowProps) => {
  const t = useText()
  const number = index + 1
  const change = (changes: Partial<KeySet>) => list.replace(index, { ...set, ...changes })
  return (
    <li className={classes.set}>
      <Select
        label={t('Item {number}', { number })}
        searchable
        allowDeselect={false}
        data={choices.code_item.map(({ id, name, game }) => ({ value: id, label: `${game.name} · ${name}` }))}
        value={set.codeItemId || null}
        error={list.errorAt(index, 'codeItemId')}
        onChange={(id) => id && change({ codeItemId: id })}
      />
      <Select
        label={t('Platform {number}', { number })}
        description={stockWords(set)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
        allowDeselect={false}
        data={choices.distribution_channel.map(({ id, name }) => ({ value: id, label: name }))}
        value={set.distributionChannelId || null}
        error={list.errorAt(index, 'distributionChannelId')}
        onChange={(id) => id && change({ distributionChannelId: id })}
      />
      <NumberInput
        label={t('Limit of set {number}', { number })}
        placeholder={t('All codes')}
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        hideControls
        value={set.promised ?? ''}
        error={list.errorAt(index, 'promised')}
        onChange={(typed) => change({ promised: typeof typed === 'number' ? typed : null })}
      />
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove key set {number}', { number })}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}

type Props = { form: Form<KeyAccess>; offers: Offers; choices: Choices; gameId: string | undefined }

/** Which codes creators get: of which item, for which stores and regions, and how many of each. */
export const KeySetFields = ({ form, offers, choices, gameId }: Props) => {
  const t = useText()
  const list = form.list('keySets')
  const keys = useItemKeys(list)
  const stockWords = useStockWords(choices, offers)
  const first = choices.code_item.find(({ game }) => game.id === gameId) ?? choices.code_item[0]
  return (
    <Panel
      title="Keys"
      text="Each key set is an item on one platform. Creators choose among the platforms when they claim."
    >
      <Stack>
        {choices.code_item.length === 0 && (
          <Notice tone="warn">
            <Sentence parts={{ manager: (words) => <AppLink to="/company/code-manager">{words}</AppLink> }}>
              {t('There is no item yet: add one with its codes in the <manager>Code Manager</manager>.')}
            </Sentence>
          </Notice>
        )}
        {list.error && <Notice tone="bad">{list.error}</Notice>}
        <ul className={classes.sets}>
          {list.items.map((set, index) => (
            <SetRow
              key={keys.keys[index]}
              set={set}
              index={index}
              list={list}
              choices={choices}
              stockWords={stockWords}
              onRemove={() => keys.remove(index)}
            />
          ))}
        </ul>
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={first === undefined}
            onClick={() =>
              keys.insert({ codeItemId: first?.id ?? '', distributionChannelId: '', promised: null })
            }
          >
            {t('Add a key set')}
          </Button>
        </Group>
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
