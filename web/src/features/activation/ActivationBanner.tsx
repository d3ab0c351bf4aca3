import type { ReactNode } from 'react'
import { Picture } from '../../components/Picture.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { activationPicture } from '../../shared/cards/activationPicture.ts'
import classes from './ActivationBanner.module.css'
import { FactList } from './FactList.tsx'
import { ActivationHead_ActivationFragmentDoc } from './generated/Activation.ts'
import { dateFacts } from './overviewFacts.ts'

type Props = {
  activation: FragmentType<typeof ActivationHead_ActivationFragmentDoc>
  facts: readonly (readonly [string, ReactNode])[]
}

/** The activation's picture with the company's most important facts: dates, and places, codes or budget left. */
export const ActivationBanner = ({ activation, facts }: Props) => {
  const t = useText()
  const head = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  const { name, status, start_date, published_at, end_date } = head
  const dates = dateFacts(t, {
    status,
    start_date: start_date ?? null,
    published_at: published_at ?? null,
    end_date: end_date ?? null,
  })
  return (
    <section className={classes.banner} aria-label={t('At a glance')}>
      <div className={classes.art}>
        <Picture src={activationPicture(head, 'wide')} name={name} ratio="1920 / 640" eager />
      </div>
      <div className={classes.facts}>
        <FactList facts={[...dates, ...facts]} />
      </div>
    </section>
  )
}
