import { activationKindNames, activationPath } from '@questboard/domain'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import classes from './ActivationCard.module.css'
import { ActivationPicture } from './ActivationPicture.tsx'
import { placesOf, plannedRelease, platformsOf, rewardOf, type Stock, timeLeft } from './activationFacts.ts'
import {
  type ActivationCard_ActivationFragment,
  ActivationCard_ActivationFragmentDoc,
  ActivationFacts_ActivationFragmentDoc,
} from './generated/ActivationCard.ts'
import type { QuestOffer } from './questOffer.ts'

type Activation = ActivationCard_ActivationFragment

/** Facts that only creators see: the codes left, and the estimated pay of a quest. */
type Known = { stock?: Stock | undefined; offer?: QuestOffer | null | undefined }

const factsOf = (t: ToText, activation: Activation, { stock, offer }: Known) => {
  const facts = readFragment(ActivationFacts_ActivationFragmentDoc, activation)
  const places = placesOf(t, facts, stock)
  const platforms = platformsOf(t, facts)
  return {
    reward: offer?.amount ?? rewardOf(t, facts),
    platforms: [...(offer?.content ?? []), ...platforms],
    terms: [timeLeft(t, activation), places, plannedRelease(t, facts)].filter((words) => words !== null),
  }
}

type Props = Known & {
  activation: FragmentType<typeof ActivationCard_ActivationFragmentDoc>
  /** Additional lines for the current user, such as their eligibility. */
  children?: ReactNode
}

export const ActivationCard = ({ activation: masked, stock, offer, children }: Props) => {
  const t = useText()
  const activation = readFragment(ActivationCard_ActivationFragmentDoc, masked)
  const { id, kind, name, company } = activation
  const { reward, platforms, terms } = factsOf(t, activation, { stock, offer })
  return (
    <AppLink to={activationPath(kind, id)} className={classes.card}>
      <ActivationPicture activation={activation} />
      <span className={classes.words}>
        <span className={classes.kind}>{t(activationKindNames[kind])}</span>
        <span className={classes.name}>{name}</span>
        {company && <span className={classes.text}>{company.name}</span>}
        {reward && <span className={classes.reward}>{reward}</span>}
        {platforms.length > 0 && <span className={classes.text}>{platforms.join(' · ')}</span>}
        <span className={classes.terms}>{terms.join(' · ')}</span>
        {children}
      </span>
    </AppLink>
  )
}
