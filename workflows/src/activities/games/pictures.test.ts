import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fitPicture } from './pictures.ts'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })

it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a picture of kind %s is cropped to its shape',
  async (format) => {
    const fitted = await fitPicture(await red(500, 900).toFormat(format).toBuffer(), 'thumbnail')
    expect(await sharp(fitted ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 920,
      height: 430,
    })
  },
)

it('a picture contains no metadata, such as the place where it was taken', async () => {
  const told = await red(40, 40)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(told).metadata()).exif).toBeDefined()
  const fitted = await fitPicture(told, 'poster')
  expect((await sharp(fitted ?? undefined).metadata()).exif).toBeUndefined()
})

/** A PNG header with an impossibly large size. */
const bomb = (): Buffer => {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4, 'latin1')
  head.writeUInt32BE(60_000, 8)
  head.writeUInt32BE(60_000, 12)
  head.set([8, 2, 0, 0, 0], 16)
  head.writeUInt32BE(crc32(head.subarray(4, 21)), 21)
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), head])
}

it.each([
  ['an HTML page', Buffer.from('<html>Please stand by</html>')],
  ['nothing', Buffer.alloc(0)],
  [
    'an SVG that could load other files',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
  ],
  ['an image with too many pixels', bomb()],
])('%s is not accepted as a picture', async (_, bytes) => {
  expect(await fitPicture(bytes, 'hero')).toBeNull()
})

it('a file with only half of a picture is not accepted', async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await fitPicture(whole.subarray(0, whole.length / 2), 'hero')).toBeNull()
})
