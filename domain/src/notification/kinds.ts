import { accountKinds } from './accountKinds.ts'
import { activityKinds } from './activityKinds.ts'
import { codeKinds } from './codeKinds.ts'
import type { Kind, Notice } from './kind.ts'
import type { MailPreference } from './mailPreferences.ts'
import { moneyKinds } from './moneyKinds.ts'
import { type NotificationKind, notificationKinds } from './notification.ts'
import { questKinds } from './questKinds.ts'

export const kindsOfNotification: Readonly<Record<NotificationKind, Kind>> = {
  ...questKinds,
  ...activityKinds,
  ...accountKinds,
  ...moneyKinds,
  ...codeKinds,
}

const isKind = (value: string): value is NotificationKind => Object.hasOwn(kindsOfNotification, value)

/** The text for a row. Null for a row that another version of the app wrote. */
export const noticeOf = (kind: string, params: unknown): Notice | null =>
  isKind(kind) ? kindsOfNotification[kind].notice(params) : null

/** The preference that must be on to mail a row's notification. 'always' needs no preference, 'never' means no mail. */
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

/** The preference that a kind's mail depends on. `when` limits this to one value of a parameter. */
export type Mailing = {
  readonly preference: MailPreference | 'always'
  readonly kind: NotificationKind
  readonly when: { readonly param: string; readonly is: string } | null
}

export const mailings: readonly Mailing[] = notificationKinds.flatMap((kind): readonly Mailing[] => {
  const { preference } = kindsOfNotification[kind]
  if (typeof preference === 'string') return preference === 'never' ? [] : [{ preference, kind, when: null }]
  return Object.entries(preference.of).flatMap(([is, mailed]) =>
    mailed === 'never' ? [] : [{ preference: mailed, kind, when: { param: preference.by, is } }],
  )
})
