/**
 * Counts the changes of data that this page knows of: its own writes and the events of subscriptions. A response that was
 * requested before a change may be outdated.
 */
let heard = 0

export const hearChange = (): void => {
  heard += 1
}

export const changesHeard = (): number => heard
