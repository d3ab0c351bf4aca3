const problems: Record<number, string> = {
  413: 'This image is too large.',
  415: 'Choose a PNG, JPG, GIF or WebP image.',
  422: 'Choose an image of up to 4096 by 4096 pixels.',
}

const urlOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const url: unknown = Reflect.get(body, 'url')
  return typeof url === 'string' ? url : null
}

export const messageOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const message: unknown = Reflect.get(body, 'message')
  return typeof message === 'string' ? message : null
}

const send = async (kind: 'image' | 'icon', file: File): Promise<string> => {
  const response = await fetch(`/api/uploads/${kind}?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  })
  const body: unknown = await response.json().catch(() => null)
  const url = urlOf(body)
  if (response.ok && url) return url
  throw new Error(messageOf(body) ?? problems[response.status] ?? 'Something went wrong')
}

/** Uploads a picture and returns its URL. The server checks content and size, but ignores the file name. */
export const uploadImage = (file: File): Promise<string> => send('image', file)

/** Uploads a profile picture or logo, which have a smaller limit, and returns its URL. */
export const uploadIcon = (file: File): Promise<string> => send('icon', file)
