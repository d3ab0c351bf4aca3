import { crc32, deflateSync } from 'node:zlib'
import { chance } from '../channels/life.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

type Colour = readonly [number, number, number]
const colourOf = (...words: readonly string[]): Colour => [
  Math.floor(40 + 180 * chance('red', ...words)),
  Math.floor(40 + 180 * chance('green', ...words)),
  Math.floor(40 + 180 * chance('blue', ...words)),
]

export const drawPicture = (name: string, width: number, height: number): Buffer => {
  const sky = colourOf('sky', name)
  const ground = colourOf('ground', name)
  const [waves, shift] = [2 + 3 * chance('waves', name), 7 * chance('shift', name)]
  const hills = Array.from({ length: width }, (_, x) =>
    Math.floor(height * (0.62 + 0.12 * Math.sin((x / width) * waves * Math.PI + shift))),
  )
  const row = 1 + width * 3
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1) {
    const light = 0.6 + (0.4 * y) / height
    for (let x = 0; x < width; x += 1) {
      const colour = y > (hills[x] ?? 0) ? ground : sky
      for (let part = 0; part < 3; part += 1) pixels[y * row + 1 + x * 3 + part] = (colour[part] ?? 0) * light
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // The picture's format: eight bits per channel, RGB.
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
