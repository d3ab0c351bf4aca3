import { addressGroup } from '@questboard/database'
import { resetPasswordForm } from '@questboard/domain'
import express, { type RequestHandler, Router } from 'express'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { pageUrl } from './callbackUrl.ts'
import type { SignUps } from './channelSignUp.ts'
import { checkForm } from './checkForm.ts'
import { connectChannel } from './connectChannel.ts'
import type { Desk, FormFields } from './desk.ts'

const PER_EMAIL = { tries: 5, seconds: 60 * 60 }
const PER_ADDRESS = { tries: 30, seconds: 60 * 60 }

/** Why the email address cannot be used now. An existing account is no reason, because it must stay secret. */
const refusal = async (services: Services, fields: FormFields, email: string | null, ip: string) => {
  if (email === null) return '1012'
  const checked = await checkForm(services, fields.botCheckToken, ip)
  if (!checked.ok) return checked.code
  const counted = await Promise.all([
    services.rateLimit.count(`channel-sign-up:${email.toLowerCase()}`, PER_EMAIL),
    services.rateLimit.count(`channel-sign-up-from:${addressGroup(ip)}`, PER_ADDRESS),
  ])
  return counted.every(({ allowed }) => allowed) ? null : 'too-many-requests'
}

/** Takes the email address of a person whose channel's vendor shares none. */
const askEmail =
  (services: Services, desk: Desk, signUps: SignUps): RequestHandler =>
  async (request, response) => {
    const { publicUrl } = services.config
    const fields = desk.guardedForm(request, response)
    if (!fields) return
    const refuse = (code: string) =>
      desk.leadTo(
        response,
        fields,
        pageUrl(publicUrl, '/register/email', { error: 'EmailSignup', code }),
        400,
      )
    const started = signUps.recall(request)
    if (!started) return refuse('1101')
    const { data } = resetPasswordForm.safeParse({ email: fields.email })
    const email = data?.email ?? null
    const code = await refusal(services, fields, email, request.ip ?? 'unknown')
    if (email === null || code !== null) return refuse(code ?? '1012')
    await signUps.request(started, email)
    desk.leadTo(response, fields, pageUrl(publicUrl, '/register/email', {}))
  }

/** Describes the sign-up of a mailed link, so that its reader knows which channel gets the account. */
const readLink =
  (desk: Desk, signUps: SignUps): RequestHandler =>
  async (request, response) => {
    const fields = desk.guardedForm(request, response)
    if (!fields) return
    const found = await signUps.find(fields.token)
    response.json({
      signUp: found && { provider: found.provider, channel: found.channel.name, email: found.email },
    })
  }

/** The account is created only by a click, because mail programs open links on their own. */
const confirm =
  (services: Services, desk: Desk, signUps: SignUps): RequestHandler =>
  async (request, response) => {
    const { publicUrl } = services.config
    const fields = desk.guardedForm(request, response)
    if (!fields) return
    const refuse = (error: string, code?: string) =>
      desk.leadTo(response, fields, pageUrl(publicUrl, '/auth/auth', { error, code }), 400)
    const found = await signUps.find(fields.token)
    if (!found) return refuse('Verification')
    const { id: signUpId, email, channel, tokens, callbackUrl } = found
    const provider = services.channels[found.provider]
    const confirmed = { signUpId, email }
    const connecting = { provider, channel, tokens, confirmed, callbackUrl, userId: null }
    const result = await connectChannel(services, connecting)
    if (!result.ok) return refuse(result.error, result.code)
    const proof = { by: 'channel', userId: result.userId, connectionId: result.connection.id } as const
    if (!(await desk.startSession(request, response, proof))) return refuse('AccessDenied', '1203')
    desk.leadTo(response, fields, callbackUrl)
  }

export const createSignUpRoutes = (services: Services, desk: Desk, signUps: SignUps): Router => {
  const router = Router()
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  router.post('/signup/email', form, askEmail(services, desk, signUps))
  router.post('/signup/link', form, readLink(desk, signUps))
  router.post('/signup/confirm', form, confirm(services, desk, signUps))
  router.all(['/signup/email', '/signup/link', '/signup/confirm'], onlyBy('POST'))
  return router
}
