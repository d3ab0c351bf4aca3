import { type ErrorCode, errors } from '@questboard/domain'
import type { Request, Response } from 'express'
import type { Session } from '../auth/sessions.ts'
import { isOwnOrigin } from '../graphql/origin.ts'
import type { Services } from '../services.ts'
import { type UploadKind, uploadKinds } from './kinds.ts'

const UPLOADS = { tries: 200, seconds: 60 * 60 }

export const refuseUpload = (
  response: Response,
  status: number,
  code: ErrorCode,
  message: string = errors[code],
): void => {
  // Does not read the rest of a rejected request's body.
  response.setHeader('Connection', 'close')
  response.status(status).json({ message, extensions: { code } })
}

/** Checks the sender before reading the body. Null if the sender was rejected. */
export const admitSender = async (
  { config, sessions }: Services,
  request: Request,
  response: Response,
  kind: UploadKind,
): Promise<Session | null> => {
  const refuse = (status: number): null => {
    refuseUpload(response, status, 'not-allowed')
    return null
  }
  if (!isOwnOrigin(request, config.publicUrl)) return refuse(403)
  const session = await sessions.ofRequest(request)
  if (!session) return refuse(401)
  return uploadKinds[kind].mayUpload(session) ? session : refuse(403)
}

/** Counts an upload. Returns false if the hourly limit is exceeded. */
export const isWithinRation = async ({ rateLimit }: Services, { user }: Session): Promise<boolean> =>
  (await rateLimit.count(`upload:${user.id}`, UPLOADS)).allowed
