import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { screens, tabsOf } from './paths.ts'

const routes = screens.map((screen) => ({ path: screen.path, id: screen.path }))
const id = '5f0c1b1e-3c55-4a3e-9d35-0d5f2f0a9a11'

const addresses = `
/login /register /register/company /register/creator /register/email /register/confirm /reset-password /new-password /verify-email /unsubscribe/${id} /auth/auth
/creator/home /creator/home/quests /creator/home/missions /creator/onboarding /creator/onboarding/interests
/creator/onboarding/hardware /creator/quests-onboarding
/missions/${id} /missions/${id}/participants/review /missions/${id}/participants/ongoing /missions/${id}/participants/completed
/missions/${id}/results/creators /missions/${id}/results/games /missions/${id}/results/activations /missions/${id}/results/content
/missions/${id}/invite-creators /missions/${id}/invited-creators /missions/${id}/matchmaking/${id}
/campaigns /campaigns/browse /campaigns/browse/recent /campaigns/browse/upcoming /campaigns/${id} /campaigns/${id}/invite-creators
/campaigns/${id}/edit/basics /campaigns/${id}/edit/game-info /campaigns/${id}/edit/access /campaigns/${id}/edit/requirements /campaigns/${id}/edit/creatorkit
/campaigns/${id}/edit/creator-kit /campaigns/${id}/participants/pending /campaigns/${id}/participants/active
/campaigns/${id}/participants/ended /campaigns/${id}/results
/campaigns/quests/browse /campaigns/quests/${id} /campaigns/quests/${id}/invite-creators /campaigns/quests/${id}/invited
/campaigns/quests/${id}/${id} /campaigns/quests/${id}/participants/active /campaigns/quests/${id}/participants/offers
/campaigns/quests/${id}/participants/ended /campaigns/quests/${id}/participants/review /campaigns/quests/${id}/participants/${id}
/campaigns/quests/${id}/results/creators /campaigns/quests/${id}/results/games /campaigns/quests/${id}/results/activations
/campaigns/quests/${id}/results/content /campaigns/quests/${id}/edit/goals-and-info /campaigns/quests/${id}/edit/requirements
/campaigns/quests/${id}/edit/creatorkit /campaigns/quests/${id}/edit/creator-kit
/creator-programs /creator-programs/memberships /creator-programs/${id} /creator-programs/${id}/missions
/creator-programs/${id}/quests /creator-programs/${id}/keys /creator-programs/${id}/join
/creator-programs/${id}/edit/requirements /creator-programs/${id}/edit/application-form /creator-programs/${id}/edit/perks
/company/creator-program /company/activations/missions/active /company/activations/missions/ended /company/activations/quests/active
/company/activations/quests/ended /company/activations/keys/active /company/activations/keys/ended
/company/settings /company/settings/invoices /company/settings/statements /company/terms-of-use /company/privacy-policy
/company/join /company/announcements /company/page /company/${id} /company/${id}/campaigns
/company/reporting/overview/games /company/reporting/keys/content /company/reporting/missions/creators
/company/reporting/quests/activations /company/reporting/creator-program/games
/company/quests/create /company/creator-lists /company/creator-lists/creators /company/code-manager /company/code-manager/codes
/company/creator-management/quests/offers /company/creator-management/quests/active /company/creator-management/quests/review
/company/creator-management/quests/ended /company/creator-management/keys/pending /company/creator-management/keys/active
/company/creator-management/keys/ended /company/creator-management/creator-program/applicants
/company/creator-management/creator-program/accepted /company/creator-management/creator-program/rejected
/company/creator-management/missions/ongoing /company/creator-management/missions/review
/company/creator-management/missions/completed /company/creator-management/invite-creators
/company/creator-management/invited-creators /company/creator-management/matchmaking/${id}
/company/missions/${id}/edit/completion-criteria /company/missions/${id}/edit/settings /company/missions/${id}/edit/rewards
/company/campaigns/quests /company/campaigns/keys /company/campaigns/${id}/unusedkeys /company/${id}/page-settings
/company/${id}/edit /company/cart /company/cart/success
/explore /games /games/new-game-releases /games/anticipated-games /games/upcoming-games /games/${id} /games/news
/games/news/${id} /games/streams /games/videos
/home/user /home/feed /home/company /home/company/games /home/company/notes /home/company/timeline
/insights/overview /insights/livestream/content-creators /insights/video/content-creators /insights/shorts/content-creators
/insights/livestream/content-creators/${id}/notes /insights/livestream/content-creators/${id}/vods
/insights/livestream/games /insights/livestream/games/${id}/notes /insights/shortlists/${id}/videos /insights/shortlists/${id}/streams
/insights/pages /insights/pages/${id} /creator/insights/pages /creator/insights/pages/${id}
/terms-of-use /privacy-policy /nova /nova/edit /nova/onboarding
/user/creator-pages /user/notifications /user/topics/${id} /user/creator-access /user/connections /user/settings/personal-info
/user/settings/connections /user/settings/payments /user/settings/address /user/settings/edit /user/settings/notifications
/deals/offers /deals/active /deals/ended
`
  .trim()
  .split(/\s+/)

