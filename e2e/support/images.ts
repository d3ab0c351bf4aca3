const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII='

export const picture = { name: 'pixel.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }

/** An HTML page whose file name and type say that it is an image. */
export const disguised = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<html><script>alert(1)</script></html>'),
}
