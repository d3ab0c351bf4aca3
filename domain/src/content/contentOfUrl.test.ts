import { describe, expect, it } from 'vitest'
import { contentKeyOf, contentOfUrl } from './contentOfUrl.ts'

describe('the video behind a URL', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.twitch.tv/videos/2345678901', 'twitch', '2345678901'],
    ['https://www.tiktok.com/@nova/video/7300000000000000001?lang=en', 'tiktok', '7300000000000000001'],
  ])('a video URL is recognized: %s', (address, platform, externalId) => {
    expect(contentOfUrl(address)).toEqual({ platform, externalId })
  })

  it.each([
    'https://www.youtube.com/@nova',
    'https://www.youtube.com/watch?v=short',
    'https://www.twitch.tv/nova',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'no address',
  ])('no video is recognized in %s', (address) => {
    expect(contentOfUrl(address)).toBeNull()
  })

  it("all spellings of a video's URL give the same content key", () => {
    for (const address of ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://m.youtube.com/shorts/dQw4w9WgXcQ'])
      expect(contentKeyOf(address)).toBe('youtube/dQw4w9WgXcQ')
    expect(contentKeyOf('https://www.twitch.tv/nova')).toBeNull()
  })
})
