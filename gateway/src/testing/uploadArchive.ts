import type { Browser } from './browser.ts'

const ARCHIVES = '/api/uploads/archives'
const tus = { 'tus-resumable': '1.0.0' }

/** Starts a resumable upload the same way as the client. The `Location` header contains the upload's URL. */
export const beginArchive = (who: Browser, bytes: number, name: string): Promise<Response> =>
  who.send(ARCHIVES, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })

export const sendPart = (who: Browser, place: string, offset: number, part: Buffer): Promise<Response> =>
  who.send(place, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(part),
  })

export const askOffset = (who: Browser, place: string): Promise<Response> =>
  who.send(place, { method: 'HEAD', headers: tus })

/** The URL of the finished file. */
export const fileAt = (place: string): string => place.replace('/archives/', '/')

/** Uploads a file in one part. Returns the last response and the file's URL. */
export const uploadArchive = async (
  who: Browser,
  archive: Buffer,
  name = 'kit.zip',
): Promise<{ response: Response; url: string }> => {
  const begun = await beginArchive(who, archive.length, name)
  const place = begun.headers.get('location')
  if (place === null) return { response: begun, url: '' }
  return { response: await sendPart(who, place, 0, archive), url: fileAt(place) }
}
