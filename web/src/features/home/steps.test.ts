import { describe, expect, it } from 'vitest'
import type { CompanyFirstStepsQuery, CreatorFirstStepsQuery } from './generated/FirstSteps.ts'
import { companySteps, creatorSteps } from './steps.ts'

const at = '2026-11-20T10:00:00Z'

const newCompany: CompanyFirstStepsQuery = {
  currentUser: { id: 'me', email_verified_at: null, first_steps_ended_at: null },
  company_by_pk: { id: 'northwind', logo_url: null },
  company_game: [],
  company_member: [{ user_id: 'me' }],
  company_invitation: [],
  company_billing_by_pk: null,
  company_page_by_pk: null,
  activation: [],
}

const newCreator: CreatorFirstStepsQuery = {
  currentUser: {
    id: 'me',
    email_verified_at: null,
    first_steps_ended_at: null,
    country: null,
    address: null,
    userConnections: [],
    creator: null,
  },
  payout_account: [],
  quest_run: [],
  mission_run: [],
  key_campaign_participant: [],
  program_membership: [],
}

const done = (steps: readonly { title: string; done: boolean }[]) =>
  steps.filter((step) => step.done).map(({ title }) => title)

describe('listing the first steps of a company', () => {
  it('all first steps of a new company are open', () => {
    expect(companySteps(newCompany, true)).toHaveLength(7)
    expect(done(companySteps(newCompany, true))).toEqual([])
  })

  it.each<[string, Partial<CompanyFirstStepsQuery>]>([
    ['Verify your email', { currentUser: { id: 'me', email_verified_at: at, first_steps_ended_at: null } }],
    ['Add your logo', { company_by_pk: { id: 'northwind', logo_url: '/files/logo.png' } }],
    ['Add your billing details', { company_billing_by_pk: { company_id: 'northwind' } }],
    ['Invite a colleague', { company_invitation: [{ id: 'sent' }] }],
    ['Invite a colleague', { company_member: [{ user_id: 'me' }, { user_id: 'other' }] }],
    ['Add your first game', { company_game: [{ company_id: 'northwind', game_id: 'moonfall' }] }],
    ['Publish your company page', { company_page_by_pk: { company_id: 'northwind', is_published: true } }],
    ['Publish your first activation', { activation: [{ id: 'first' }] }],
  ])('doing “%s” checks off only that first step of a company', (title, rows) => {
    expect(done(companySteps({ ...newCompany, ...rows }, true))).toEqual([title])
  })

  it('the first step about the company page stays open until the page is published', () => {
    const draft = { company_page_by_pk: { company_id: 'northwind', is_published: false } }
    expect(done(companySteps({ ...newCompany, ...draft }, true))).toEqual([])
  })

  it('members who are not owners do not see first steps that only an owner can do', () => {
    expect(companySteps(newCompany, false).map(({ title }) => title)).toEqual([
      'Verify your email',
      'Add your first game',
      'Publish your company page',
      'Publish your first activation',
    ])
  })
})

const creator = { id: 'me', onboarded_at: null, quests_onboarded_at: null, access: [] }
const access = { creator_id: 'me', kind: 'quests' as const, status: 'pending' as const }
const account = { id: 'me', email_verified_at: null, first_steps_ended_at: null, country: null }
const withAccount = (
  known: Partial<NonNullable<CreatorFirstStepsQuery['currentUser']>>,
): CreatorFirstStepsQuery => ({
  ...newCreator,
  currentUser: { ...account, address: null, userConnections: [], creator: null, ...known },
})

describe('listing the first steps of a creator', () => {
  it('all first steps of a new creator are open', () => {
    expect(creatorSteps(newCreator)).toHaveLength(8)
    expect(done(creatorSteps(newCreator))).toEqual([])
  })

  it.each<[string, CreatorFirstStepsQuery]>([
    ['Verify your email', withAccount({ email_verified_at: at })],
    ['Connect a channel', withAccount({ userConnections: [{ id: 'twitch' }] })],
    ['Choose your interests', withAccount({ creator: { ...creator, onboarded_at: at } })],
    ['Set your country and language', withAccount({ country: 'SE' })],
    ['Add your address', withAccount({ address: { user_id: 'me' } })],
    ['Set up your payout', { ...newCreator, payout_account: [{ creator_id: 'me' }] }],
    ['Get ready for Quests', withAccount({ creator: { ...creator, quests_onboarded_at: at } })],
    ['Get ready for Quests', withAccount({ creator: { ...creator, access: [access] } })],
    ['Send your first application', { ...newCreator, quest_run: [{ id: 'run' }] }],
    ['Send your first application', { ...newCreator, mission_run: [{ id: 'run' }] }],
    ['Send your first application', { ...newCreator, key_campaign_participant: [{ id: 'asked' }] }],
    ['Send your first application', { ...newCreator, program_membership: [{ id: 'applied' }] }],
  ])('doing “%s” checks off only that first step of a creator', (title, rows) => {
    expect(done(creatorSteps(rows))).toEqual([title])
  })

  it('the last of the first steps links to quests only if the creator can see quests', () => {
    const last = (data: CreatorFirstStepsQuery) => creatorSteps(data).at(-1)?.to
    expect(last(newCreator)).toBe('/creator/home/missions')
    const approved = { ...creator, access: [{ ...access, status: 'approved' as const }] }
    expect(last(withAccount({ creator: approved }))).toBe('/creator/home/quests')
  })
})
