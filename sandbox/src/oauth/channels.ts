import { z } from 'zod'

/** A test channel. Codes and tokens contain its data, so no storage is needed and restarts lose nothing. */
export const testChannel = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  followers: z.coerce.number().int().min(0),
  ageDays: z.coerce.number().int().min(0),
  email: z.email().optional(),
  /** True if the channel's refresh token is refused, as if the user had withdrawn their consent. */
  refreshExpired: z.coerce.boolean().default(false),
})
export type TestChannel = z.infer<typeof testChannel>

export type Choice = { readonly channel: TestChannel; readonly says: string }

export const choicesOf = (vendor: string): Readonly<Record<string, Choice>> => ({
  big: {
    says: '182,400 followers, six years old',
    channel: {
      id: `${vendor}-big`,
      name: 'NovaStrider',
      followers: 182_400,
      ageDays: 2_200,
      email: `novastrider@${vendor}.example`,
      refreshExpired: false,
    },
  },
  small: {
    says: '37 followers: too few',
    channel: {
      id: `${vendor}-small`,
      name: 'TinyLantern',
      followers: 37,
      ageDays: 800,
      email: `tinylantern@${vendor}.example`,
      refreshExpired: false,
    },
  },
  'too-new': {
    says: '4,100 followers, twelve days old: too new',
    channel: {
      id: `${vendor}-too-new`,
      name: 'FreshPixel',
      followers: 4_100,
      ageDays: 12,
      email: `freshpixel@${vendor}.example`,
      refreshExpired: false,
    },
  },
  'expired-refresh': {
    says: '9,800 followers; its refresh token is refused',
    channel: {
      id: `${vendor}-expired-refresh`,
      name: 'LapsedRaccoon',
      followers: 9_800,
      ageDays: 1_400,
      email: `lapsedraccoon@${vendor}.example`,
      refreshExpired: true,
    },
  },
})

const DAY_MS = 86_400_000
export const bornAt = (channel: TestChannel): Date => new Date(Date.now() - channel.ageDays * DAY_MS)
