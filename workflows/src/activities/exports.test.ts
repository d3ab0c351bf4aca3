import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grantAccess } from '@questboard/database/testing'
import { createMembership } from '@questboard/moves/testing'
import { fileStoreFromEnvironment } from '@questboard/providers/files'
import type { Letter } from '@questboard/providers/mail'
import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createActivation,
  createMarket,
  createParticipant,
  createQuestRun,
  market,
} from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createExportActivities } from './exports.ts'

let scratch: Scratch
let filesDir: string
let quest: string
let activities: ReturnType<typeof createExportActivities>
const sent: { to: string; letter: Letter; id: string | undefined }[] = []

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  await scratch.run(grantAccess(market.creator))
  filesDir = await mkdtemp(join(tmpdir(), 'questboard-exports-'))
  const run = await createQuestRun(scratch)
  const [row] = await scratch.run(`select quest_id from quest_run where id = '${run}'`)
  quest = String(row?.quest_id)
  activities = createExportActivities({
    database: scratch.database,
    files: fileStoreFromEnvironment({}, filesDir),
    filesDir,
    mailer: {
      send: async (to, letter, id) => void sent.push({ to, letter, id }),
      verify: async () => undefined,
      close: () => undefined,
    },
    publicUrl: 'https://questboard.example',
  })
}, 180_000)
afterAll(async () => {
  await scratch?.drop()
  await rm(filesDir, { recursive: true, force: true })
})
beforeEach(async () => {
  sent.splice(0)
  await scratch.run('delete from export')
})

type Wanted = { readonly kind?: string; readonly stages?: string; readonly activation?: string | null }
const ask = async ({ kind = 'quest_runs', stages = 'Offers', activation = quest }: Wanted = {}) => {
  const [row] = await scratch.run(`
    insert into export (company_id, requested_by, kind, stages, activation_id)
    values ('${market.company}', '${market.owner}', '${kind}', '{${stages}}', ${activation ? `'${activation}'` : 'null'})
    returning id`)
  return String(row?.id)
}
const make = (id: string) => new MockActivityEnvironment().run(activities.makeExport, id)
const rowOf = async (id: string) =>
  (
    await scratch.run(`
      select export.status, row_count, upload.name, upload.path, upload.kind, upload.user_id, upload.company_id
        from export left join upload on upload.id = upload_id where export.id = '${id}'`)
  )[0]
const stored = async (): Promise<readonly string[]> =>
  (await readdir(filesDir, { recursive: true })).filter(
    (name) => name.endsWith('.csv') || name.endsWith('.part'),
  )
const fileOf = async (id: string): Promise<string> =>
  readFile(join(filesDir, String((await rowOf(id))?.path)), 'utf8')

