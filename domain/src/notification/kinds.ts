import { accountKinds } from './accountKinds.ts'
import { activityKinds } from './activityKinds.ts'
import type { Kind, Notice } from './kind.ts'
import type { MailPreference } from './mailPreferences.ts'
import { type NotificationKind, notificationKinds } from './notification.ts'
import { questKinds } from './questKinds.ts'

/** Everything that a person can be told: to whom, by which preference it is mailed, where it leads, in which words. */
export const kindsOfNotification: Readonly<Record<NotificationKind, Kind>> = {
  ...questKinds,
  ...activityKinds,
  ...accountKinds,
}

const isKind = (value: string): value is NotificationKind => Object.hasOwn(kindsOfNotification, value)

/** The words of a row, wherever it is read; null for a row of another version of the product. */
export const noticeOf = (kind: string, params: unknown): Notice | null =>
  isKind(kind) ? kindsOfNotification[kind].notice(params) : null

/** What governs the mail of a row: a preference, nothing ('always'), or that there is none ('never'). */
export const mailedBy = (
  kind: string,
  params: Readonly<Record<string, unknown>>,
): MailPreference | 'always' | 'never' => {
  if (!isKind(kind)) return 'never'
  const { preference } = kindsOfNotification[kind]
  if (typeof preference === 'string') return preference
  const value = params[preference.by]
  return typeof value === 'string' && Object.hasOwn(preference.of, value)
    ? (preference.of[value] ?? 'never')
    : 'never'
}

/** Which kinds a preference lets be mailed, and for which value of a parameter; null: for all. */
export type Mailing = {
  readonly preference: MailPreference | 'always'
  readonly kind: NotificationKind
  readonly when: { readonly param: string; readonly is: string } | null
}

/** Every way in which a notification comes to be mailed. */
export const mailings: readonly Mailing[] = notificationKinds.flatMap((kind): readonly Mailing[] => {
  const { preference } = kindsOfNotification[kind]
  if (typeof preference === 'string') return preference === 'never' ? [] : [{ preference, kind, when: null }]
  return Object.entries(preference.of).flatMap(([is, mailed]) =>
    mailed === 'never' ? [] : [{ preference: mailed, kind, when: { param: preference.by, is } }],
  )
})
