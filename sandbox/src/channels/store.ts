import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type TestChannel, testChannel } from '../oauth/channels.ts'
import { marketChannelOf, marketChannelsOf } from './market.ts'

const visibility = z.enum(['public', 'unlisted', 'private'])
export type Visibility = z.infer<typeof visibility>

/** Everything that users did to a channel on the sandbox page. These actions add to its simulated activity. */
const deeds = z.object({
  followers: z.number().int().default(0),
  published: z
    .array(
      z.object({
        key: z.string(),
        title: z.string(),
        at: z.number(),
        isShort: z.boolean(),
        game: z.string().optional(),
      }),
    )
    .default([]),
  visibility: z.record(z.string(), visibility).default({}),
  deleted: z.array(z.string()).default([]),
  streams: z
    .array(z.object({ key: z.string(), title: z.string(), from: z.number(), game: z.string().optional() }))
    .default([]),
  /** The end times of streams, for simulated streams and those that users started. */
  ended: z.record(z.string(), z.number()).default({}),
})
export type Deeds = z.infer<typeof deeds>

/** A subscription to a channel's notifications. */
const push = z.object({
  id: z.string(),
  vendor: z.string(),
  channelId: z.string(),
  topic: z.string(),
  callback: z.string(),
  secret: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.string(),
})
export type Push = z.infer<typeof push>

const fault = z.object({
  kind: z.enum(['error', 'busy', 'slow', 'cut', 'nonsense']),
  /** The number of further calls that will fail. */
  times: z.number().int(),
})
export type Fault = z.infer<typeof fault>

const state = z.object({
  /** All channels that ever signed in here, by vendor and id. */
  channels: z.record(z.string(), testChannel).default({}),
  deeds: z.record(z.string(), deeds).default({}),
  faults: z.record(z.string(), fault).default({}),
  pushes: z.array(push).default([]),
})

const file = join(process.env.DATA_DIR ?? '.data', 'channels', 'state.json')

const read = (): z.infer<typeof state> => {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const parsed = state.safeParse(kept)
  return parsed.success ? parsed.data : state.parse({})
}
const current = read()

const write = (): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(current))
  renameSync(`${file}.new`, file)
}

/**
 * Clients subscribe to hundreds of channels in a row, so the sandbox writes the changes of this time together, and all
 * changes on exit.
 */
const MOMENT_MS = 100
let pending: NodeJS.Timeout | undefined
const save = (): void => {
  pending ??= setTimeout(() => {
    pending = undefined
    write()
  }, MOMENT_MS)
}
process.on('exit', () => {
  if (pending !== undefined) write()
})

const keyOf = (vendor: string, id: string): string => `${vendor}/${id}`

/** A real vendor knows all its channels. The sandbox remembers each channel when it first signs in. */
export const remember = (vendor: string, channel: TestChannel): void => {
  const key = keyOf(vendor, channel.id)
  if (JSON.stringify(current.channels[key]) === JSON.stringify(channel)) return
  current.channels[key] = channel
  save()
}

export const channelOf = (vendor: string, id: string): TestChannel | undefined =>
  marketChannelOf(vendor, id)?.channel ?? current.channels[keyOf(vendor, id)]

/** Channels that signed in, followed by those of the demo market. */
export const channelsOf = (vendor: string): readonly TestChannel[] => {
  const signedIn = Object.entries(current.channels).flatMap(([key, channel]) =>
    key.startsWith(`${vendor}/`) && !marketChannelOf(vendor, channel.id) ? [channel] : [],
  )
  return [...signedIn, ...marketChannelsOf(vendor).map(({ channel }) => channel)]
}

export const deedsOf = (vendor: string, id: string): Deeds =>
  current.deeds[keyOf(vendor, id)] ?? deeds.parse({})

export const changeDeeds = (vendor: string, id: string, change: (deeds: Deeds) => Deeds): void => {
  current.deeds[keyOf(vendor, id)] = change(deedsOf(vendor, id))
  save()
}

export const setFault = (vendor: string, next: Fault | null): void => {
  if (next === null) delete current.faults[vendor]
  else current.faults[vendor] = next
  save()
}

export const faultOf = (vendor: string): Fault | undefined => current.faults[vendor]

/** Returns the fault to simulate for this call, or null. */
export const takeFault = (vendor: string): Fault['kind'] | null => {
  const next = current.faults[vendor]
  if (next === undefined) return null
  setFault(vendor, next.times > 1 ? { ...next, times: next.times - 1 } : null)
  return next.kind
}

export const pushesOf = (vendor: string): readonly Push[] =>
  current.pushes.filter((each) => each.vendor === vendor)

export const keepPush = (next: Push): void => {
  current.pushes = [...current.pushes.filter(({ id }) => id !== next.id), next]
  save()
}

export const dropPush = (id: string): void => {
  current.pushes = current.pushes.filter((each) => each.id !== id)
  save()
}
