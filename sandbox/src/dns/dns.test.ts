import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDnsServer } from './server.ts'
import { zone } from './zone.ts'

const server = createDnsServer()
const resolver = new Resolver({ timeout: 1_000, tries: 1 })

beforeAll(async () => {
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  resolver.setServers([`127.0.0.1:${server.address().port}`])
})
afterAll(() => void server.close())

it("the sandbox's name server ignores upper and lower case, and reports that other names do not exist", async () => {
  zone.add('_questboard.Play.Studio.example', 'one')
  zone.add('_questboard.play.studio.example.', 'two')
  expect(await resolver.resolveTxt('_questboard.play.studio.EXAMPLE')).toEqual([['one'], ['two']])
  await expect(resolver.resolveTxt('other.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  zone.remove('_questboard.play.studio.example')
  await expect(resolver.resolveTxt('_questboard.play.studio.example')).rejects.toMatchObject({
    code: 'ENOTFOUND',
  })
})

it("the sandbox's name server keeps working after invalid packets", async () => {
  server.emit('message', Buffer.from('nonsense'), { address: '127.0.0.1', port: 9 })
  zone.add('still.example', 'here')
  expect(await resolver.resolveTxt('still.example')).toEqual([['here']])
})
