/** Those that are written otherwise than they are called. */
export const platformFamilyNames: Readonly<Record<string, string>> = { Pc: 'PC', Playstation: 'PlayStation' }
