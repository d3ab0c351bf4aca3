import { useQuery } from '@apollo/client/react'
import { activationPath } from '@questboard/domain'
import { Fragment, type ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ActivationFacts_ActivationFragmentDoc } from '../../shared/cards/generated/ActivationCard.ts'
import {
  conditionWords,
  type Requirement,
  restrictionsOf,
  restrictionWords,
} from '../../shared/eligibility/requirements.ts'
import { BriefList } from './BriefList.tsx'
import { type ActivationReadingQuery, RequiredMissionsDocument } from './generated/ActivationReading.ts'

type Activation = Pick<NonNullable<ActivationReadingQuery['activation_by_pk']>, 'requirement' | 'mission'> &
  FragmentType<typeof ActivationFacts_ActivationFragmentDoc>

/** Names the required missions with links. If the reader cannot see any of them, the sentence names none. */
const RequiredMissions = ({ ids }: { ids: readonly string[] }) => {
  const t = useText()
  const { data } = useQuery(RequiredMissionsDocument, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  })
  const missions = data?.activation ?? []
  if (missions.length === 0) return t(restrictionWords.missions)
  return (
    <>
      {t('Creators who completed {count, plural, one {this Mission} other {one of these Missions}}:', {
        count: missions.length,
      })}{' '}
      {missions.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <AppLink to={activationPath('MISSION', id)}>{name}</AppLink>
        </Fragment>
      ))}
    </>
  )
}

const Members = ({ program }: { program: NonNullable<Activation['requirement']>['program'] }) => {
  const t = useText()
  if (!program) return t(restrictionWords.members)
  return (
    <>
      {t('Members of the Creator Program')}{' '}
      <AppLink to={activationPath('CREATOR_PROGRAM', program.id)}>{program.name}</AppLink>
    </>
  )
}

/** The creators who can take part, with links to the program and the missions that are required. */
export const Requirements = ({ activation }: { activation: Activation }) => {
  const t = useText()
  const { requirement: figures } = readFragment(ActivationFacts_ActivationFragmentDoc, activation)
  const { requirement: own, mission } = activation
  const whole: Requirement | null = figures && own ? { ...figures, ...own } : null
  const { lists, members, missions } = restrictionsOf(whole, mission?.access)
  const items: { key: string; title: ReactNode }[] = [
    ...conditionWords(t, whole).map((title) => ({ key: title, title })),
    // A list's name is the company's own note, so creators do not see it.
    ...(lists ? [{ key: 'lists', title: t(restrictionWords.lists) }] : []),
    ...(members ? [{ key: 'members', title: <Members program={own?.program ?? null} /> }] : []),
    ...(missions
      ? [{ key: 'missions', title: <RequiredMissions ids={own?.completed_mission_ids ?? []} /> }]
      : []),
  ]
  // Renders nothing for another company, which cannot read the requirements.
  if (items.length === 0 && !own) return null
  if (items.length === 0) return <Panel title="Who can take part" text="Every creator." />
  return <BriefList title="Who can take part" items={items} />
}
