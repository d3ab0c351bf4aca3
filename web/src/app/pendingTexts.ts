/**
 * What will show on each screen that has its address, title, place and access rule, and no page yet. Apart from the screens'
 * table, which sign-in waits for.
 */
export const pendingTexts: Readonly<Record<string, string>> = {
  '/missions/:missionId/matchmaking/:matchId':
    'Creators picked for this Mission show here, best matches first.',
  '/company/creator-management/matchmaking/:matchId': 'Creators picked for your activation show here.',
  '/home/company/timeline': 'What happened in your activations shows here, day by day.',
}
