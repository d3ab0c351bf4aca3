import { expect, test } from 'vitest'
import { canUploadArchive, canUploadIcon, canUploadImage, type ImageFacts } from './upload.ts'

const image = (change: Partial<ImageFacts>): ImageFacts => ({
  type: 'image/png',
  bytes: 5 * 1024 * 1024,
  width: 4096,
  height: 2160,
  ...change,
})

test('a picture of up to 5 MB and 4K is accepted', () => {
  expect(canUploadImage(image({}))).toEqual({ ok: true })
})

test.each([
  ['an SVG', image({ type: 'image/svg+xml' }), 'image-type'],
  ['an image one byte above 5 MB', image({ bytes: 5 * 1024 * 1024 + 1 }), 'image-size'],
  ['an image one pixel above 4K', image({ height: 4097 }), 'image-dimensions'],
])('%s is refused as a picture', (_, facts, code) => {
  expect(canUploadImage(facts)).toEqual({ ok: false, code })
})

test('a profile picture or logo can have up to 1 MB', () => {
  expect(canUploadIcon(image({ bytes: 1024 * 1024 }))).toEqual({ ok: true })
  expect(canUploadIcon(image({ bytes: 1024 * 1024 + 1 }))).toEqual({ ok: false, code: 'icon-size' })
  expect(canUploadIcon(image({ bytes: 10, type: 'image/svg+xml' }))).toEqual({
    ok: false,
    code: 'image-type',
  })
})

test('an archive can be a .zip or .rar of up to 2 GB', () => {
  expect(canUploadArchive({ type: 'application/zip', bytes: 2 ** 31 })).toEqual({ ok: true })
  expect(canUploadArchive({ type: 'application/zip', bytes: 2 ** 31 + 1 })).toEqual({
    ok: false,
    code: 'archive-too-large',
  })
  expect(canUploadArchive({ type: 'text/html', bytes: 1 })).toEqual({ ok: false, code: 'archive-type' })
})
