import { createHmac } from 'node:crypto'
import { addressGroup } from '@questboard/database'
import { clickDevice, unknownCountry } from '@questboard/domain'
import type { Request, RequestHandler } from 'express'
import { isbot } from 'isbot'
import type { Services } from '../services.ts'

const SLUG = /^[a-z0-9]{6,32}$/
/** A visitor who clicks again within an hour counts once. */
const SAME_VISITOR = { tries: 1, seconds: 60 * 60 }
/** The limit is enough for a household or an office, but too low for a script that pretends to be many browsers. */
const SAME_ADDRESS = { tries: 30, seconds: 60 * 60 }
/** Headers of browsers and messengers that load a link before a person clicks it. */
const LOOKING_AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** A link that we have not reviewed does not redirect, because our domain makes its target look trustworthy. */
const FIND = `
select link.id, link.target_url
  from link join activation on activation.id = link.activation_id join company on company.id = link.company_id
 where link.slug = $1 and company.is_verified
   and activation.status not in ('draft', 'waiting_for_company_verification')`

type Link = { readonly id: string; readonly target_url: string }

const isPerson = (request: Request): boolean => {
  const agent = request.get('user-agent') ?? ''
  return (
    request.method === 'GET' &&
    agent !== '' &&
    !isbot(agent) &&
    !LOOKING_AHEAD.some((name) => /prefetch|preview/i.test(request.get(name) ?? ''))
  )
}

/**
 * GET /l/<slug>: redirects to the target while its activation is open, and counts clicks by country and device (rules §3).
 */
export const createTrackedLinks = (services: Services): RequestHandler => {
  const { config, pool, rateLimit, countries, log } = services

  const find = async (slug: string): Promise<Link | undefined> => {
    if (!SLUG.test(slug)) return undefined
    const { rows } = await pool.query<Link>({
      name: 'tracked_link_find',
      text: FIND,
      values: [slug],
    })
    return rows[0]
  }

  /**
   * Counters identify visitors by a keyed hash and are deleted regularly, so no personal data is stored for a click.
   */
  const counterOf = (link: Link, ...visitor: readonly string[]): string => {
    const name = createHmac('sha256', config.sessionSecret)
      .update(JSON.stringify(visitor))
      .digest('base64url')
    return `click:${link.id}:${name}`
  }

  const count = async (link: Link, request: Request): Promise<void> => {
    const address = request.ip ?? ''
    const agent = request.get('user-agent') ?? ''
    const visitor = await rateLimit.count(counterOf(link, address, agent), SAME_VISITOR)
    if (!visitor.allowed) return
    const neighbours = await rateLimit.count(counterOf(link, addressGroup(address)), SAME_ADDRESS)
    if (!neighbours.allowed) return
    const country = (await countries.countryOf(address)) ?? unknownCountry
    await pool.query('insert into link_click (link_id, country, device) values ($1, $2, $3)', [
      link.id,
      country,
      clickDevice(agent),
    ])
  }

  return async (request, response, next) => {
    const { slug } = request.params
    const link = typeof slug === 'string' ? await find(slug) : undefined
    if (!link) {
      // The client's page explains that the link is not active yet.
      response.status(404)
      return next()
    }
    // The redirect must not be cached, because every click must be counted and the link's target can change.
    response.set('Cache-Control', 'no-store').redirect(302, link.target_url)
    if (!isPerson(request)) return
    // Clicks are counted after the response, so that an error does not affect the visitor.
    await count(link, request).catch((error: unknown) => log.warn({ err: error }, 'could not count a click'))
  }
}
