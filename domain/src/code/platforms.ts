/** Platform families whose display name differs from their key. */
export const platformFamilyNames: Readonly<Record<string, string>> = { Pc: 'PC', Playstation: 'PlayStation' }
