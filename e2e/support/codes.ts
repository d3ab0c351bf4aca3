import type { BrowserContext } from 'playwright-core'
import { publicUrl } from './addresses.ts'
import { sql } from './database.ts'

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

export const addCodes = async (
  { request }: BrowserContext,
  itemId: string,
  platform: string,
  codes: readonly string[],
): Promise<void> => {
  const headers = { 'content-type': 'text/plain', origin: publicUrl() }
  const params = { itemId, distributionChannelId: platform }
  const read = await request.post('/api/codes/imports', { headers, params, data: codes.join('\n') })
  const id = /[0-9a-f-]{36}/.exec(lastLine(await read.text()))?.[0]
  const added = await request.post(`/api/codes/imports/${id}`, { headers, data: '' })
  if (!added.ok()) throw new Error(`the codes were not added: ${added.status()} ${await added.text()}`)
}

export const createItem = async (companyId: string, gameName: string): Promise<string> => {
  const [item] = await sql<{ id: string }>(
    `insert into code_item (company_id, game_id, type, name, item_name)
       select $1, id, 'game', name, name from game where name = $2 returning id`,
    [companyId, gameName],
  )
  if (!item) throw new Error(`there is no game ${gameName}`)
  return item.id
}
