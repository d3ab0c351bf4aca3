import { useQuery } from '@apollo/client/react'
import { Radio, Select, Stack, Text } from '@mantine/core'
import {
  activationKindNames,
  channelProviderNames,
  matchmakingObjectiveNames,
  matchmakingObjectives,
  sizeTierLabels,
  sizeTiers,
} from '@questboard/domain'
import { AppLink } from '../../../components/AppLink.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { MoneyInput } from '../../../components/MoneyInput.tsx'
import { Row, RowList } from '../../../components/RowList.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import type { Form } from '../../../lib/form.ts'
import { formatAgo } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { LoadProblem } from '../../../lib/LoadProblem.tsx'
import { useText } from '../../../lib/text.ts'
import { ActivationPicker } from '../../../shared/pickers/ActivationPicker.tsx'
import { InviteChoicesDocument, type InviteChoicesQuery } from '../generated/InviteCreators.ts'
import {
  type MatchActivationsQuery,
  Matchmaking_MatchmakingFragmentDoc,
  RecentMatchmakingsDocument,
} from './generated/matchmaking.ts'
import { matchAddress } from './matchAddress.ts'
import { platformsFor, type Wish } from './wizard.ts'

export type Activations = MatchActivationsQuery['activation']
type StepProps = { fields: Form<Wish>; activations: Activations }

const Recent = ({ activationId, onLeave }: { activationId: string; onLeave: () => void }) => {
  const t = useText()
  const query = useQuery(RecentMatchmakingsDocument, {
    variables: { where: activationId === '' ? {} : { activation_id: { _eq: activationId } } },
  })
  const known = readFragment(Matchmaking_MatchmakingFragmentDoc, query.data?.matchmaking ?? [])
  if (known.length === 0) return <LoadProblem query={query} />
  return (
    <>
      <Text fw={700}>{t('Past matches')}</Text>
      <RowList>
        {known.map((one) => (
          <Row
            key={one.id}
            title={
              <AppLink to={matchAddress(one)} onClick={onLeave}>
                {one.activation?.name ?? t('An activation')}
              </AppLink>
            }
            text={`${t(matchmakingObjectiveNames[one.objective])} · ${formatAgo(one.created_at)}`}
          />
        ))}
      </RowList>
    </>
  )
}

export const Introduction = ({ fields, onLeave }: { fields: Form<Wish>; onLeave: () => void }) => {
  const t = useText()
  return (
    <Stack>
      <Text>
        {t(
          'Tell us your goal and audience. We rank all creators who can join by their activity in the past 12 months and suggest an offer for each.',
        )}
      </Text>
      <Recent activationId={fields.values.activationId} onLeave={onLeave} />
    </Stack>
  )
}

const gamesOf = (activations: Activations, id: string) => {
  const activation = activations.find((one) => one.id === id)
  const all = [activation?.game, ...(activation?.games ?? []).map(({ game }) => game)]
  return new Map(all.flatMap((game) => (game ? [[game.id, game.name] as const] : [])))
}

export const SelectActivation = ({ fields, activations }: StepProps) => {
  const t = useText()
  const { activationId, gameId, platforms } = fields.values
  const games = gamesOf(activations, activationId)
  const choose = (id: string | null) => {
    fields.setFieldValue('activationId', id ?? '')
    const [first] = gamesOf(activations, id ?? '').keys()
    fields.setFieldValue('gameId', first ?? '')
    const left = platformsFor(activations.find((one) => one.id === id)?.kind)
    fields.setFieldValue(
      'platforms',
      platforms.filter((one) => left.includes(one)),
    )
  }
  return (
    <Stack>
      <ActivationPicker
        label="Activation"
        activations={activations}
        value={activationId === '' ? null : activationId}
        onChange={choose}
      />
      {fields.errors.activationId && <Text c="red">{fields.errors.activationId}</Text>}
      <Select
        label={t('Game')}
        description={t('Creators who played this game or similar games rank higher')}
        required
        allowDeselect={false}
        disabled={games.size === 0}
        data={[...games].map(([value, label]) => ({ value, label }))}
        {...fields.getInputProps('gameId')}
        value={gameId === '' ? null : gameId}
      />
    </Stack>
  )
}

const objectiveTexts = {
  awareness: 'Reach: favors creators with the largest expected audience.',
  engagement: 'Engagement: favors creators whose followers actually watch.',
  conversion: 'Conversions: favors creators who play similar games and delivered before.',
} as const

export const Objectives = ({ fields }: StepProps) => {
  const t = useText()
  return (
    <Radio.Group label={t('What’s your goal?')} required {...fields.getInputProps('objective')}>
      <Stack mt="sm">
        {matchmakingObjectives.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(matchmakingObjectiveNames[value])}
            description={t(objectiveTexts[value])}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

const sizes = sizeTiers.map((value) => ({ value, label: sizeTierLabels[value] }))

const coded = (rows: readonly { code: string; name: string }[]) =>
  rows.map(({ code, name }) => ({ value: code, label: name }))

const AudienceFields = ({ fields, activations, choices }: StepProps & { choices: InviteChoicesQuery }) => {
  const t = useText()
  const { values, errors, setFieldValue } = fields
  const kind = activations.find(({ id }) => id === values.activationId)?.kind
  const platforms = platformsFor(kind)
  return (
    <Stack>
      <ManyInput
        label={t('Country')}
        choices={coded(choices.country)}
        none={t('Any country')}
        value={values.countries}
        onChange={(countries) => setFieldValue('countries', countries)}
      />
      <ManyInput
        label={t('Language')}
        choices={coded(choices.language)}
        none={t('Any language')}
        value={values.languages}
        onChange={(languages) => setFieldValue('languages', languages)}
      />
      <ManyInput
        label={t('Platform')}
        description={kind === 'QUEST' ? t('TikTok channels can’t be used for Quests') : undefined}
        choices={platforms.map((value) => ({ value, label: channelProviderNames[value] }))}
        none={t('Please choose at least one platform')}
        error={errors.platforms}
        value={values.platforms}
        onChange={(chosen) =>
          setFieldValue(
            'platforms',
            platforms.filter((one) => chosen.includes(one)),
          )
        }
      />
      <ManyInput
        label={t('Size')}
        choices={sizes}
        none={t('Any size')}
        value={values.sizeTiers}
        onChange={(chosen) =>
          setFieldValue(
            'sizeTiers',
            sizeTiers.filter((one) => chosen.includes(one)),
          )
        }
      />
    </Stack>
  )
}

export const Audience = (props: StepProps) => (
  <Loaded query={useQuery(InviteChoicesDocument)} skeleton={<FormSkeleton fields={4} />}>
    {(choices) => <AudienceFields {...props} choices={choices} />}
  </Loaded>
)

export const Budget = ({ fields, activations }: StepProps) => {
  const t = useText()
  const { activationId } = fields.values
  const activation = activations.find(({ id }) => id === activationId)
  return (
    <Stack>
      <Text>{activation && `${activation.name} · ${t(activationKindNames[activation.kind])}`}</Text>
      <MoneyInput
        label={t('Budget (optional)')}
        description={t(
          'We only suggest offers within this budget, and you can only select creators whose offers fit in the budget',
        )}
        {...fields.bind('budgetCents')}
      />
    </Stack>
  )
}
