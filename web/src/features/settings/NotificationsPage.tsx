import { useMutation, useQuery } from '@apollo/client/react'
import { SegmentedControl, Switch } from '@mantine/core'
import { type SummaryFrequency, type SummaryKind, summaryFrequencies, summaryKinds } from '@questboard/domain'
import { useId } from 'react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { explain } from '../../lib/failure.ts'
import { type FragmentType, makeFragmentData, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  type NotificationsForm_PreferenceFragment,
  NotificationsForm_PreferenceFragmentDoc,
  NotificationsPageDocument,
  SaveNotificationPreferenceDocument,
} from './generated/NotificationsPage.ts'
import { QuietHours } from './QuietHours.tsx'

type Preference = Omit<NotificationsForm_PreferenceFragment, ' $fragmentName'>
type Toggle = (typeof creatorToggles | typeof companyToggles)[number][0]
type Change = (set: Partial<Preference>) => void

const creatorToggles = [
  ['new_key_campaign_invitations', 'New Key Campaign invitations'],
  ['new_quest_invitations', 'New Quest invitations'],
  ['new_mission_invitations', 'New Mission invitations'],
  ['new_program_invitations', 'New Creator Program invitations'],
  ['quest_messages', 'Quest messages'],
  ['quest_status_updates', 'Quest status updates'],
  ['key_status_updates', 'Key campaign updates'],
  ['mission_status_updates', 'Mission updates'],
  ['program_updates', 'New Missions and announcements of your Creator Programs'],
] as const

const companyToggles = [
  ['company_messages', 'Messages from creators'],
  ['company_status_updates', 'Status updates of your activations'],
] as const

const summaries: Readonly<Record<SummaryKind, readonly [label: string, text: string]>> = {
  key_status_summary: ['Key campaign status', 'Creators who requested a key or submitted content.'],
  mission_status_summary: [
    'Mission status',
    'Creators who joined, submitted content or completed your Missions.',
  ],
  program_applicant_summary: ['Applicants to your Creator Program', 'Creators who applied.'],
}

const frequencies: Readonly<Record<SummaryFrequency, string>> = {
  never: 'Never',
  immediately: 'Immediately',
  daily: 'Daily',
  weekly: 'Weekly',
}

type ToggleRows = { rows: readonly (readonly [Toggle, string])[]; preference: Preference; change: Change }

const Toggles = ({ rows, preference, change }: ToggleRows) => {
  const t = useText()
  return (
    <RowList>
      {rows.map(([key, label]) => (
        <Row
          key={key}
          title={t(label)}
          side={
            <Switch
              aria-label={t(label)}
              checked={preference[key] === true}
              onChange={({ currentTarget }) => change({ [key]: currentTarget.checked })}
            />
          }
        />
      ))}
    </RowList>
  )
}

const SummaryRow = ({
  name,
  preference,
  change,
}: {
  name: SummaryKind
  preference: Preference
  change: Change
}) => {
  const t = useText()
  const id = useId()
  const [label, text] = summaries[name]
  return (
    <Row
      title={<span id={id}>{t(label)}</span>}
      text={t(text)}
      side={
        <SegmentedControl
          aria-labelledby={id}
          data={summaryFrequencies.map((value) => ({ value, label: t(frequencies[value]) }))}
          value={preference[name]}
          onChange={(value) => change({ [name]: value })}
        />
      }
    />
  )
}

/** Saves and shows each change immediately. If saving fails, reverts the change. */
const Preferences = ({
  preference: masked,
}: {
  preference: FragmentType<typeof NotificationsForm_PreferenceFragmentDoc>
}) => {
  const preference = readFragment(NotificationsForm_PreferenceFragmentDoc, masked)
  const { user } = useSession()
  const [save] = useMutation(SaveNotificationPreferenceDocument)
  const change: Change = (set) => {
    const next = { __typename: 'notification_preference' as const, ...preference, ...set }
    save({
      variables: { id: preference.user_id, set },
      optimisticResponse: {
        update_notification_preference_by_pk: makeFragmentData(next, NotificationsForm_PreferenceFragmentDoc),
      },
    }).catch((error: unknown) => toasts.bad(explain(error).message))
  }
  const company = user?.userType === 'Company'
  return (
    <Stacked>
      <Panel title="Emails" text="We always send emails about your account and your money.">
        <Toggles rows={company ? companyToggles : creatorToggles} preference={preference} change={change} />
      </Panel>
      {company && (
        <Panel title="Summaries" text="Get one email for each event, or a summary once a day or a week.">
          <RowList>
            {summaryKinds.map((name) => (
              <SummaryRow key={name} name={name} preference={preference} change={change} />
            ))}
          </RowList>
        </Panel>
      )}
      <QuietHours
        quiet_from={preference.quiet_from ?? null}
        quiet_until={preference.quiet_until ?? null}
        change={change}
      />
    </Stacked>
  )
}

const NotificationsPage = () => {
  const query = useQuery(NotificationsPageDocument)
  return (
    <>
      <PageHeader title="Notifications" text="Changes are saved automatically." />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {({ notification_preference: [preference] }) => preference && <Preferences preference={preference} />}
      </Loaded>
    </>
  )
}

export default NotificationsPage
