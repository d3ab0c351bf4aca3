import { faultForm } from '../faultForm.ts'
import { marketGames } from '../games/marketGames.ts'
import { escapeHtml, vendorPage } from '../html.ts'
import type { TestChannel } from '../oauth/channels.ts'
import { followersOf, gameOf, type Stream, streamsOf, type Vendor, type Video, videosOf } from './life.ts'
import { marketChannelOf } from './market.ts'
import { channelsOf, type Fault, faultOf } from './store.ts'

const faultWords: Readonly<Record<Fault['kind'], string>> = {
  error: 'answers 500',
  busy: 'answers "too many requests"',
  slow: 'is slow',
  cut: 'disconnects in the middle of its answer',
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

/** TikTok does not report livestreams. */
const canStream = (vendor: Vendor): boolean => vendor !== 'tiktok'

const onAir = (stream: Stream | undefined): string =>
  stream?.to === null
    ? `<p>On air with ${escapeHtml(stream.game)}: ${escapeHtml(stream.title)}, ${stream.viewers} watch. ${button('end', 'End the stream', stream.key)}</p>`
    : `<p>Not on air. ${button('live', 'Go live')}</p>`

const publishing = (vendor: Vendor): string =>
  vendor === 'google'
    ? button('publish', 'Publish a video') +
      button('publish-unlisted', 'Publish a video unlisted') +
      button('publish-short', 'Publish a short')
    : button('publish', 'Publish a video')

/** The text in the page's search field, which stays there after an action. */
type Asked = { readonly vendor: Vendor; readonly at: string; readonly words: string; readonly now: number }

const section = (
  { vendor, at, words, now }: Asked,
  channel: TestChannel,
): string => `<section id="${escapeHtml(channel.id)}">
<h2>${escapeHtml(channel.name)}</h2>
<form method="post" action="${at}/channels/${encodeURIComponent(channel.id)}"><input type="hidden" name="q" value="${escapeHtml(words)}">
<p>${followersOf(vendor, channel).toLocaleString('en')} followers ${button('followers', '1,000 more follow')}</p>
<label>Game <input name="game" list="games" value="${escapeHtml(gameOf(channel, 'next'))}"></label>
<label>Title <input name="title" placeholder="I tried …, and the game's name"></label>
${canStream(vendor) ? onAir(streamsOf(vendor, channel, now).find(({ to }) => to === null)) : ''}
<p>${publishing(vendor)}</p>
<ul>${videosOf(vendor, channel, now).slice(0, 5).map(videoRow).join('\n')}</ul>
</form></section>`

const ownerOf = (vendor: Vendor, { id }: TestChannel): string => marketChannelOf(vendor, id)?.owner ?? ''

const fits = (vendor: Vendor, channel: TestChannel, words: string): boolean =>
  [channel.name, channel.id, ownerOf(vendor, channel)].some((text) => text.toLowerCase().includes(words))

/** The user name of the demo creator account. */
const OWN = 'democreator'
/** The number of channels shown with all their actions, and the number of channels listed only by name. */
const WHOLE = 5
const NAMED = 25

/** The order: first channels that signed in here, then the demo account's, then the other channels of the market. */
const inOrder = (vendor: Vendor): readonly TestChannel[] => {
  const place = (channel: TestChannel): number => {
    if (!marketChannelOf(vendor, channel.id)) return 0
    return ownerOf(vendor, channel) === OWN ? 1 : 2
  }
  return [...channelsOf(vendor)].sort((one, other) => place(one) - place(other))
}

const link = ({ at }: Asked, { name }: TestChannel): string =>
  `<li><a href="${at}/channels?q=${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`

/** The channels that match the search. Without a search, the most relevant ones. */
const list = (asked: Asked): string => {
  const { vendor } = asked
  const words = asked.words.toLowerCase()
  const found = inOrder(vendor).filter((channel) => fits(vendor, channel, words))
  if (found.length === 0)
    return words === ''
      ? '<p>Nobody has signed in here yet: connect a channel first.</p>'
      : '<p>No channel is called that.</p>'
  const others = found.slice(WHOLE, WHOLE + NAMED)
  const more = found.length - WHOLE - others.length
  return `${found
    .slice(0, WHOLE)
    .map((channel) => section(asked, channel))
    .join('\n')}
<ul>${others.map((channel) => link(asked, channel)).join('\n')}</ul>
${more > 0 ? `<p>And ${more} more: search for them.</p>` : ''}`
}

const games = `<datalist id="games">${marketGames.map((game) => `<option value="${escapeHtml(game)}">`).join('')}</datalist>`

/** The page on which users trigger what happens on a channel. */
export const channelsPage = (asked: Asked, title: string): string => {
  const { vendor, at, words } = asked
  const fault = faultOf(vendor)
  return vendorPage(
    `Channels of ${title}`,
    `<form method="get" action="${at}/channels"><label>Channel or its owner <input type="search" name="q" value="${escapeHtml(words)}"></label>
<button class="save">Search</button></form>
${games}
${list(asked)}
${faultForm({
  action: `${at}/channels-fault`,
  kinds: faultWords,
  waiting: fault ? [fault] : [],
  healing: { kind: 'none' },
})}`,
    `main { width: min(640px, calc(100vw - 48px)) } section:not(#faults) button { display: inline-block; width: auto }
li { margin: 0 0 8px } ul { padding-left: 20px }`,
  )
}
