type Kind = 'image' | 'archive'

const problems: Record<Kind, Record<number, string>> = {
  image: {
    413: 'This image is larger than 5 MB.',
    415: 'Choose a png, jpg, gif or webp image.',
    422: 'Choose an image of up to 4096 by 4096 pixels.',
  },
  archive: { 413: 'Assets can be up to 2 GB', 415: 'Assets must be .zip or .rar' },
}

const urlOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const url: unknown = Reflect.get(body, 'url')
  return typeof url === 'string' ? url : null
}

const messageOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const message: unknown = Reflect.get(body, 'message')
  return typeof message === 'string' ? message : null
}

/** The server looks at content and size, whatever the file is called. */
const send = async (kind: Kind, file: File): Promise<string> => {
  const response = await fetch(`/api/uploads/${kind}?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  })
  const body: unknown = await response.json().catch(() => null)
  const url = urlOf(body)
  if (response.ok && url) return url
  throw new Error(messageOf(body) ?? problems[kind][response.status] ?? 'Something went wrong')
}

/** Stores a picture and gives its address. */
export const uploadImage = (file: File): Promise<string> => send('image', file)

/** Stores a .zip or .rar and gives its address. */
export const uploadArchive = (file: File): Promise<string> => send('archive', file)
