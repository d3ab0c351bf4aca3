import { expect, it } from 'vitest'
import { companyKinds, creatorKinds, type Draft, newDraft, toDrafts, toRows } from './drafts.ts'

it.each([...new Set([...creatorKinds, ...companyKinds])])('a new block of kind %s can be drawn', (kind) => {
  expect(newDraft(kind)?.kind).toBe(kind)
})

it('what cannot be drawn is left out, the rest keeps its row as key', () => {
  const drafts = toDrafts([
    { id: 'a', kind: 'text', content: { heading: 'A', text: 'b' } },
    { id: 'b', kind: 'feed', content: {} },
    { id: 'c', kind: 'games', content: {} },
  ])
  expect(drafts.map(({ key }) => key)).toEqual(['a', 'c'])
})

it('saving numbers the blocks and leaves out pictures without a picture and links that lead nowhere', () => {
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
