/**
 * What will show on each screen that has its address, title, place and access rule, and no page yet. Apart from the screens'
 * table, which sign-in waits for.
 */
export const pendingTexts: Readonly<Record<string, string>> = {
  '/missions/:missionId/matchmaking/:matchId':
    'Creators picked for this Mission show here, best matches first.',
  '/creator-programs/:programId/keys': 'Keys for members show here.',
  '/creator-programs/:programId/missions': 'Missions for members show here.',
  '/creator-programs/:programId/quests': 'Quests for members show here.',
  '/creator-programs/:programId/join': 'The requirements and the application form show here.',
  '/creator-programs/:programId/edit': 'The name and the landing page are set here.',
  '/creator-programs/:programId/edit/requirements': 'What a creator has to meet is set here.',
  '/creator-programs/:programId/edit/perks': 'What members get is set here.',
  '/creator-programs/:programId/edit/application-form': 'The questions for applicants are set here.',
  '/company/creator-management/creator-program/applicants': 'Creators who applied to your program show here.',
  '/company/creator-management/creator-program/accepted': 'Members of your program show here.',
  '/company/creator-management/creator-program/rejected': 'Applications you turned down show here.',
  '/company/creator-management/matchmaking/:matchId': 'Creators picked for your activation show here.',
  '/company/creator-program': 'Your Creator Program, its perks and its members show here.',
  '/home/company/timeline': 'What happened in your activations shows here, day by day.',
  '/company/:companyId/join': 'The application to this company’s Creator Program shows here.',
}
