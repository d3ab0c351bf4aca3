import pg from 'pg'

const SERVER = process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/'

export const urlOf = (database: string): string => {
  const url = new URL(SERVER)
  url.pathname = `/${database}`
  return url.href
}

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const dropDatabase = (name: string): Promise<unknown> =>
  withClient(SERVER, (client) => client.query(`drop database if exists "${name}" with (force)`))

export const createDatabase = async (
  name: string,
  fill: (client: pg.Client) => Promise<void>,
): Promise<string> => {
  await dropDatabase(name)
  await withClient(SERVER, (client) => client.query(`create database "${name}"`))
  const url = urlOf(name)
  await withClient(url, fill)
  return url
}
