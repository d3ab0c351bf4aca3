import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { errors } from '@questboard/domain'
import express, { type Express, type RequestHandler } from 'express'
import { createAuthRouter } from './auth/routes.ts'
import { JWKS_MAX_AGE_SECONDS } from './auth/signingKeys.ts'
import { createCardReturn } from './cards/routes.ts'
import { createClientEvents } from './client/clientEvents.ts'
import { dataHeaders, securityHeaders } from './client/contentSecurity.ts'
import { createSharedRows } from './client/sharedRow.ts'
import { createWebClient } from './client/webClient.ts'
import { createCodes } from './codes/routes.ts'
import { type CustomDomains, createCustomDomains } from './custom-domains/customDomains.ts'
import { createDocuments } from './documents/routes.ts'
import { actionNames } from './generated/actionNames.ts'
import { type Admission, createAdmission } from './graphql/admission.ts'
import { createGraphqlHandler, isGraphqlRequest } from './graphql/graphql.ts'
import { createOperations } from './graphql/operations.ts'
import { createHealth } from './health/health.ts'
import { createHealthAudience } from './health/healthAudience.ts'
import { createErrorHandler } from './lib/errorHandler.ts'
import { onlyBy } from './lib/onlyBy.ts'
import { createTrackedLinks } from './links/trackedLinks.ts'
import { createPayoutRoutes } from './payouts/routes.ts'
import type { Services } from './services.ts'
import { createOneClick, createUnsubscribeApi } from './unsubscribe/routes.ts'
import { createUploads } from './uploads/routes.ts'
import { createChannelPushes } from './webhooks/channelPushes.ts'
import { createPayoutWebhooks } from './webhooks/payoutWebhooks.ts'
import { createStripeWebhook } from './webhooks/stripe.ts'

const art: Parameters<typeof express.static>[1] = {
  fallthrough: false,
  index: false,
  redirect: false,
  maxAge: '1d',
  setHeaders: (response) => response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox"),
}

/** In production, only GraphQL documents of our own client are accepted. */
export const chooseAdmission = ({ config }: Services): Admission => {
  const { production, webDir } = config
  const operations = createOperations(join(webDir, 'operations.json'))
  return createAdmission({
    production,
    isKnown: async (query) => !production || operations.includes(query),
    isAction: (field) => actionNames.has(field),
  })
}

/**
 * The complete public service. GraphQL requests are the most frequent, and they bypass express because it would double
 * their cost.
 */
export const createGateway = (services: Services, admission: Admission): RequestListener => {
  const customDomains = createCustomDomains(services.pool, services.config.publicUrl)
  const app = createApp(services, customDomains)
  const answerGraphql = createGraphqlHandler(services, admission, customDomains)
  return (request, response) => {
    if (isGraphqlRequest(request)) answerGraphql(request, response)
    else app(request, response)
  }
}

/**
 * Callers with the admin secret see the state of each component. Everyone else sees only whether all components work.
 */
const answerHealth = (services: Services): RequestHandler => {
  const health = createHealth(services)
  const seesDetails = createHealthAudience(services.config.adminSecret)
  return async (request, response) => {
    const state = await health()
    response
      .status(state.status === 'ok' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(seesDetails(request) ? state : { status: state.status })
  }
}

/** All other routes, in the order in which they are tried. */
const createApp = (services: Services, customDomains: CustomDomains): Express => {
  const { config, signingKeys, log } = services
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  const ofPages = new Map(Object.entries(securityHeaders(config.secureCookies)))
  const ofAssets = new Map(Object.entries(dataHeaders(config.secureCookies)))
  app.use((request, response, next) => {
    response.setHeaders(request.path.startsWith('/assets/') ? ofAssets : ofPages)
    next()
  })

  app.use('/api/auth', createAuthRouter(services))
  app.use('/api/events', createClientEvents(services))
  app.use('/api/uploads', createUploads(services))
  // Pictures of the demo market. SVG pictures could contain scripts, which must not run on our origin.
  app.use('/files/art', express.static(join(config.filesDir, 'art'), art))
  app.use('/api/payouts', createPayoutRoutes(services))
  app.use('/api/cards', createCardReturn(services))
  app.use('/api/codes', createCodes(services))
  app.use('/api/documents', createDocuments(services))
  app.use('/api/webhooks/stripe', createStripeWebhook(services))
  app.use('/api/webhooks/channels', createChannelPushes(services))
  app.use('/api/webhooks', createPayoutWebhooks(services))
  app.use('/api/unsubscribe', createUnsubscribeApi(services))

  app.get('/api/health', answerHealth(services))
  app.get('/.well-known/jwks.json', async (_request, response) => {
    response.set('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`).json(await signingKeys.jwks())
  })

  const client = createWebClient(
    config.webDir,
    { publicUrl: config.publicUrl, botCheckScript: services.botCheck.page?.scriptUrl ?? null },
    createSharedRows(services.engine),
  )
  app.get('/api/build-id', async (_request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .json({ buildId: await client.buildId(), botCheck: services.botCheck.page })
  })
  app.all(['/api/health', '/api/build-id', '/.well-known/jwks.json'], onlyBy('GET'))
  app.all('/api/gql', onlyBy('POST'))
  app.use(['/api', '/hasura', '/.well-known'], (_request, response) => {
    response.status(404).json({ message: errors['not-found'] })
  })
  app.post('/unsubscribe/:token', createOneClick(services))
  app.get('/l/:slug', createTrackedLinks(services))
  app.use(customDomains.leadToPage, client.serve)
  app.use((_request, response) => void response.status(404).type('text').send('Not found'))

  app.use(createErrorHandler(log))
  return app
}
