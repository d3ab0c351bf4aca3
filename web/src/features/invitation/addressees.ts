import { errors, invitationsPerChoice, readAddresses, readUsernames } from '@questboard/domain'
import type { FieldErrors } from '../../lib/form.ts'
import type { ToText } from '../../lib/text.ts'
import { type Addressees, countAddressees } from './useInviting.ts'

/** The ways to enter creators, if the company did not select them in a search. */
export const ways = { email: 'By email', username: 'By name', list: 'From a list' } as const
export type Way = keyof typeof ways

export const isWay = (word: string): word is Way => Object.hasOwn(ways, word)

export type WayValues = { way: Way; emails: string; usernames: string; listId: string | null }
export const noAddressees: WayValues = { way: 'email', emails: '', usernames: '', listId: null }

const nobody: Addressees = { creatorIds: [], usernames: [], emails: [] }

/** `listed` contains the creators of the selected list, read when the invitations are sent. */
export const addresseesOf = (values: WayValues, listed: readonly string[]): Addressees => {
  if (values.way === 'email') return { ...nobody, emails: readAddresses(values.emails).addresses }
  if (values.way === 'username') return { ...nobody, usernames: readUsernames(values.usernames) }
  return { ...nobody, creatorIds: listed }
}

const fieldOf = { email: 'emails', username: 'usernames', list: 'listId' } as const

export const checkAddressees = (t: ToText, values: WayValues): FieldErrors => {
  const field = fieldOf[values.way]
  const { wrong } = readAddresses(values.emails)
  const [first] = wrong
  if (values.way === 'email' && first !== undefined)
    return {
      emails:
        wrong.length === 1
          ? t('“{line}” isn’t an email address', { line: first })
          : t('“{line}” and {count} more aren’t email addresses', { line: first, count: wrong.length - 1 }),
    }
  if (values.way === 'list') return values.listId === null ? { listId: errors['invalid-input'] } : {}
  const many = countAddressees(addresseesOf(values, []))
  if (many === 0)
    return {
      [field]: t(values.way === 'email' ? 'Enter at least one email address' : 'Enter at least one name'),
    }
  return many > invitationsPerChoice
    ? { [field]: t('Enter up to {count} at a time', { count: invitationsPerChoice }) }
    : {}
}
