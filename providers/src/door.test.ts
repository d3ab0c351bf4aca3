import { tmpdir } from 'node:os'
import { CalledInTransaction, insideTransaction } from '@questboard/database/open-transactions'
import { describe, expect, it, vi } from 'vitest'
import { botCheckFromEnvironment } from './bot-check/index.ts'
import { cardProviderFromEnvironment } from './cards/index.ts'
import { channelProvidersFromEnvironment } from './channels/index.ts'
import { createHub } from './channels/youtubeHub.ts'
import { fileStoreFromEnvironment } from './files/index.ts'
import { gameProvidersFromEnvironment } from './games/index.ts'
import { accountDeletedLetter, createMailer } from './mail/index.ts'
import { payoutProvidersFromEnvironment } from './payouts/index.ts'
import { createPublicWeb } from './public-web/index.ts'

/** No server listens on this port, so a call that is actually sent fails with a different error. */
const nowhere = 'http://127.0.0.1:9'
const sandboxed = {
  SANDBOX_URL: nowhere,
  TWITCH_BASE_URL: nowhere,
  GOOGLE_BASE_URL: nowhere,
  TIKTOK_BASE_URL: nowhere,
  IGDB_BASE_URL: nowhere,
  IGDB_CLIENT_ID: 'us',
  IGDB_CLIENT_SECRET: 'ours',
  STEAM_BASE_URL: nowhere,
  BOT_CHECK_BASE_URL: nowhere,
  BOT_CHECK_SITE_KEY: 'site',
  BOT_CHECK_SECRET: 'secret',
}
const real = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_CONNECT_SECRET_KEY: 'sk_test_x',
  PAYPAL_CLIENT_ID: 'us',
}
const s3 = {
  S3_ENDPOINT: nowhere,
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
}
const sent = { key: 'p/1', account: 'acct', reference: 'tr' }
const period = { from: new Date(0), until: new Date() }
const push = {
  channelId: 'c',
  topic: 'uploads',
  callback: 'https://example.com/c',
  secret: 's',
  reference: null,
}

const channels = channelProvidersFromEnvironment(sandboxed)
const games = gameProvidersFromEnvironment(sandboxed)
const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'us@example.com', publicUrl: nowhere })
const letter = accountDeletedLetter({ displayName: 'Ada' })

const calls: Readonly<Record<string, () => Promise<unknown> | undefined>> = {
  Twitch: () =>
    channels.twitch.readChannel('token', { since: new Date(), uploadsEtag: null, externalIds: [] }),
  YouTube: () => channels.youtube.countMany?.('token', ['c']),
  'YouTube’s hub': () => createHub(nowhere).subscribe(push),
  TikTok: () => channels.tiktok.refresh('token'),
  Stripe: async () => cardProviderFromEnvironment(sandboxed)?.cardPage('cs_1'),
  'Stripe itself': async () => cardProviderFromEnvironment(real)?.cardPage('cs_1'),
  'Stripe Connect': async () => payoutProvidersFromEnvironment(sandboxed).stripe_connect?.state(sent),
  'Stripe Connect itself': async () => payoutProvidersFromEnvironment(real).stripe_connect?.state(sent),
  PayPal: async () => payoutProvidersFromEnvironment(sandboxed).paypal?.movements(period),
  IGDB: async () => games.catalogue?.search('Hades'),
  Steam: () => games.store.read('1145360'),
  'the bot check': () => botCheckFromEnvironment(sandboxed).isPerson('token', '127.0.0.1'),
  'a page that a person names': () => createPublicWeb(nowhere).fetchText(`${nowhere}/feed`),
  'the file store': () => fileStoreFromEnvironment(s3, tmpdir()).open('a'),
  'the folder that plays it': () => fileStoreFromEnvironment({}, tmpdir()).open('a'),
  'the mail server': () => mailer.send('ada@example.com', letter),
}

describe('requests to third parties inside a transaction', () => {
  it.each(Object.entries(calls))(
    'inside a database transaction, no request is sent to %s',
    async (_whom, call) => {
      const asked = vi.spyOn(globalThis, 'fetch')
      try {
        const work = insideTransaction(async () => {
          const answer = call()
          expect(answer).toBeInstanceOf(Promise)
          await answer
        })
        await expect(work).rejects.toThrow(CalledInTransaction)
        expect(asked).not.toHaveBeenCalled()
      } finally {
        asked.mockRestore()
      }
    },
  )
})
