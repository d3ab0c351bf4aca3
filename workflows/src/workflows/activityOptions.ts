import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow'

/** Against our own database: it answers at once or is being restarted. */
export const databaseWork: ActivityOptions = {
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
}

/** The first try of a look, within the workflow's task (`firstLocally`): the task is held up no longer than this. */
export const shortLook: LocalActivityOptions = {
  startToCloseTimeout: '5 seconds',
  retry: { maximumAttempts: 1 },
}

/** A mail server may be away for hours, and people wait for it to be back; a mail that is a day late is of no use to anyone. */
export const mailWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** rules §8: channel data may take up to 24 hours, so an ailing vendor is asked for that long. */
export const vendorWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '10 seconds', backoffCoefficient: 2, maximumInterval: '30 minutes' },
}

/** After a day of no word from a vendor of payouts people are shown that it is stuck, and it is asked again. */
export const payoutWork: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '15 minutes' },
}

/** Somebody waits to be led on to pay: after ten minutes they have left, and are told that nothing was charged. */
export const checkoutWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/**
 * Somebody waits before a form: after three minutes they are told that the vendor does not answer. A store that refuses for a
 * minute has been asked again by then.
 */
export const importWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '3 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/** Somebody waits, and can ask again: it takes seconds, and whoever has waited for minutes has left. */
export const rankWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/** Money that is under way is asked after until there is an answer, however long the vendor is away. */
export const moneyWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '10 minutes' },
}

/** Pages of rows or mails, for 100,000 people too: a worker that is not heard of is taken for dead, and another goes on. */
export const pagedWork: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '2 minutes',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** Rows one after another, until all have their outcome, however long our database is away: somebody has confirmed it. */
export const rowWork: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
}

/** A file of any length: a worker that is not heard of is taken for dead, and another begins it anew. After half a day nobody waits. */
export const fileWork: ActivityOptions = {
  startToCloseTimeout: '1 hour',
  scheduleToCloseTimeout: '12 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** A batch of channels: what one try does not finish waits for the next round, and a minute later there is one. */
export const lookWork: ActivityOptions = {
  startToCloseTimeout: '8 minutes',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
}

/** A sample that comes late is another moment's: it is left to the next. */
export const sampleWork: ActivityOptions = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
}
