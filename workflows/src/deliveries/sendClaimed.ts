import type { Dependencies } from '../activities/dependencies.ts'
import { eventMails } from '../contract.ts'
import { createEventMails } from './eventMails.ts'
import { mailNotification, readUnmailed, type Told } from './notificationMails.ts'
import type { Outcome } from './outcome.ts'
import { type Claimed, endDelivery, holdDelivery, LEASE_MS, retryDelivery } from './queue.ts'

export type Needed = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl' | 'unsubscribeTokens'>

/** A mail that has waited longer for its turn is not sent, because another worker can claim it before it has arrived. */
const LATEST_START_MS = LEASE_MS / 3

/** Sends claimed mails and notes their outcome. Mails to one person are sent one after another. */
export const createSender = (needed: Needed) => {
  const { database } = needed
  const mails = createEventMails(needed)
  /** Mails that are being sent, by their id. */
  const underWay = new Map<string, Promise<boolean>>()
  /** The last mail to each person. */
  const lastTo = new Map<string, Promise<boolean>>()

  const attempt = async (claimed: Claimed, told: Told | undefined): Promise<Outcome> => {
    if (told !== undefined) return mailNotification(needed, told)
    if (claimed.kind === 'notification') return 'unwanted'
    const kind = eventMails.find((each) => each === claimed.kind)
    if (kind === undefined) throw new Error(`this version cannot send the mail ${claimed.kind}`)
    await mails[kind](claimed)
    return 'sent'
  }

  /** True if the attempt did not fail. */
  const sendOne = async (claimed: Claimed, told: Told | undefined, latest: number): Promise<boolean> => {
    if (Date.now() > latest) return true
    try {
      const outcome = await attempt(claimed, told)
      if (typeof outcome === 'object') await holdDelivery(database, claimed.id, outcome.heldUntil)
      else await endDelivery(database, claimed.id, outcome === 'sent' && told !== undefined)
      return true
    } catch (error) {
      await retryDelivery(database, claimed, error)
      return false
    }
  }

  const inTurn = (claimed: Claimed, told: Told | undefined, latest: number): Promise<boolean> => {
    const person = told?.user_id ?? claimed.id
    const before = lastTo.get(person) ?? Promise.resolve(true)
    const sending = before.then(() => sendOne(claimed, told, latest)).catch(() => false)
    underWay.set(claimed.id, sending)
    lastTo.set(person, sending)
    return sending.finally(() => {
      underWay.delete(claimed.id)
      if (lastTo.get(person) === sending) lastTo.delete(person)
    })
  }

  return {
    underWay,
    /** Returns one promise for each mail: true if its attempt did not fail. */
    async send(claimed: readonly Claimed[]): Promise<readonly Promise<boolean>[]> {
      const latest = Date.now() + LATEST_START_MS
      const fresh = claimed.filter(({ id }) => !underWay.has(id))
      const told = await readUnmailed(
        needed,
        fresh.filter(({ kind }) => kind === 'notification').map(({ id }) => id),
      )
      return fresh.map((each) => inTurn(each, told.get(each.id), latest))
    },
  }
}