describe('writing the file of an export', () => {
  it('the export file contains the rows of the chosen stages, only data that the company can see, and no formulas', async () => {
    await scratch.run(`begin; set local session_replication_role = replica;
      update activation set name = '=1+1' where id = '${quest}'; commit`)
    const [offers, ended] = [await ask(), await ask({ stages: 'Ended' })]
    await make(offers)
    await make(ended)
    const [head, first, ...more] = (await fileOf(offers)).split('\r\n')
    expect(head).toMatch(/^\uFEFFCreator,Channel,Followers,Quest,Stage,Status,/)
    expect(first).toMatch(/^Pixel,https:.*,'=1\+1,Offers,/)
    expect(more).toEqual([''])
    expect((await fileOf(ended)).split('\r\n')).toHaveLength(2)
    expect(await rowOf(offers)).toMatchObject({
      status: 'ready',
      row_count: 1,
      kind: 'document',
      user_id: null,
    })
    expect(await rowOf(ended)).toMatchObject({ status: 'ready', row_count: 0, company_id: market.company })
  })

  it('an export names the channel of the offer, not the creator’s largest channel', async () => {
    await scratch.run(`
      insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url, followers)
      values ('${market.creator}', 'youtube', 'larger', 'Larger', 'https://www.youtube.com/larger', 9000000)`)
    const offers = await ask()
    await make(offers)
    const [, first] = (await fileOf(offers)).split('\r\n')
    await scratch.run(`delete from user_connection where channel_id = 'larger'`)
    expect(first).toMatch(/^Pixel,https:\/\/twitch\.example\/pixel,/)
  })

  it('an export of key participants contains their messages, claims and answers', async () => {
    const campaign = await createActivation(scratch, 'KEY')
    await createParticipant(scratch, campaign, { status: 'claimed_key' })
    const id = await ask({ kind: 'key_participants', stages: 'Active', activation: campaign })
    await make(id)
    expect(await fileOf(id)).toMatch(/\nPixel,https:.*,Active,Claimed/)
  })

  it('an export of program members contains their status and no personal details', async () => {
    const told = { ageGroup: '25_34', gender: 'woman', occupation: 'student' } as const
    await scratch.database.transaction().execute((transaction) =>
      createMembership(transaction, {
        programId: market.program,
        creatorId: market.creator,
        status: 'accepted',
        demographics: told,
      }),
    )
    const wanted = { kind: 'program_members', activation: null }
    const [accepted, applicants] = [
      await ask({ ...wanted, stages: 'Accepted' }),
      await ask({ ...wanted, stages: 'Applicants,Rejected' }),
    ]
    await make(accepted)
    await make(applicants)
    const file = await fileOf(accepted)
    expect(file).toMatch(/Applied,Answered,Membership ended,Reason given\r\nPixel,https:.*,Accepted,20.*,20/)
    expect(file).not.toMatch(/25_34|woman|student/)
    expect(await rowOf(applicants)).toMatchObject({ row_count: 0 })
  })

  it('an export of all activations contains each activation of the company and no other', async () => {
    const id = await ask({ activation: null })
    await make(id)
    expect(await rowOf(id)).toMatchObject({ row_count: 1 })
    await scratch.run(`begin; set local session_replication_role = replica;
      update quest_run set company_id = gen_random_uuid(); commit`)
    const other = await ask({ activation: null })
    await make(other)
    await scratch.run(`begin; set local session_replication_role = replica;
      update quest_run set company_id = '${market.company}'; commit`)
    expect(await rowOf(other)).toMatchObject({ row_count: 0 })
  })

  it("an export of a report contains the company's own numbers by day, including money", async () => {
    await scratch.run(`begin; set local session_replication_role = replica;
      update quest_run set content_approved_at = '2026-03-01', amount_cents = 12345, payout_id = gen_random_uuid();
      insert into activation_day (activation_id, creator_id, company_id, day, views, clicks)
        values ('${quest}', '${market.creator}', '${market.company}', '2026-03-02', 1000, 10); commit`)
    const report = async (filter: object, company: string = market.company) => {
      const wanted = {
        section: 'quests',
        tab: 'activations',
        from: '2026-03-01',
        to: '2026-03-31',
        ...filter,
      }
      const [row] = await scratch.run(`
        insert into export (company_id, requested_by, kind, filter)
        values ('${company}', '${market.owner}', 'report', '${JSON.stringify(wanted)}') returning id`)
      await make(String(row?.id))
      return (await fileOf(String(row?.id))).split('\r\n').slice(1, -1)
    }
    const [line] = await report({})
    expect(line).toMatch(/,Quest,1,0,1000,0(\.00)?,,10,0,123\.45,0\.1235,,12\.3450$/)
    expect(await report({ tab: 'creators', section: 'overview' })).toEqual([
      expect.stringMatching(/^Pixel,1,0,1000,/),
    ])
    expect(await report({ section: 'keys' })).toEqual([])
    expect(await report({ tab: 'content' })).toEqual([])
    expect(await report({ from: '2026-04-01', to: '2026-04-30' })).toEqual([])
  })

  it('an export of insights contains the channels of its period that match the filters of the list', async () => {
    await scratch.run(`insert into channel_period (connection_id, type, days, creator_id, platform, followers, items, views, views_per_item)
      select id, 'STREAM', 30, user_id, provider_id, followers, 4, 400, 100 from user_connection where user_id = '${market.creator}'`)
    const insights = async (filter: object) => {
      const [row] = await scratch.run(`
        insert into export (company_id, requested_by, kind, filter, period_days)
        values ('${market.company}', '${market.owner}', 'livestream_insights', '${JSON.stringify({ days: 30, ...filter })}', 30) returning id`)
      await make(String(row?.id))
      const file = await fileOf(String(row?.id))
      // Deletes the export, so that it does not count toward the monthly limit.
      await scratch.run(`delete from export where id = '${row?.id}'`)
      return file.split('\r\n').slice(1, -1)
    }
    const all = await insights({})
    expect(all.length).toBeGreaterThan(0)
    expect(all[0]).toMatch(/,4,400,100,/)
    expect(await insights({ days: 90 })).toEqual([])
    expect(await insights({ countries: ['AQ'] })).toEqual([])
    expect(await insights({ followersFrom: 2_000_000_000 })).toEqual([])
    expect(await insights({ viewsFrom: 400, viewsTo: 400 })).toEqual(all)
    expect(await insights({ viewsFrom: 401 })).toEqual([])
    expect(await insights({ viewersFrom: 1 })).toEqual([])
    expect(await insights({ search: 'zzz%' })).toEqual([])
    const [name = ''] = all[0]?.split(',') ?? []
    expect(await insights({ search: name.slice(1).toUpperCase() })).toContain(all[0])
  })

  it('an export file is created once and announced once, even if the work is repeated', async () => {
    const id = await ask()
    const before = (await stored()).length
    await Promise.allSettled([make(id), make(id)])
    await make(id)
    expect((await stored()).length - before).toBe(1)
    const [told] = await scratch.run(
      `select count(*)::int as times from domain_event where entity_id = '${id}' and type = 'exportReady'`,
    )
    expect(told?.times).toBe(1)
  })

  it('an expired export file is deleted, and its row says so', async () => {
    const id = await ask()
    await make(id)
    const before = (await stored()).length
    await activities.expireExport(id)
    await activities.expireExport(id)
    expect((await stored()).length).toBe(before - 1)
    expect(await rowOf(id)).toMatchObject({ status: 'expired', path: null })
    expect(await activities.lookAtExport(id)).toMatchObject({ status: 'expired', keptUntil: null })
  })
})

describe('mailing an export', () => {
  it('the mail of an export links to the page of the members, and is sent once', async () => {
    const id = await ask()
    await make(id)
    await activities.mailExport(id)
    await activities.mailExport(id)
    expect(sent.map(({ id: messageId }) => messageId)).toEqual([`export.${id}`])
    expect(sent[0]?.letter).toMatchObject({
      subject: 'Your quest runs export is ready',
      button: { url: `https://questboard.example/campaigns/quests/${quest}/participants/ended?exports=` },
    })
  })

  it('a person who has left the company gets no mail about an export', async () => {
    const id = await ask()
    await make(id)
    await scratch.run(`begin; set local session_replication_role = replica;
      delete from company_member where user_id = '${market.owner}'; commit`)
    await activities.mailExport(id)
    await scratch.run(`begin; set local session_replication_role = replica;
      insert into company_member (user_id, company_id, is_owner) values ('${market.owner}', '${market.company}', true); commit`)
    expect(sent).toEqual([])
  })

  it('if an export fails, a mail says so, and the export does not count toward the limit', async () => {
    const id = await ask()
    await activities.failExport(id)
    await activities.mailFailedExport(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', path: null })
    expect(sent[0]?.letter.subject).toBe('Your quest runs export failed')
  })
})
