import { expect, it } from 'vitest'
import {
  checkDrafts,
  companyKinds,
  creatorKinds,
  type Draft,
  newDraft,
  toDrafts,
  toRows,
  toWebLink,
} from './drafts.ts'

it.each([...new Set([...creatorKinds, ...companyKinds])])(
  'a new page block of kind %s can be shown',
  (kind) => {
    expect(newDraft(kind)?.kind).toBe(kind)
  },
)

it('page blocks of an unknown kind are left out, and the others keep their id', () => {
  const drafts = toDrafts([
    { id: 'a', kind: 'text', content: { heading: 'A', text: 'b' } },
    { id: 'b', kind: 'iframe', content: {} },
    { id: 'c', kind: 'games', content: {} },
  ])
  expect(drafts.map(({ key }) => key)).toEqual(['a', 'c'])
})

it('saving a page leaves out images without a picture and links without a URL', () => {
  const links = [
    { label: 'whole', url: 'https://me.example' },
    { label: 'half', url: 'https://' },
  ]
  const drafts: Draft[] = [
    { key: '1', kind: 'image', content: { url: '', alt: '' } },
    { key: '2', kind: 'links', content: { heading: '', links } },
    { key: '3', kind: 'streams', content: { heading: 'Live' } },
  ]
  expect(toRows(drafts)).toEqual([
    { kind: 'links', content: { heading: '', links: [links[0]] }, position: 0 },
    { kind: 'streams', content: { heading: 'Live' }, position: 1 },
  ])
})

const withLink = (url: string): Draft[] => [
  { key: '1', kind: 'links', content: { heading: '', links: [{ label: 'Shop', url }] } },
]

it.each(['nonsense', 'https//shop.example', 'javascript:alert(1)', 'https://a b'])(
  'page blocks with a link to %s are not saved',
  (url) => {
    expect(checkDrafts(withLink(url))).toEqual({ drafts: expect.stringContaining('http') })
  },
)

it('a video from an unsupported platform prevents saving the page, and an empty video is left out', () => {
  const video = (url: string): Draft[] => [{ key: '1', kind: 'video', content: { heading: '', url } }]
  expect(checkDrafts(video('https://vimeo.com/1'))).not.toEqual({})
  expect(checkDrafts(video('https://youtu.be/dQw4w9WgXcQ'))).toEqual({})
  expect([checkDrafts(video('')), toRows(video(''))]).toEqual([{}, []])
})

it.each(['', 'https://', 'https://shop.example/mine'])('a page with a link to “%s” can be saved', (url) => {
  expect(checkDrafts(withLink(url))).toEqual({})
})

it.each([
  ['shop.example', 'https://shop.example'],
  [' www.shop.example/mine?x=1 ', 'https://www.shop.example/mine?x=1'],
  ['http://shop.example', 'http://shop.example'],
  ['my shop', 'my shop'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('a URL typed as “%s” becomes “%s”', (typed, taken) => {
  expect(toWebLink(typed)).toBe(taken)
})
