import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow'

/** Our own database answers immediately or is restarting. */
export const databaseWork: ActivityOptions = {
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
}

/** The first try within the workflow's task (`firstLocally`), which it delays no longer than this. */
export const shortLook: LocalActivityOptions = {
  startToCloseTimeout: '5 seconds',
  retry: { maximumAttempts: 1 },
}

/** A mail server can be unavailable for hours; after a day a mail is useless. */
export const mailWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** Channel data can take up to 24 hours (rules §8), so a failing vendor is retried that long. */
export const vendorWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '10 seconds', backoffCoefficient: 2, maximumInterval: '30 minutes' },
}

/** After a day without an answer from a payout vendor, the run shows as stuck and continues to retry. */
export const payoutWork: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '15 minutes' },
}

/** A person waits for the payment page. After ten minutes they have left and learn that nothing was charged. */
export const checkoutWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/**
 * A person waits at a form. After three minutes they learn that the vendor does not answer. A store that refuses for a minute
 * has been retried by then.
 */
export const importWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '3 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/** A person waits and can ask again: matching takes seconds. */
export const rankWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/** Money in progress is followed until there is an answer, however long the vendor is unavailable. */
export const moneyWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '10 minutes' },
}

/** Pages of rows or mails for up to 100,000 people. Without a heartbeat, another worker continues. */
export const pagedWork: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '2 minutes',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** Rows one after another until all have a result, because a person confirmed them. */
export const rowWork: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
}

/** A file of any size. Without a heartbeat, another worker starts over. After half a day no one waits. */
export const fileWork: ActivityOptions = {
  startToCloseTimeout: '1 hour',
  scheduleToCloseTimeout: '12 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** A batch of channels. An unfinished try waits for the next round, a minute later. */
export const lookWork: ActivityOptions = {
  startToCloseTimeout: '8 minutes',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
}

/** A late sample would describe another moment, so it is skipped. */
export const sampleWork: ActivityOptions = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
}
