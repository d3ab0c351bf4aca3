import { describe, expect, it } from 'vitest'
import { parseBlock } from './pageBlocks.ts'

describe('a block as it lies in the database', () => {
  it('has every part of its kind, whatever is missing', () => {
    expect(parseBlock('hero', {})).toEqual({ kind: 'hero', content: { heading: '', text: '', url: '' } })
    expect(parseBlock('games', { heading: 'Mine' })).toEqual({ kind: 'games', content: { heading: 'Mine' } })
  })

  it('carries nothing that its kind does not have', () => {
    expect(parseBlock('text', { heading: 'A', text: 'b', html: '<b>', style: 'x' })).toEqual({
      kind: 'text',
      content: { heading: 'A', text: 'b' },
    })
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', 'ftp://files.example/a.png', 'blob:x'])(
    'shows no picture of %s',
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
  ])('plays nothing of %s', (url) => {
    expect(parseBlock('video', { heading: 'Mine', url })).toEqual({
      kind: 'video',
      content: { heading: 'Mine', url: '' },
    })
  })

  it('has links to web addresses only', () => {
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
  ])('of kind %s with %j shows nothing', (kind, content) => {
    expect(parseBlock(kind, content)).toBeNull()
  })
})
