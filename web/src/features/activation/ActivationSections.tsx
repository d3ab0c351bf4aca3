import { activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { isJoinable, isOver, rewardNames } from '../../shared/cards/activationFacts.ts'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import { ActivationFacts_ActivationFragmentDoc } from '../../shared/cards/generated/ActivationCard.ts'
import { criterionSentence } from '../../shared/missions/missionGoals.ts'
import classes from './ActivationReading.module.css'
import { BriefList } from './BriefList.tsx'
import type { ActivationReadingQuery } from './generated/ActivationReading.ts'
import { ProgramAnnouncements } from './ProgramAnnouncements.tsx'
import { QuestBrief } from './quest/QuestBrief.tsx'
import { Requirements } from './Requirements.tsx'

export type Activation = NonNullable<ActivationReadingQuery['activation_by_pk']>
type Criterion = NonNullable<Activation['mission']>['criteria'][number]

/** Shows each criterion as one sentence, next to the company's own title and description. */
const criterionRow = (t: ToText, criterion: Criterion) => {
  const { id: key, title, description } = criterion
  const sentence = criterionSentence(t, criterion)
  if (!title) return { key, title: sentence, text: description }
  return { key, title, text: [sentence, description].filter(Boolean).join('. ') }
}

const Criteria = ({ mission }: Pick<Activation, 'mission'>) => {
  const t = useText()
  const items = (mission?.criteria ?? []).map((one) => criterionRow(t, one))
  return <BriefList title="Completion criteria" items={items} />
}

const Rewards = ({ activation }: { activation: Activation }) => {
  const t = useText()
  const { mission } = readFragment(ActivationFacts_ActivationFragmentDoc, activation)
  const rewards = mission?.rewards ?? []
  const names = rewardNames(t, rewards)
  const items = rewards.map(({ id, description }, index) => ({
    key: id,
    title: names[index] ?? '',
    text: description === names[index] ? '' : description,
  }))
  return <BriefList title="Rewards" items={items} />
}

/** Missions that a creator can join after completing this one, without missions that have ended. */
const Unlocks = ({ mission }: Pick<Activation, 'mission'>) => {
  const items = (mission?.unlocks ?? []).flatMap(({ unlocked_activation: next }) =>
    next && !isOver(next.status)
      ? [{ key: next.id, title: <AppLink to={activationPath('MISSION', next.id)}>{next.name}</AppLink> }]
      : [],
  )
  return <BriefList title="Unlocks upon completion" items={items} />
}

/** The company's own words about why to join the program. */
const LandingWords = ({ program }: { program: Activation['creator_program'] }) => {
  if (!program || program.landing_title + program.landing_body === '') return null
  return (
    <Panel title={program.landing_title || 'Why join'}>
      {program.landing_body && <RichText text={program.landing_body} />}
    </Panel>
  )
}

export const ActivationSections = ({ activation }: { activation: Activation }) => {
  const { id, kind, description, company, creator_program, game, games } = activation
  const all = [...(game ? [game] : []), ...games.map(({ game: one }) => one)]
  const shown = all.filter((one, index) => all.findIndex((other) => other.id === one.id) === index)
  return (
    <div className={classes.main}>
      {description &&
        (kind === 'MISSION' ? (
          <Panel title="Description">
            <RichText text={description} />
          </Panel>
        ) : (
          <RichText text={description} />
        ))}
      {kind === 'CREATOR_PROGRAM' && company && <ProgramAnnouncements companyId={company.id} />}
      <LandingWords program={creator_program} />
      <Rewards activation={activation} />
      <BriefList
        title="Perks"
        items={(creator_program?.perks ?? []).map(({ id: key, title, description: text }) => ({
          key,
          title,
          text,
        }))}
      />
      <Criteria mission={activation.mission} />
      {kind === 'QUEST' && <QuestBrief questId={id} isOpen={isJoinable(activation)} />}
      <Requirements activation={activation} />
      <Unlocks mission={activation.mission} />
      {shown.length > 0 && (
        <CardGrid title={kind === 'MISSION' ? 'Games to play' : 'Games'}>
          {shown.map((one) => (
            <GameCard key={one.id} game={one} />
          ))}
        </CardGrid>
      )}
    </div>
  )
}
