/** Generates docs/notifications.md from the catalogs of events and notifications in domain/. */
import {
  type Audience,
  type EventName,
  eventEntry,
  eventNames,
  isMailPreference,
  isSummaryKind,
  kindsOfNotification,
  type MailPreference,
  mailPreferenceNames,
  type NotificationKind,
  silences,
  silentEvents,
} from '@questboard/domain'
import { code, table } from './markdown.ts'

export const notificationPage = 'docs/notifications.md'

const people: Readonly<Record<Audience, string>> = {
  company: 'company members',
  colleagues: 'company members except the actor',
  owners: 'owners except the actor',
  creator: 'creator',
  side: 'the side that must act',
  person: 'the person concerned',
  members: 'program members',
  askers: 'creators who asked for codes',
}

/** The preferences for one group of people. A preference that depends on the recipient's side has one for each side. */
const preferencesOf = (kind: NotificationKind, audience: Audience): readonly string[] => {
  const { preference } = kindsOfNotification[kind]
  if (typeof preference === 'string') return [preference]
  const ofSide = preference.by === 'to' ? preference.of[audience] : undefined
  return ofSide === undefined ? [...new Set(Object.values(preference.of))] : [ofSide]
}

const namesOf = (preferences: readonly MailPreference[]): string =>
  preferences.map((preference) => mailPreferenceNames[preference]).join(', ')

/** The cells for mails and digests. */
const mailsOf = (preferences: readonly string[]): readonly [mail: string, digest: string] => {
  const known = preferences.filter(isMailPreference)
  const digests = namesOf(known.filter(isSummaryKind))
  const mails = namesOf(known.filter((preference) => !isSummaryKind(preference)))
  return [preferences.includes('always') ? 'always' : mails || (digests ? 'on request' : '–'), digests || '–']
}

const rowsOf = (event: EventName, kind: NotificationKind): readonly (readonly string[])[] =>
  kindsOfNotification[kind].audience.map((audience) => [
    code([event]),
    people[audience],
    code([kind]),
    ...mailsOf(preferencesOf(kind, audience)),
  ])

const isSilent = (name: EventName): name is keyof typeof silentEvents => Object.hasOwn(silentEvents, name)

const reasonOf = (name: keyof typeof silentEvents): string => {
  const reason = silentEvents[name]
  return typeof reason === 'string' ? silences[reason] : `${code([reason.toldBy])} sends the notification.`
}

const reminder = 'deadlineNear'

const subjectOf = (name: EventName): string => {
  const [first = '', ...others] = [eventEntry(name).entity].flat()
  return others.length > 0 ? 'Several tables' : code([first])
}

const matrix = (names: readonly EventName[]): string =>
  table(
    ['event', 'who', 'bell', 'mail', 'digest'],
    names.flatMap((name) => {
      const { tells } = eventEntry(name)
      return tells === 'nobody' ? [] : tells.flatMap((kind) => rowsOf(name, kind))
    }),
  )

const sections = (): string => {
  const bySubject = Map.groupBy(
    eventNames.filter((name) => !isSilent(name) && name !== reminder),
    subjectOf,
  )
  return [...bySubject].map(([subject, names]) => `## ${subject}\n\n${matrix(names)}`).join('\n\n')
}

export const writeNotificationPage = (): string => `# Notifications

\`npm run codegen\` writes this page from \`domain/src/events\` and \`domain/src/notification\`.

Each event below notifies people in the product's bell. The other columns name the preferences that people can change.

- *mail* is sent immediately. It is on until the person turns it off, and "always" cannot be turned off.
- *digest* is sent once a day or once a week. "On request" means that people can choose a mail for each event instead.

${sections()}

## Reminders

The workflow of a row with a deadline sends these reminders before the deadline.

${matrix([reminder])}

## Events without a notification

${table(
  ['event', 'reason'],
  eventNames.filter(isSilent).map((name) => [code([name]), reasonOf(name)]),
)}
`
