import { useQuery } from '@apollo/client/react'
import { type ActivationKind, activationKindNames } from '@questboard/domain'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { useOwn } from '../../cards/ActivationCards.tsx'
import { placesOf, platformsOf, rewardOf, type Stock, timeLeft } from '../../cards/activationFacts.ts'
import { ActivationFacts_ActivationFragmentDoc } from '../../cards/generated/ActivationCard.ts'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Picture } from '../../components/Picture.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import classes from './ActivationPage.module.css'
import { type Activation, ActivationSections } from './ActivationSections.tsx'
import { ActivationPageDocument } from './generated/ActivationPage.ts'
import { NextStep } from './NextStep.tsx'
import { QuestGate } from './QuestGate.tsx'

/** The kind that an address is of, by what it begins with; the longest first. */
const kindOf = (pathname: string): ActivationKind => {
  if (pathname.startsWith('/campaigns/quests/')) return 'QUEST'
  if (pathname.startsWith('/campaigns/')) return 'KEY'
  return pathname.startsWith('/missions/') ? 'MISSION' : 'CREATOR_PROGRAM'
}

const factsOf = (t: ToText, activation: Activation, stock: Stock): [string, ReactNode][] => {
  const facts = readFragment(ActivationFacts_ActivationFragmentDoc, activation)
  return [
    [t('You get'), rewardOf(t, facts)],
    [t('On'), platformsOf(t, facts).join(', ')],
    [t('Time'), timeLeft(t, activation)],
    [t('Creators'), placesOf(t, facts, stock)],
  ]
}

const Facts = ({ activation, stock }: { activation: Activation; stock: Stock }) => (
  <dl className={classes.facts}>
    {factsOf(useText(), activation, stock)
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

const Head = ({ activation: { kind, name, hero_url, company } }: { activation: Activation }) => {
  const t = useText()
  return (
    <header className={classes.head}>
      <Picture src={hero_url} name={name} ratio="1920 / 640" eager />
      <p className={classes.kind}>{t(activationKindNames[kind])}</p>
      <h1 className={classes.name}>{name}</h1>
      {company && (
        <p className={classes.company}>
          {t('by')} <AppLink to={`/company/${company.id}`}>{company.name}</AppLink>
        </p>
      )}
    </header>
  )
}

/** What a creator does here next, of a kind that has such a step. */
type Step = ComponentType<{ id: string; name: string; eligibility: unknown }>

const ActivationView = ({ activation, Step }: { activation: Activation; Step?: Step | undefined }) => {
  useTitle(activation.name)
  const { user } = useSession()
  const own = useOwn([activation.id]).get(activation.id)
  return (
    <article>
      <Head activation={activation} />
      <div className={classes.columns}>
        <ActivationSections activation={activation} />
        <div className={classes.side}>
          <Facts activation={activation} stock={own?.stock ?? []} />
          <NextStep eligibility={own?.eligibility} />
          {Step && user?.userType === 'Creator' && (
            <Suspense>
              <Step id={activation.id} name={activation.name} eligibility={own?.eligibility} />
            </Suspense>
          )}
        </div>
      </div>
    </article>
  )
}

/** What a mission, key campaign, Creator Program or Quest is: for whoever may see it, without an account too. */
const ActivationPage = ({ Step }: { Step?: Step }) => {
  const kind = kindOf(useLocation().pathname)
  const { missionId, campaignId, questId, programId } = useParams()
  const id = missionId ?? campaignId ?? questId ?? programId ?? ''
  const query = useQuery(ActivationPageDocument, { variables: { id }, skip: !isUuid(id) })
  const missing = kind === 'QUEST' ? <QuestGate /> : <NotFound what={activationKindNames[kind]} />
  if (!isUuid(id)) return missing
  return (
    <Loaded query={query} skeleton={<LinesSkeleton lines={8} />}>
      {({ activation_by_pk: found }) =>
        found?.kind === kind ? <ActivationView activation={found} Step={Step} /> : missing
      }
    </Loaded>
  )
}

export default ActivationPage
