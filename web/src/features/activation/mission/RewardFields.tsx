import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import type { MissionReward } from '@questboard/domain'
import { IconGift, IconKey, IconPackage } from '@tabler/icons-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { NumberField } from '../../../components/NumberField.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PictureInput } from '../../../components/PictureInput.tsx'
import { SortableList } from '../../../components/SortableList.tsx'
import { useItemKeys } from '../../../components/useItemKeys.ts'
import type { Form, List } from '../../../lib/form.ts'
import { Sentence } from '../../../lib/Sentence.tsx'
import { useText } from '../../../lib/text.ts'
import { uploadImage } from '../../../lib/upload.ts'
import type { DistributionChoicesQuery } from '../generated/DistributionRule.ts'
import { openRewardRule, RewardCodes } from './RewardCodes.tsx'

type Choices = DistributionChoicesQuery
type ItemProps = { reward: MissionReward; index: number; list: List<MissionReward> }

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

/** A reward that the company delivers itself: a custom one or merchandise. */
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
          description={isMerchandise ? t('Enter a name or a description.') : undefined}
          required={!isMerchandise}
          maxLength={200}
          value={reward.name}
          error={list.errorAt(index, 'name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {isMerchandise && (
          <NumberField
            label={t('Number of items {number}', { number })}
            description={t('Per creator.')}
            required
            min={1}
            allowDecimal={false}
            value={reward.numberOfItems ?? null}
            error={list.errorAt(index, 'numberOfItems')}
            onChange={(numberOfItems) => change({ numberOfItems })}
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
        description={t(
          'Tell creators how they get the reward, or whom to contact. They see this when they claim it.',
        )}
        autosize
        minRows={2}
        maxLength={2000}
        value={reward.message}
        error={list.errorAt(index, 'message')}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <Checkbox
        label={t('My company will deliver this reward to every creator who completes the Mission.')}
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
        {t('To give out codes, add an item with its codes in the <manager>Code Manager</manager>.')}
      </Sentence>
    </Notice>
  )
}

type Props = { form: Form<{ rewards: MissionReward[] }>; choices: Choices }

export const RewardFields = ({ form, choices }: Props) => {
  const t = useText()
  const list = form.list('rewards')
  const keys = useItemKeys(list)
  const hasItems = choices.code_item.length > 0
  const add = (kind: MissionReward['kind']) => {
    const reward = fresh(kind)
    // A code reward is added only after its rule is saved, so canceling the dialog adds nothing.
    if (kind === 'code') openRewardRule(choices, null, (rule) => keys.insert({ ...reward, ...rule }))
    else keys.insert(reward)
  }
  return (
    <Panel title="Rewards" text="Creators get all of these rewards each time they complete the Mission.">
      <Stack>
        {list.error && <Notice tone="bad">{list.error}</Notice>}
        {list.items.length === 0 && <p>{t('No rewards yet. Add at least one to publish.')}</p>}
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
            return (
              <Stack gap="sm">
                {reward.kind === 'code' ? (
                  <RewardCodes reward={reward} index={index} list={list} choices={choices} />
                ) : (
                  <DeliveredFields reward={reward} index={index} list={list} />
                )}
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
              onClick={() => add(kind)}
            >
              {t('Add {what}', { what: t(name) })}
            </Button>
          ))}
        </Group>
      </Stack>
    </Panel>
  )
}
