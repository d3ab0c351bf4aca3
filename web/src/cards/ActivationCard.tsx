import { type ActivationKind, activationKindNames } from '@questboard/domain'
import { AppLink } from '../components/AppLink.tsx'
import { Picture } from '../components/Picture.tsx'
import { formatDay } from '../lib/format.ts'
import { type FragmentType, readFragment } from '../lib/fragments.ts'
import { type ToText, useText } from '../lib/text.ts'
import classes from './ActivationCard.module.css'
import { ActivationCard_ActivationFragmentDoc } from './generated/ActivationCard.ts'

const bases: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: '/creator-programs',
  KEY: '/campaigns',
  MISSION: '/missions',
  QUEST: '/campaigns/quests',
}

type Time = string | null | undefined

const whenOf = (t: ToText, status: string, start: Time, end: Time): string => {
  if (status === 'upcoming') return start ? t('Opens {day}', { day: formatDay(start) }) : t('Opens soon')
  return end ? t('Until {day}', { day: formatDay(end) }) : t('Open with no end date')
}

/** Something a creator can take part in, wherever activations are listed. */
export const ActivationCard = ({
  activation,
}: {
  activation: FragmentType<typeof ActivationCard_ActivationFragmentDoc>
}) => {
  const t = useText()
  const { id, kind, name, status, start_date, end_date, thumbnail_url, hero_url, company } = readFragment(
    ActivationCard_ActivationFragmentDoc,
    activation,
  )
  return (
    <AppLink to={`${bases[kind]}/${id}`} className={classes.card}>
      <Picture src={thumbnail_url ?? hero_url} name={name} ratio="460 / 215" />
      <span className={classes.words}>
        <span className={classes.kind}>{t(activationKindNames[kind])}</span>
        <span className={classes.name}>{name}</span>
        <span className={classes.text}>
          {[company?.name, whenOf(t, status, start_date, end_date)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </AppLink>
  )
}
