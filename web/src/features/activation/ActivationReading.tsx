import { useQuery } from '@apollo/client/react'
import {
  type ActivationKind,
  activationKindNames,
  eligibility as eligibilityAnswer,
} from '@questboard/domain'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { useOwn } from '../../cards/ActivationCards.tsx'
import { placesOf, platformsOf, rewardOf, type Stock, timeLeft } from '../../cards/activationFacts.ts'
import { ActivationFacts_ActivationFragmentDoc } from '../../cards/generated/ActivationCard.ts'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Picture } from '../../components/Picture.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import classes from './ActivationReading.module.css'
import { type Activation, ActivationSections } from './ActivationSections.tsx'
import { ActivationReadingDocument } from './generated/ActivationReading.ts'
import { NextStep } from './NextStep.tsx'

/** What a creator does here next, of a kind that has such a step: a part of another feature, which `app/` joins to the page. */
export type Step = ComponentType<{ id: string; name: string; eligibility: unknown }>

/** What a creator can do with an activation, below whether they may: parts of other features, which `app/` joins to the page. */
export type OwnStep = (activation: { id: string; eligible: boolean }) => ReactNode

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

type HeadProps = { activation: Activation; preview: boolean | undefined }

const Head = ({ activation: { kind, name, hero_url, company }, preview }: HeadProps) => {
  const t = useText()
  const Name = preview ? 'h2' : 'h1'
  return (
    <header className={classes.head}>
      <Picture src={hero_url} name={name} ratio="1920 / 640" eager />
      <p className={classes.kind}>{t(activationKindNames[kind])}</p>
      <Name className={classes.name}>{name}</Name>
      {company && (
        <p className={classes.company}>
          {t('by')} <AppLink to={`/company/${company.id}`}>{company.name}</AppLink>
        </p>
      )}
    </header>
  )
}

const ActivationView = ({
  activation,
  ownStep,
}: {
  activation: Activation
  ownStep: OwnStep | undefined
}) => {
  useTitle(activation.name)
  const { id } = activation
  const own = useOwn([id]).get(id)
  const answer = eligibilityAnswer.safeParse(own?.eligibility)
  return (
    <article>
      <Head activation={activation} preview={shown.preview} />
      <div className={classes.columns}>
        <ActivationSections activation={activation} />
        <div className={classes.side}>
          <Facts activation={activation} stock={own?.stock ?? []} />
          <NextStep eligibility={own?.eligibility} />
          {answer.success && ownStep?.({ id, eligible: answer.data.eligible })}
        </div>
      </div>
    </article>
  )
}

/** What a mission, key campaign, Creator Program or Quest is: for whoever may see it, without an account too. */
const ActivationPage = ({ ownStep }: { ownStep?: OwnStep }) => {
  const kind = kindOf(useLocation().pathname)
  const { missionId, campaignId, questId, programId } = useParams()
  const id = missionId ?? campaignId ?? questId ?? programId ?? ''
  const query = useQuery(ActivationPageDocument, { variables: { id }, skip: !isUuid(id) })
  const missing = kind === 'QUEST' ? <QuestGate /> : <NotFound what={activationKindNames[kind]} />
  if (!isUuid(id)) return missing
  return (
    <Loaded query={query} skeleton={<LinesSkeleton lines={8} />}>
      {({ activation_by_pk: found }) =>
        found?.kind === kind ? <ActivationView activation={found} ownStep={ownStep} /> : missing
      }
    </Loaded>
  )
}
