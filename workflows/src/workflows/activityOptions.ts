import { minutesToOpen } from '@questboard/domain'
import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow'

/** Options for work on our own database, which responds immediately unless it is restarting. */
export const databaseWork: ActivityOptions = {
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
}

/**
 * Options for the first attempt, within the workflow's task (`firstLocally`), with a short time limit.
 */
export const shortLook: LocalActivityOptions = {
  startToCloseTimeout: '5 seconds',
  retry: { maximumAttempts: 1 },
}

/** A mail server can be unavailable for hours. After a day, we give up, because the mail would be useless. */
export const mailWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** Channel data can take up to 24 hours (rules §8), so calls to a failing vendor are retried for that long. */
export const vendorWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '10 seconds', backoffCoefficient: 2, maximumInterval: '30 minutes' },
}

/** If a payout vendor has not responded for a day, the run is shown as stuck and retries continue. */
export const payoutWork: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '15 minutes' },
}

/**
 * A person waits for the payment page. After ten minutes they have left, and the payment shows that nothing was
 * charged. A person who cancels does not wait for a running attempt.
 */
export const checkoutWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: `${minutesToOpen} minutes`,
  cancellationType: 'TRY_CANCEL',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/**
 * A person waits at a form. After three minutes they see that the vendor does not respond. A store that refuses
 * requests for a minute is called again within that time.
 */
export const importWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '3 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/** A person waits and can request the matches again. Matching takes seconds. */
export const rankWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
}

/** Money that is being moved is followed until the vendor responds, no matter how long the vendor is unavailable. */
export const moneyWork: ActivityOptions = {
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '10 minutes' },
}

/** Pages of rows or mails for up to 100,000 people. If a worker sends no heartbeat, another worker continues. */
export const pagedWork: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  scheduleToCloseTimeout: '24 hours',
  heartbeatTimeout: '2 minutes',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** Rows are processed one after another until all have a result, because a person has confirmed them. */
export const rowWork: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
}

/**
 * A file of any size. If there is no heartbeat, another worker starts from the beginning. After half a day, no one is
 * waiting for the file.
 */
export const fileWork: ActivityOptions = {
  startToCloseTimeout: '1 hour',
  scheduleToCloseTimeout: '12 hours',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
}

/** A batch of channels. There is no retry, because the next round begins a minute later. */
export const lookWork: ActivityOptions = {
  startToCloseTimeout: '8 minutes',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
}

/** A late sample would show the viewers of another time, so it is skipped. */
export const sampleWork: ActivityOptions = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumAttempts: 3 },
}
