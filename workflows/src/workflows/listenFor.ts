import { type SignalDefinition, setHandler } from '@temporalio/workflow'

/** Remembers that a signal has arrived, until the workflow resets it. */
export const listenFor = (signal: SignalDefinition, description?: string) => {
  let isReceived = false
  setHandler(
    signal,
    () => {
      isReceived = true
    },
    { ...(description === undefined ? {} : { description }) },
  )
  return {
    isReceived: (): boolean => isReceived,
    forget: (): void => {
      isReceived = false
    },
  }
}
