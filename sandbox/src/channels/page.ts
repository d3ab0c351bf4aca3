import { escapeHtml, vendorStyle } from '../html.ts'
import type { TestChannel } from '../oauth/channels.ts'
import { followersOf, type Stream, streamsOf, type Vendor, type Video, videosOf } from './life.ts'
import { marketChannelOf } from './market.ts'
import { channelsOf, type Fault, faultOf } from './store.ts'

const faultWords: Readonly<Record<Fault['kind'], string>> = {
  error: 'answers 500',
  busy: 'says "too many calls"',
  slow: 'is slow',
  cut: 'hangs up in the middle',
  nonsense: 'answers nonsense',
}

const button = (action: string, words: string, key = ''): string =>
  `<button name="deed" value="${escapeHtml(`${action} ${key}`.trim())}">${escapeHtml(words)}</button>`

const videoRow = ({ key, title, visibility, views }: Video): string => `<li>${escapeHtml(title)}
  <small>${visibility}, ${views.toLocaleString('en')} views</small>
  ${visibility === 'public' ? '' : button('public', 'Make public', key)}
  ${visibility === 'unlisted' ? '' : button('unlisted', 'Make unlisted', key)}
  ${visibility === 'private' ? '' : button('private', 'Make private', key)}
  ${button('delete', 'Delete', key)}</li>`

/** TikTok tells nothing of who is on air. */
const canStream = (vendor: Vendor): boolean => vendor !== 'tiktok'

const onAir = (stream: Stream | undefined): string =>
  stream?.to === null
    ? `<p>On air: ${escapeHtml(stream.title)}, ${stream.viewers} watch. ${button('end', 'End the stream', stream.key)}</p>`
    : `<p>Not on air. ${button('live', 'Go live')}</p>`

/** Those of the demo market are many: each lies behind its name. */
const section = (vendor: Vendor, channel: TestChannel, now: number): string => `<section><details${
  marketChannelOf(vendor, channel.id) ? '' : ' open'
}>
<summary><h2>${escapeHtml(channel.name)}</h2></summary>
<form method="post" action="channels/${encodeURIComponent(channel.id)}">
<p>${followersOf(vendor, channel).toLocaleString('en')} followers ${button('followers', '1,000 more follow')}</p>
${canStream(vendor) ? onAir(streamsOf(vendor, channel, now).find(({ to }) => to === null)) : ''}
<label>Title <input name="title" value="I tried Ember Hollow"></label>
${button('publish', 'Publish a video')} ${vendor === 'google' ? button('publish-unlisted', 'Publish a video unlisted') : ''}
<ul>${videosOf(vendor, channel, now).slice(0, 5).map(videoRow).join('\n')}</ul>
</form></details></section>`

const faults = (vendor: Vendor): string => {
  const fault = faultOf(vendor)
  const now = fault ? `It ${faultWords[fault.kind]} for ${fault.times} more calls.` : 'It works as it should.'
  const kinds = Object.entries(faultWords).map(
    ([kind, words]) => `<button name="kind" value="${kind}">It ${escapeHtml(words)}</button>`,
  )
  return `<section><h2>The vendor itself</h2><p>${escapeHtml(now)}</p><form method="post" action="channels-fault">
<label>For how many calls <input name="times" type="number" min="1" value="20"></label>
${kinds.join('\n')}<button name="kind" value="none">It works</button></form></section>`
}

/** Where a person makes the next thing happen. */
export const channelsPage = (vendor: Vendor, title: string, now: number): string => {
  const sections = channelsOf(vendor).map((channel) => section(vendor, channel, now))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} sandbox: channels</title>
<style>${vendorStyle} section button { display: inline-block; width: auto } </style></head><body><main>
<h1>Channels of ${escapeHtml(title)}</h1>
${sections.join('\n') || '<p>Nobody has signed in here yet: connect a channel first.</p>'}
${faults(vendor)}</main></body></html>`
}
