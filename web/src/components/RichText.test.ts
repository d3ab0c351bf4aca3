import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

const draw = (text: string) => render(createElement(RichText, { text })).container

describe('rich text that users write', () => {
  it('rich text has headings, lists, quotes, emphasis and links', () => {
    draw(
      '## Now\n\nI **love** _puzzles_.\n\n- one\n- two\n\n1. first\n\n> said so\n\n[Mine](https://me.example)',
    )
    expect(screen.getByRole('heading', { name: 'Now' }).tagName).toBe('H3')
    expect(screen.getByText('love').tagName).toBe('STRONG')
    expect(screen.getByText('puzzles').tagName).toBe('EM')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('said so').closest('blockquote')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('href')).toBe('https://me.example')
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('rel')).toContain('nofollow')
  })

  it.each([
    '<script>window.hacked = true</script>',
    '<img src=x onerror="alert(1)">',
    'hello <svg onload=alert(1)> there',
    '![picture](https://tracker.example/pixel.png)',
  ])('rich text shows %s as plain text', (attack) => {
    const container = draw(attack)
    expect(container.querySelector('script, img, svg, iframe')).toBeNull()
    expect(container.textContent).toBe(attack)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,alert(1)',
    'vbscript:msgbox(1)',
    '//evil.example',
    '/company/settings',
  ])('rich text does not turn %s into a link', (url) => {
    const container = draw(`[click](<${url}>)`)
    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('click')
  })

  it.each(['[bad](javascript:alert(1))', '<img src=x onerror=alert(1)>', '<!-- note'])(
    'rich text is not cut off after %s',
    (attack) => {
      draw(`${attack} [good](https://one.example)\n[fine](https://two.example)`)
      expect(screen.getByRole('link', { name: 'good' }).getAttribute('href')).toBe('https://one.example')
      expect(screen.getByRole('link', { name: 'fine' }).getAttribute('href')).toBe('https://two.example')
    },
  )
})
