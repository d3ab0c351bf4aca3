/**
 * What will show on each screen that has its address, title, place and access rule, and no page yet. Apart from the screens'
 * table, which sign-in waits for.
 */
export const pendingTexts: Readonly<Record<string, string>> = {}
