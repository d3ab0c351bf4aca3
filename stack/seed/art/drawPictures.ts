import { Client } from 'pg'
import { packKits } from './packKits.ts'
import { writeArt } from './writeArt.ts'

/** Writes the pictures and creator kits for a market's rows into the folder from which the gateway serves files. */
export async function drawPictures(databaseUrl: string, filesDir: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await writeArt(client, filesDir)
    await packKits(client, filesDir)
  } finally {
    await client.end()
  }
}
