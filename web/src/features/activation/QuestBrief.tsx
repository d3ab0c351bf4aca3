import { useQuery } from '@apollo/client/react'
import {
  postTypeNames,
  postTypes,
  type QuestDeliveryType,
  type RequirementName,
  requirementNames,
} from '@questboard/domain'
import type { ReactNode } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Picture } from '../../components/Picture.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { TagList } from '../../components/TagList.tsx'
import { formatCount, formatMoment } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { homeZone, wallTimeAt, zoneName } from '../../lib/zones.ts'
import {
  type QuestBrief_ActivationFragment,
  QuestBrief_ActivationFragmentDoc,
  QuestPlacesDocument,
} from './generated/QuestPage.ts'
import classes from './QuestBrief.module.css'

type Quest = NonNullable<QuestBrief_ActivationFragment['quest']>
type Requirement = NonNullable<QuestBrief_ActivationFragment['requirement']>

const deliveryNames: Readonly<Record<QuestDeliveryType, string>> = {
  open: 'Open',
  date_range: 'Date range',
  specific_date: 'Specific date',
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const useDelivery = ({ delivery_type, specific_date, publish_from, publish_until }: Quest): string => {
  const t = useText()
  if (delivery_type === 'specific_date') return formatMoment(specific_date)
  if (delivery_type === 'date_range')
    return t('{from} to {until}', { from: formatMoment(publish_from), until: formatMoment(publish_until) })
  return t('Within 10 days of payment')
}

const embargoOf = (at: string, zone: string): string => {
  const wall = wallTimeAt(at, zone)
  return wall ? `${wall.day} ${wall.time}, ${zoneName(zone, new Date(at))}` : ''
}

const Facts = ({ activation, quest }: { activation: QuestBrief_ActivationFragment; quest: Quest }) => {
  const t = useText()
  const delivery = useDelivery(quest)
  const wanted = postTypes.filter((type) => quest.post_types.includes(type))
  return (
    <Panel title="At a glance">
      <dl className={classes.facts}>
        <Fact label={t('Game')}>{activation.game?.name ?? '–'}</Fact>
        <Fact label={t('Open for offers')}>
          {t('{from} to {until}', {
            from: formatMoment(activation.start_date),
            until: formatMoment(activation.end_date),
          })}
        </Fact>
        <Fact label={t('Kinds of content')}>{wanted.map((type) => t(postTypeNames[type])).join(', ')}</Fact>
        <Fact label={t('Delivery')}>
          {t(deliveryNames[quest.delivery_type])}: {delivery}
        </Fact>
        {activation.embargo_at && (
          <Fact label={t('Embargo ends')}>
            {embargoOf(activation.embargo_at, activation.embargo_time_zone ?? homeZone)}
          </Fact>
        )}
        <Fact label={t('Review')}>
          {t('{days, plural, one {Within # day} other {Within # days}}', { days: quest.auto_approve_days })}
        </Fact>
        <Fact label={t('Codes for each creator')}>{formatCount(quest.kit_codes)}</Fact>
      </dl>
    </Panel>
  )
}

const List = ({ title, items }: { title: string; items: readonly string[] }) => {
  const t = useText()
  return items.length === 0 ? null : (
    <div>
      <h3 className={classes.heading}>{t(title)}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

const Goals = ({ quest }: { quest: Quest }) => {
  const t = useText()
  const { deliverables, talking_points, call_to_action, target_url, track_clicks } = quest
  return (
    <Panel title="Goals and info">
      <div className={classes.goals}>
        <List title="Deliverables" items={deliverables} />
        <List title="Talking points" items={talking_points} />
        {(call_to_action || target_url) && (
          <div>
            <h3 className={classes.heading}>{t('Call to action')}</h3>
            <p className={classes.plain}>{call_to_action}</p>
            {target_url && (
              <p className={classes.plain}>
                {target_url} ({t(track_clicks ? 'each creator gets a link of their own' : 'plain URL')})
              </p>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}

const figures = [
  'twitch_followers',
  'twitch_average_ccv',
  'youtube_subscribers',
  'youtube_average_video_views',
  'youtube_average_short_views',
  'tiktok_followers',
  'tiktok_average_short_views',
  'activations_required',
] as const satisfies readonly RequirementName[]

const Requirements = ({ requirement }: { requirement: Requirement }) => {
  const t = useText()
  const { data } = useQuery(QuestPlacesDocument)
  const nameIn = (rows: readonly { code: string; name: string }[] | undefined) => (code: string) =>
    rows?.find((row) => row.code === code)?.name ?? code
  const asked = figures.flatMap((name) => {
    const least = requirement[name]
    const counts = name === 'activations_required' || !requirement.allow_all_creators
    return least && counts ? [`${t(requirementNames[name])}: ${formatCount(least)}`] : []
  })
  const places = [
    ...requirement.continents.map(nameIn(data?.continent)),
    ...requirement.countries.map(nameIn(data?.country)),
  ]
  const languages = requirement.languages.map(nameIn(data?.language))
  return (
    <Panel title="Requirements">
      <dl className={classes.facts}>
        <Fact label={t('Channels')}>
          <TagList tags={asked} none="All creators" />
        </Fact>
        <Fact label={t('Region')}>
          <TagList tags={places} none="Anywhere" />
        </Fact>
        <Fact label={t('Language')}>
          <TagList tags={languages} none="Any language" />
        </Fact>
      </dl>
    </Panel>
  )
}

/** A quest as a creator reads it. */
export const QuestBrief = ({
  activation,
}: {
  activation: FragmentType<typeof QuestBrief_ActivationFragmentDoc>
}) => {
  const known = readFragment(QuestBrief_ActivationFragmentDoc, activation)
  const { quest, requirement, hero_url, name, description } = known
  return (
    <Stacked>
      <Picture src={hero_url} name={name} ratio="1920 / 640" />
      {description && (
        <Panel title="About">
          <RichText text={description} />
        </Panel>
      )}
      {quest && <Facts activation={known} quest={quest} />}
      {quest && <Goals quest={quest} />}
      {requirement && <Requirements requirement={requirement} />}
    </Stacked>
  )
}