it.each(addresses)('the path %s has its own page', (address) => {
  const match = matchRoutes(routes, address)?.at(-1)?.route.path ?? ''
  const words = (path: string) => path.split('/').filter((part) => part && !part.startsWith(':'))
  expect(match).not.toBe('')
  // A fixed word in the URL must not match a route parameter.
  expect(words(match)).toEqual(address.split('/').filter((part) => part && part !== id && part !== 'nova'))
})

it('the table of paths contains each path once', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

it('every path has a page or a redirect', () => {
  const empty = screens.filter(({ page, redirect }) => !page && !redirect).map(({ path }) => path)
  expect(empty).toEqual([])
})

it('the header is hidden on exactly the pages that the rules list', () => {
  const hidden = screens.filter(({ layout }) => layout).map(({ path }) => path)
  expect(hidden).toEqual(
    expect.arrayContaining([
      '/login',
      '/register',
      '/reset-password',
      '/new-password',
      '/verify-email',
      '/unsubscribe/:token',
      '/company/join',
      '/creator-programs/:programId/join',
      '/register/company',
      '/custom-domain-company/*',
    ]),
  )
})

it('every redirect leads to an existing page', () => {
  for (const { path, redirect } of screens) {
    if (redirect) expect(matchRoutes(routes, redirect)?.at(-1)?.route.path, path).toBe(redirect)
  }
})

/** The tabs of each section in rules §2. */
it.each([
  ['/deals', ['Offers', 'Active', 'Ended']],
  ['/creator-programs', ['Open programs', 'Memberships']],
  ['/creator-programs/:programId', ['Overview', 'Keys', 'Missions', 'Quests']],
  ['/creator/insights', ['Streams', 'Shorts', 'Analytics Pages']],
  ['/company/activations', ['Overview', 'Keys', 'Missions', 'Quests']],
  [
    '/company/creator-management',
    ['Quests', 'Keys', 'Creator Program', 'Missions', 'Invite creators', 'Invitations sent'],
  ],
  ['/company/reporting', ['Overview', 'Keys', 'Missions', 'Quests', 'Creator Program']],
  ['/company/reporting/keys', ['Activations', 'Content', 'Creators', 'Games']],
  ['/insights', ['Overview', 'Livestream', 'Video', 'Shorts', 'Shortlists', 'Analytics Pages']],
  ['/insights/livestream', ['Content creators', 'Games']],
  ['/campaigns/:campaignId', ['Overview', 'Invite creators', 'Participants', 'Results']],
  [
    '/campaigns/quests/:questId',
    ['Overview', 'Invite creators', 'Invitations sent', 'Participants', 'Results'],
  ],
  ['/missions/:missionId', ['Overview', 'Participants', 'Results', 'Invite creators', 'Invitations sent']],
])('the page %s has the expected tabs', (base, labels) => {
  expect(tabsOf(base).map(({ tab }) => tab?.label)).toEqual(labels)
})
