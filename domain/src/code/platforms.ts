/** Platform families whose display name differs from their id. */
export const platformFamilyNames: Readonly<Record<string, string>> = { Pc: 'PC', Playstation: 'PlayStation' }
