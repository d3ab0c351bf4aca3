import { createMigratedScratch, createScratch, migratedTemplate } from '@questboard/database/testing'
import { Client } from 'pg'
import { readSeeds, seedDemo } from './seeds.ts'

export type Scratch = { readonly client: Client; readonly url: string; readonly drop: () => Promise<void> }

const withClient = async ({ url, drop }: Awaited<ReturnType<typeof createScratch>>): Promise<Scratch> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    client,
    url,
    async drop() {
      await client.end()
      await drop()
    },
  }
}

export const createEmptyDatabase = async (): Promise<Scratch> => withClient(await createScratch())

export const createDatabase = async (): Promise<Scratch> => withClient(await createMigratedScratch())

/** Creates a database with the demo market, whose dates are relative to today. */
export const createDemoDatabase = async (): Promise<Scratch> => {
  const today = new Date().toISOString().slice(0, 10)
  const scratch = await createScratch({
    kind: 'demo',
    from: migratedTemplate(),
    inputs: [...readSeeds(), today],
    build: async (client) => {
      await seedDemo(client)
      await client.query('ANALYZE')
    },
  })
  return withClient(scratch)
}
