import { describe, expect, it } from 'vitest'
import { parseBlock } from './pageBlocks.ts'

describe('page blocks read from the database', () => {
  it('a page block has every field of its kind, even if the database has only some of them', () => {
    expect(parseBlock('hero', {})).toEqual({ kind: 'hero', content: { heading: '', text: '', url: '' } })
    expect(parseBlock('games', { heading: 'Mine' })).toEqual({ kind: 'games', content: { heading: 'Mine' } })
  })

  it('a page block drops every field that its kind does not have', () => {
    expect(parseBlock('text', { heading: 'A', text: 'b', html: '<b>', style: 'x' })).toEqual({
      kind: 'text',
      content: { heading: 'A', text: 'b' },
    })
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', 'ftp://files.example/a.png', 'blob:x'])(
    'an image block does not show %s',
    (url) => {
      expect(parseBlock('image', { url, alt: 'x' })).toEqual({
        kind: 'image',
        content: { url: '', alt: 'x' },
      })
    },
  )

  it.each([
    'https://evil.example/player',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  ])('a video block does not play %s', (url) => {
    expect(parseBlock('video', { heading: 'Mine', url })).toEqual({
      kind: 'video',
      content: { heading: 'Mine', url: '' },
    })
  })

  it('a block of links keeps only web URLs', () => {
    const links = [{ label: 'bad', url: 'javascript:alert(1)' }]
    expect(parseBlock('links', { heading: '', links })).toEqual({
      kind: 'links',
      content: { heading: '', links: [] },
    })
  })

  it.each([
    ['iframe', { src: 'https://evil.example' }],
    ['text', 'just words'],
    ['text', null],
  ])('a block of kind %s with content %j shows nothing', (kind, content) => {
    expect(parseBlock(kind, content)).toBeNull()
  })
})
