import { Client, Connection } from '@temporalio/client'
import { temporalAddress } from './addresses.ts'

/** Starts a Temporal schedule now instead of at its next time. */
export async function startSchedule(id: string): Promise<void> {
  const connection = await Connection.connect({ address: temporalAddress() })
  try {
    await new Client({ connection }).schedule.getHandle(id).trigger()
  } finally {
    await connection.close()
  }
}
