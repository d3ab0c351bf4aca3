/** The platforms' names by the ids that the sign-in uses. */
export const platformNames: Readonly<Record<string, string>> = {
  tiktok: 'TikTok',
  twitch: 'Twitch',
  youtube: 'YouTube',
}
