import { Button, Checkbox, Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { MissionReward } from '@questboard/domain'
import { IconGift, IconKey, IconPackage } from '@tabler/icons-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PictureInput } from '../../../components/PictureInput.tsx'
import { SortableList } from '../../../components/SortableList.tsx'
import { useItemKeys } from '../../../components/useItemKeys.ts'
import type { Form, List } from '../../../lib/form.ts'
import { Sentence } from '../../../lib/Sentence.tsx'
import { useText } from '../../../lib/text.ts'
import { uploadImage } from '../../../lib/upload.ts'
import type { MissionRewardChoicesQuery } from './generated/MissionEdit.ts'
import { codesFor } from './rewardStock.ts'

type Choices = MissionRewardChoicesQuery
type ItemProps = { reward: MissionReward; index: number; list: List<MissionReward>; choices: Choices }

const kinds = [
  { kind: 'custom', name: 'Custom reward', icon: IconGift },
  { kind: 'merchandise', name: 'Merchandise', icon: IconPackage },
  { kind: 'code', name: 'Codes', icon: IconKey },
] as const

const nameOf = (kind: MissionReward['kind']): string => kinds.find((one) => one.kind === kind)?.name ?? ''

const fresh = (kind: MissionReward['kind']): MissionReward => ({
  kind,
  name: '',
  description: '',
  imageUrl: '',
  message: '',
  agreed: false,
  numberOfItems: 1,
  codeItemId: '',
  quantity: 1,
  distributionChannelIds: [],
})

const whole = (typed: string | number): number | null => (typeof typed === 'number' ? typed : null)

/** rules §3, distribution rule: how many codes of which item, and the platforms to choose among. */
const CodeFields = ({ reward, index, list, choices }: ItemProps) => {
  const t = useText()
  const number = index + 1
  const change = (changes: Partial<MissionReward>) => list.replace(index, { ...reward, ...changes })
  const stock = choices.code_item.find(({ id }) => id === reward.codeItemId)?.stock ?? []
  const names = new Map(choices.distribution_channel.map(({ id, name }) => [id, name]))
  return (
    <>
      <FieldGrid>
        <Select
          label={t('Item {number}', { number })}
          required
          searchable
          allowDeselect={false}
          data={choices.code_item.map(({ id, item_name, game }) => ({
            value: id,
            label: `${game.name} · ${item_name}`,
          }))}
          value={reward.codeItemId || null}
          error={list.errorAt(index, 'codeItemId')}
          onChange={(id) => id && change({ codeItemId: id, distributionChannelIds: [] })}
        />
        <NumberInput
          label={t('Codes for each creator {number}', { number })}
          required
          min={1}
          allowDecimal={false}
          value={reward.quantity ?? ''}
          error={list.errorAt(index, 'quantity')}
          onChange={(typed) => change({ quantity: whole(typed) })}
        />
      </FieldGrid>
      <ManyInput
        label={t('Platforms {number}', { number })}
        required
        description={
          reward.codeItemId === ''
            ? t('Choose the item first.')
            : t('{count, plural, =0 {No codes} one {# code} other {# codes}} can be claimed', {
                count: codesFor(reward, choices.code_item),
              })
        }
        none={t('No platform')}
        choices={stock.flatMap(({ distribution_channel_id: id, available }) =>
          id
            ? [
                {
                  value: id,
                  label: t('{item} · {count, plural, one {# code} other {# codes}}', {
                    item: names.get(id) ?? id,
                    count: available ?? 0,
                  }),
                },
              ]
            : [],
        )}
        value={reward.distributionChannelIds}
        error={list.errorAt(index, 'distributionChannelIds')}
        onChange={(distributionChannelIds) => change({ distributionChannelIds })}
      />
    </>
  )
}

/** What the company delivers itself: something of its own, or things in a parcel. */
const DeliveredFields = ({ reward, index, list }: ItemProps) => {
  const t = useText()
  const number = index + 1
  const isMerchandise = reward.kind === 'merchandise'
  const change = (changes: Partial<MissionReward>) => list.replace(index, { ...reward, ...changes })
  return (
    <>
      <FieldGrid>
        <TextInput
          label={t('Name {number}', { number })}
          description={isMerchandise ? t('A name or a description.') : undefined}
          required={!isMerchandise}
          maxLength={200}
          value={reward.name}
          error={list.errorAt(index, 'name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {isMerchandise && (
          <NumberInput
            label={t('Number of items {number}', { number })}
            description={t('For each creator.')}
            required
            min={1}
            allowDecimal={false}
            value={reward.numberOfItems ?? ''}
            error={list.errorAt(index, 'numberOfItems')}
            onChange={(typed) => change({ numberOfItems: whole(typed) })}
          />
        )}
      </FieldGrid>
      <Textarea
        label={t('Description {number}', { number })}
        required={!isMerchandise}
        autosize
        minRows={2}
        maxLength={2000}
        value={reward.description}
        error={list.errorAt(index, 'description')}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <PictureInput
        label={t('Image {number} (120 × 160 looks best)', { number })}
        name={reward.name || nameOf(reward.kind)}
        ratio={120 / 160}
        value={reward.imageUrl}
        onChange={(imageUrl) => change({ imageUrl })}
        upload={uploadImage}
      />
      <Textarea
        label={t('Message {number}', { number })}
        description={t('Creators read it once they claim: how they get it, or whom to write to.')}
        autosize
        minRows={2}
        maxLength={2000}
        value={reward.message}
        error={list.errorAt(index, 'message')}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <Checkbox
        label={t('My company delivers this to every creator who completes the Mission.')}
        checked={reward.agreed}
        error={list.errorAt(index, 'agreed')}
        onChange={({ currentTarget }) => change({ agreed: currentTarget.checked })}
      />
    </>
  )
}

const NoItems = () => {
  const t = useText()
  return (
    <Notice>
      <Sentence parts={{ manager: (words) => <AppLink to="/company/code-manager">{words}</AppLink> }}>
        {t('To give codes, add an item with its codes in the <manager>Code Manager</manager>.')}
      </Sentence>
    </Notice>
  )
}

type Props = { form: Form<{ rewards: MissionReward[] }>; choices: Choices }

/** What creators get for a mission, in the order in which they see it. */
export const RewardFields = ({ form, choices }: Props) => {
  const t = useText()
  const list = form.list('rewards')
  const keys = useItemKeys(list)
  const hasItems = choices.code_item.length > 0
  return (
    <Panel title="Rewards" text="Every creator who completes the Mission gets all of these, in each round.">
      <Stack>
        {list.error && <Notice tone="bad">{list.error}</Notice>}
        {list.items.length === 0 && <p>{t('No reward yet: at least one to publish.')}</p>}
        <SortableList
          entries={list.items.map(({ kind }, index) => ({
            key: keys.keys[index] ?? '',
            name: t('{number}. {what}', { number: index + 1, what: t(nameOf(kind)) }),
          }))}
          onMove={keys.move}
          onRemove={keys.remove}
        >
          {(index) => {
            const reward = list.items[index]
            if (!reward) return null
            const Fields = reward.kind === 'code' ? CodeFields : DeliveredFields
            return (
              <Stack gap="sm">
                <Fields reward={reward} index={index} list={list} choices={choices} />
              </Stack>
            )
          }}
        </SortableList>
        {!hasItems && <NoItems />}
        <Group>
          {kinds.map(({ kind, name, icon: Icon }) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<Icon size={16} />}
              disabled={list.items.length >= 10 || (kind === 'code' && !hasItems)}
              onClick={() => keys.insert(fresh(kind))}
            >
              {t('Add: {what}', { what: t(name) })}
            </Button>
          ))}
        </Group>
      </Stack>
    </Panel>
  )
}
