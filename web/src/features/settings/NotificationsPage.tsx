import { useMutation, useQuery } from '@apollo/client/react'
import { SegmentedControl, Switch } from '@mantine/core'
import {
  type MailPreference,
  type SummaryFrequency,
  type SummaryKind,
  summaryFrequencies,
} from '@questboard/domain'
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
type Toggle = Exclude<MailPreference, SummaryKind>
type Change = (set: Partial<Preference>) => void

type Family = {
  readonly title: string
  readonly toggles?: readonly (readonly [Toggle, string])[]
  readonly summary?: SummaryKind
}

const creatorFamilies: readonly Family[] = [
  {
    title: 'Keys',
    toggles: [
      ['new_key_campaign_invitations', 'New Key Campaign invitations'],
      ['key_status_updates', 'Key campaign updates'],
    ],
  },
  {
    title: 'Quests',
    toggles: [
      ['new_quest_invitations', 'New Quest invitations'],
      ['quest_messages', 'Quest messages'],
      ['quest_status_updates', 'Quest status updates'],
    ],
  },
  {
    title: 'Missions',
    toggles: [
      ['new_mission_invitations', 'New Mission invitations'],
      ['mission_status_updates', 'Mission updates'],
    ],
  },
  {
    title: 'Creator Programs',
    toggles: [
      ['new_program_invitations', 'New Creator Program invitations'],
      ['program_updates', 'New Missions and announcements of your Creator Programs'],
    ],
  },
]

const companyFamilies: readonly Family[] = [
  { title: 'Keys', summary: 'key_status_summary' },
  { title: 'Missions', summary: 'mission_status_summary' },
  { title: 'Creator Programs', summary: 'program_applicant_summary' },
  {
    title: 'Quests and all activations',
    toggles: [
      ['company_messages', 'Messages from creators'],
      ['company_status_updates', 'Status updates of your activations'],
    ],
  },
]

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

type Changing = { readonly preference: Preference; readonly change: Change }

const ToggleRow = ({ name, label, preference, change }: Changing & { name: Toggle; label: string }) => {
  const t = useText()
  return (
    <Row
      keepsLine
      title={t(label)}
      side={
        <Switch
          aria-label={t(label)}
          checked={preference[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
        />
      }
    />
  )
}

const SummaryRow = ({ name, preference, change }: Changing & { name: SummaryKind }) => {
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

const FamilyPanel = ({
  family: { title, toggles = [], summary },
  ...changing
}: Changing & { family: Family }) => (
  <Panel title={title}>
    <RowList>
      {summary && <SummaryRow name={summary} {...changing} />}
      {toggles.map(([name, label]) => (
        <ToggleRow key={name} name={name} label={label} {...changing} />
      ))}
    </RowList>
  </Panel>
)

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
  const families = user?.userType === 'Company' ? companyFamilies : creatorFamilies
  return (
    <Stacked>
      {families.map((family) => (
        <FamilyPanel key={family.title} family={family} preference={preference} change={change} />
      ))}
      <Panel
        title="Payments and account"
        text="We always send emails about your payments, your payouts and your account."
      />
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
