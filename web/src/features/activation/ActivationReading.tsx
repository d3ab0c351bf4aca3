import { useQuery } from '@apollo/client/react'
import { type ActivationKind, activationKindNames, activationPath } from '@questboard/domain'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { AboveTabs } from '../../lib/headSlot.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { type Own, useOwn } from '../../shared/cards/ActivationCards.tsx'
import { ActivationPicture } from '../../shared/cards/ActivationPicture.tsx'
import {
  isFull,
  isJoinable,
  placesOf,
  platformsOf,
  rewardOf,
  timeLeft,
} from '../../shared/cards/activationFacts.ts'
import { ActivationFacts_ActivationFragmentDoc } from '../../shared/cards/generated/ActivationCard.ts'
import type { ActivationStepProps } from '../../shared/eligibility/ActivationStep.tsx'
import { NoLongerOpen, NoPlacesLeft } from '../../shared/eligibility/NoLongerOpen.tsx'
import { ActivationHeadSkeleton } from './ActivationHeadSkeleton.tsx'
import classes from './ActivationReading.module.css'
import { type Activation, ActivationSections } from './ActivationSections.tsx'
import { ActivationReadingDocument } from './generated/ActivationReading.ts'
import { NextStep } from './NextStep.tsx'
import { ShareLink } from './ShareLink.tsx'

/**
 * The next step of a creator for this kind of activation. Another feature provides the component, and `app/` passes it
 * to the page.
 */
export type Step = ComponentType<ActivationStepProps>

/** A mission's number of completions and time limit. */
const missionFacts = (t: ToText, { mission }: Activation): [string, ReactNode][] => {
  if (!mission) return []
  const { repeatable_count: times, run_days: days } = mission
  return [
    [
      t('Completions'),
      times === 0 ? t('Unlimited') : t('{count, plural, one {Once} other {Up to # times}}', { count: times }),
    ],
    [t('Time per creator'), days && t('{days, plural, one {# day} other {# days}}', { days })],
  ]
}

const releaseOf = ({ key_campaign }: Activation): string | null =>
  key_campaign?.planned_release ? formatDay(key_campaign.planned_release) : null

/** The review time of a mission or key campaign. A quest's brief names its own. */
const reviewOf = (t: ToText, { mission, key_campaign }: Activation): string | null => {
  const days = mission?.review_days ?? key_campaign?.review_days
  return days === undefined ? null : t('{days, plural, one {Within # day} other {Within # days}}', { days })
}

const factsOf = (t: ToText, activation: Activation, own: Own | undefined): [string, ReactNode][] => {
  const facts = readFragment(ActivationFacts_ActivationFragmentDoc, activation)
  return [
    [t('You get'), own?.offer?.amount ?? rewardOf(t, facts)],
    [t('Make'), own?.offer?.content.join(', ')],
    [t('On'), platformsOf(t, facts).join(', ')],
    [t('Stores'), activation.channels.map(({ distribution_channel: { name } }) => name).join(', ')],
    [t('Planned release'), releaseOf(activation)],
    [t('Tags'), activation.tags.map(({ tag: { name } }) => name).join(', ')],
    [t('Time'), timeLeft(t, activation)],
    [t('Creators'), placesOf(t, facts, own?.stock)],
    ...missionFacts(t, activation),
    [t('Content review'), reviewOf(t, activation)],
  ]
}

const Facts = ({
  activation,
  own,
  plain,
}: {
  activation: Activation
  own: Own | undefined
  /** True if the facts are inside a panel. */
  plain?: boolean
}) => (
  <dl className={classes.facts} data-plain={plain}>
    {factsOf(useText(), activation, own)
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

const Head = ({ activation, preview }: HeadProps) => {
  const { id, kind, name, company } = activation
  const t = useText()
  const Name = preview ? 'h2' : 'h1'
  return (
    <header className={classes.head}>
      <ActivationPicture activation={activation} shape="wide" eager />
      <p className={classes.kind}>{t(activationKindNames[kind])}</p>
      <Name className={classes.name}>{name}</Name>
      {company && (
        <p className={classes.company}>
          {t('by')} <AppLink to={`/company/${company.id}`}>{company.name}</AppLink>
        </p>
      )}
      {!preview && (
        <div className={classes.share}>
          <ShareLink path={activationPath(kind, id)} />
        </div>
      )}
    </header>
  )
}

type Shown = {
  /** True for the company's preview, without the actions that only creators have. */
  preview?: boolean | undefined
  Step?: Step | undefined
}

const Preview = () => (
  <Panel
    title="Can you join?"
    text="Creators see here whether they’re eligible, which requirements they don’t meet, and what to do next."
  />
)

const Side = ({ activation, preview, Step }: Shown & { activation: Activation }) => {
  const { user } = useSession()
  const { id, name } = activation
  const { of, isAwaited } = useOwn([id])
  // Waits for all data, because parts that load late would shift the content below.
  if (isAwaited)
    return (
      <div className={classes.side}>
        <LinesSkeleton lines={8} />
      </div>
    )
  const own = of.get(id)
  const facts =
    activation.kind === 'MISSION' ? (
      <Panel title="Mission info">
        <Facts activation={activation} own={own} plain />
      </Panel>
    ) : (
      <Facts activation={activation} own={own} />
    )
  const isOpen = isJoinable(activation)
  const fit = preview ? (
    <Preview />
  ) : isOpen && isFull(readFragment(ActivationFacts_ActivationFragmentDoc, activation)) ? (
    <NoPlacesLeft />
  ) : isOpen ? (
    <NextStep kind={activation.kind} eligibility={own?.eligibility} />
  ) : (
    <NoLongerOpen kind={activation.kind} status={activation.status} />
  )
  const read = (
    <>
      {fit}
      {facts}
    </>
  )
  const steps = Step && !preview && user?.userType === 'Creator'
  return (
    <div className={classes.side} data-long={steps ? true : undefined}>
      {steps ? (
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <Step id={id} name={name} eligibility={own?.eligibility} isOpen={isOpen} facts={facts} fit={fit} />
        </Suspense>
      ) : (
        read
      )}
    </div>
  )
}

const ReadingView = ({ activation, ...shown }: Shown & { activation: Activation }) => {
  useTitle(activation.name)
  const head = <Head activation={activation} preview={shown.preview} />
  return (
    <article>
      {shown.preview ? head : <AboveTabs>{head}</AboveTabs>}
      <div className={classes.columns}>
        <ActivationSections activation={activation} />
        <Side activation={activation} {...shown} />
      </div>
    </article>
  )
}

type Props = Shown & { id: string; kind: ActivationKind; missing: ReactNode }

/** An activation's page for creators who consider taking part. */
export const ActivationReading = ({ id, kind, missing, ...shown }: Props) => {
  const query = useQuery(ActivationReadingDocument, { variables: { id } })
  return (
    <Loaded
      query={query}
      skeleton={
        <>
          {!shown.preview && (
            <AboveTabs>
              <ActivationHeadSkeleton id={id} kind={kind} />
            </AboveTabs>
          )}
          <LinesSkeleton lines={8} />
        </>
      }
    >
      {({ activation_by_pk: found }) =>
        found?.kind === kind ? <ReadingView activation={found} {...shown} /> : missing
      }
    </Loaded>
  )
}
