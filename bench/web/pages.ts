import { oneOf } from '../harness/sql.ts'
import type { Screen } from './firstLoad.ts'
import type { Page } from './lighthouseScores.ts'
import type { Person, Site } from './people.ts'

export type People = { readonly company: Person; readonly creator: Person; readonly user: Person }

/** Size budgets for first loads, in kilobytes of gzip. */
const LOGIN_KILOBYTES = 150
const HOME_KILOBYTES = 300

export const screensOf = ({ company, creator, user }: People): readonly Screen[] => [
  { title: '/login', path: '/login', cookie: '', kilobytes: LOGIN_KILOBYTES },
  { title: 'company home', path: '/home/company', cookie: company.cookie, kilobytes: HOME_KILOBYTES },
  { title: 'creator home', path: '/creator/home', cookie: creator.cookie, kilobytes: HOME_KILOBYTES },
  { title: 'user home', path: '/user/creator-access', cookie: user.cookie, kilobytes: HOME_KILOBYTES },
]

const idOf = (person: Person, name: string): string => {
  const id = person.variables[name]
  if (id === undefined) throw new Error(`${person.username} has no ${name}`)
  return id
}

/** The company's active activation of a kind with the most participants, so that its page has content. */
const liveOf = (site: Site, company: string, kind: string): Promise<string> =>
  oneOf(
    site,
    `select id from activation where company_id = '${company}' and kind = '${kind}' and status = 'active'
      order by participant_count desc, id limit 1`,
  )

type Ids = {
  readonly quest: string
  readonly campaign: string
  readonly run: string
  readonly questOfRun: string
}

const idsOf = async (site: Site, company: string): Promise<Ids> => {
  const run = await oneOf(
    site,
    `select id from quest_run where company_id = '${company}' and status = 'CONTENTREVIEW' order by id limit 1`,
  )
  return {
    run,
    quest: await liveOf(site, company, 'QUEST'),
    campaign: await liveOf(site, company, 'KEY'),
    questOfRun: await oneOf(site, `select quest_id from quest_run where id = '${run}'`),
  }
}

const of = (who: string, cookie: string, paths: readonly (readonly [title: string, path: string])[]) =>
  paths.map(([title, path]): Page => ({ title: who ? `${who}, ${title}` : title, path, cookie }))

export const pagesOf = async (site: Site, { company, creator }: People): Promise<readonly Page[]> => {
  const ids = await idsOf(site, idOf(company, 'x-hasura-company-id'))
  const quest = `/campaigns/quests/${ids.quest}`
  const visitor = [
    '/',
    '/login',
    '/register',
    '/plans',
    '/explore',
    '/games',
    '/terms-of-use',
    '/reset-password',
  ]
  return [
    ...of('', '', [
      ...visitor.map((path) => [path, path] as const),
      ['a key campaign', `/campaigns/${ids.campaign}`],
    ]),
    ...of('company', company.cookie, [
      ['home', '/home/company'],
      ['settings', '/company/settings'],
      ['activations', '/company/activations'],
      ['a quest', quest],
      ['participants', '/company/creator-management/quests/active'],
      ['a quest log', `/campaigns/quests/${ids.questOfRun}/${ids.run}`],
      ['code manager', '/company/code-manager/codes'],
      ['cart', '/company/cart'],
      ['plans', '/plans'],
    ]),
    ...of('creator', creator.cookie, [
      ['home', '/creator/home'],
      ['key campaigns', '/campaigns'],
      ['deals', '/deals/active'],
      ['a quest', quest],
      ['personal info', '/user/settings/personal-info'],
    ]),
  ]
}
