/** Prints broken data rules of the database at DATABASE_URL as a line of JSON, for tests of running instances. */
import { Client } from 'pg'
import { findTrouble } from './findTrouble.ts'

const client = new Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const found = await findTrouble({ run: async (statements) => (await client.query(statements)).rows })
await client.end()
process.stdout.write(`${JSON.stringify(found)}\n`)
