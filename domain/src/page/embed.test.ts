import { expect, it } from 'vitest'
import { embedOf } from './embed.ts'

const here = 'play.example'
const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', youTube],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', youTube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youTube],
  [
    'https://www.twitch.tv/videos/123456789',
    'https://player.twitch.tv/?video=v123456789&parent=play.example&autoplay=true',
  ],
  [
    'https://twitch.tv/democreator',
    'https://player.twitch.tv/?channel=democreator&parent=play.example&autoplay=true',
  ],
  [
    'https://www.tiktok.com/@demo.creator/video/7123456789012345678',
    'https://www.tiktok.com/player/v1/7123456789012345678?autoplay=1',
  ],
])('the video %s can be embedded in a page', (address, src) => {
  expect(embedOf(address, here)?.src).toBe(src)
})

it.each([
  ['https://youtube.com/shorts/dQw4w9WgXcQ', true],
  ['https://www.tiktok.com/@demo/video/7123456789012345678', true],
  ['https://youtu.be/dQw4w9WgXcQ', false],
])('the video %s is recognized as upright: %s', (address, isUpright) => {
  expect(embedOf(address, here)?.isUpright).toBe(isUpright)
})

it.each([
  '',
  'dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://vimeo.com/1',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/"><script>',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/channel/UC1234567890',
  'https://twitch.tv/videos/abc',
  'https://twitch.tv/demo/clip/Funny',
  'https://www.tiktok.com/@demo',
  'https://constructor/',
])('the URL %s cannot be embedded in a page', (address) => {
  expect(embedOf(address, here)).toBeNull()
})
