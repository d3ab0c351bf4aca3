import { activationMatrix } from './activationMatrix.ts'
import {
  company,
  everyone,
  makers,
  nobody,
  ofVerifiedCompany,
  own,
  type Readers,
  signedIn,
  within,
} from './readers.ts'

const publishedPage = within('page_id', 'creator_page', 'is_published')
const ownOrPublishedPage = within('page_id', 'creator_page', 'is_published OR creator_id = $me')
const onPublishedPage = `id IN (SELECT connection_id FROM creator_page_channel WHERE ${publishedPage})`
const hasPublishedPage = within('user_id', 'creator_page', 'is_published', 'creator_id')
const ownChannel = within('connection_id', 'user_connection', 'user_id = $me')
const onFeedPage = within(
  'user_id',
  'creator_page',
  `is_published AND id IN (SELECT page_id FROM creator_page_block WHERE kind = 'feed')`,
  'creator_id',
)
const account = (rows: string): string => within('account_id', 'ledger_account', rows)
const transfer = (rows: string): string => within('id', 'ledger_entry', account(rows), 'transfer_id')

const basics: Readonly<Record<string, Readers>> = {
  audit_event: nobody,
  channel_hold: nobody,
  channel_past_owner: nobody,
  channel_push: nobody,
  channel_push_message: nobody,
  channel_watch: nobody,
  card_customer: nobody,
  card_event: nobody,
  client_event: nobody,
  code_import: nobody,
  code_import_part: nobody,
  code_tally: nobody,
  credential: nobody,
  document_number: nobody,
  domain_event: nobody,
  farewell: nobody,
  idempotency_key: nobody,
  ledger_transfer_side: nobody,
  ledger_transfer_subject: nobody,
  open_difference: nobody,
  payout_attempt: nobody,
  rate_limit: nobody,
  reconciliation: nobody,
  reconciliation_difference: nobody,
  reserved_name: nobody,
  signing_key: nobody,
  stuck_run: nobody,
  summary: nobody,
  vendor_event: nobody,
  vendor_quota: nobody,
  verification_token: nobody,

  continent: everyone(),
  country: everyone(),
  distribution_channel: everyone(),
  game: everyone(),
  game_news: everyone(),
  game_platform: everyone(),
  game_release: everyone(),
  game_tag: everyone(),
  hardware: everyone(),
  language: everyone(),
  market_figure: everyone(),
  plan: everyone(),
  tag: everyone(),
  company_game: { ...everyone(), anonymous: ofVerifiedCompany },

  usual_price: { creator: 'true', company: 'true' },

  user: signedIn('id = $me'),
  address: own,
  analytics_page: own,
  column_preset: own,
  device: own,
  notification: own,
  notification_preference: own,
  rss_article: { ...everyone(onFeedPage), ...makers(`user_id = $me OR ${onFeedPage}`) },
  rss_feed: own,
  saved_filter: own,
  session: own,
  sign_in_attempt: own,
  user_connection: own,
  channel_day: {
    user: ownChannel,
    creator: ownChannel,
    company: `${ownChannel} OR EXISTS (SELECT FROM insight_access WHERE company_id = $company)`,
  },
  channel_verification: own,
  upload: { ...makers('user_id = $me'), company: 'user_id = $me OR company_id = $company' },
  user_link: {
    anonymous: hasPublishedPage,
    ...makers(`user_id = $me OR ${hasPublishedPage}`),
    company: `user_id = $me OR ${within('user_id', '"user"', `user_type = 'Creator'`)}`,
  },
  whats_new_entry: {
    user: `audience IS NULL OR audience = 'User'`,
    creator: `audience IS NULL OR audience = 'Creator'`,
    company: `audience IS NULL OR audience = 'Company'`,
  },

  creator: { ...makers('id = $me'), company: 'true' },
  creator_access: makers('creator_id = $me'),
  creator_game: { ...makers('creator_id = $me'), company: 'true' },
  creator_hardware: { ...makers('creator_id = $me'), company: 'true' },
  creator_interest: { ...makers('creator_id = $me'), company: 'true' },
  channel: { ...makers(`creator_id = $me OR ${onPublishedPage}`), company: 'true' },
  creator_page: { ...everyone('is_published'), ...makers('is_published OR creator_id = $me') },
  creator_page_block: { ...everyone(publishedPage), ...makers(ownOrPublishedPage) },
  creator_page_channel: { ...everyone(publishedPage), ...makers(ownOrPublishedPage) },

  company: { anonymous: 'is_verified', ...makers('true'), company: 'true' },
  company_billing: company(),
  company_settings: company(),
  subscription: company(),
  company_member: { ...makers('user_id = $me'), ...company() },
  company_change: company(),
  company_invitation: company(),
  game_import: company(),
  company_page: { ...everyone('is_published'), company: 'is_published OR company_id = $company' },
  company_page_block: {
    ...everyone(within('company_id', 'company_page', 'is_published', 'company_id')),
    company: within('company_id', 'company_page', 'is_published OR company_id = $company', 'company_id'),
  },
  custom_domain: company(),
  verified_domain: everyone(),
  announcement: {
    ...company(),
    creator: within(
      'company_id',
      'program_membership',
      `creator_id = $me AND status = 'accepted'`,
      'company_id',
    ),
  },
  note: company(),
  note_comment: company(within('note_id', 'note', 'company_id = $company')),
  creator_list: company(),
  creator_match: company(),
  creator_list_entry: company(within('list_id', 'creator_list', 'company_id = $company')),
  shortlist: company(),
  shortlist_entry: company(within('shortlist_id', 'shortlist', 'company_id = $company')),
  export: company(),
  user_report: company(),
  user_report_cause: company(within('report_id', 'user_report', 'company_id = $company')),
  user_report_subject: company(within('report_id', 'user_report', 'company_id = $company')),

  code_item: company(),
  code_batch: company(),
  code: { ...company(), creator: 'claimed_by = $me' },
  code_promise: company(),
  code_stock: company(),

  ledger_account: { ...company(), creator: 'creator_id = $me' },
  ledger_balance: { ...company(), creator: 'creator_id = $me' },
  ledger_entry: { company: account('company_id = $company'), creator: account('creator_id = $me') },
  ledger_transfer: { company: transfer('company_id = $company'), creator: transfer('creator_id = $me') },
  payment: company(),
  payment_limit: company(),
  payment_method: company(),
  payment_dispute: company(within('payment_id', 'payment', 'company_id = $company')),
  payment_refund: company(within('payment_id', 'payment', 'company_id = $company')),
  payout: { creator: 'creator_id = $me' },
  payout_account: makers('creator_id = $me'),
  cart_item: company(),
  credit_note: company(),
  invoice: company(),
  invoice_line: company(within('invoice_id', 'invoice', 'company_id = $company')),
  statement: company(),
}

export const matrix: Readonly<Record<string, Readers>> = { ...basics, ...activationMatrix }

const ownActivation = (column: string): Readers =>
  company(within(column, 'activation', 'company_id = $company'))

/** Where fewer rows may be changed than read. */
export const writers: Readonly<Record<string, Readers>> = {
  user_link: signedIn('user_id = $me'),
  creator: makers('id = $me'),
  creator_access: makers(`creator_id = $me AND status = 'rejected'`),
  creator_page: makers('creator_id = $me'),
  creator_page_block: makers(within('page_id', 'creator_page', 'creator_id = $me')),
  creator_page_channel: makers(within('page_id', 'creator_page', 'creator_id = $me')),
  company: company('id = $company'),
  company_change: company(
    `company_id = $company AND status = 'pending' AND (SELECT is_owner FROM company_member WHERE user_id = $me)`,
  ),
  company_page: company(),
  company_page_block: company(),
  company_game: company(),
  code: company(`company_id = $company AND status <> 'claimed'`),
  cart_item: company(
    `company_id = $company AND payment_id IS NULL
       AND (kind = 'quest_run' OR (SELECT is_owner FROM company_member WHERE user_id = $me))`,
  ),
  note: company(
    'company_id = $company AND (author_id = $me OR (SELECT is_owner FROM company_member WHERE user_id = $me))',
  ),
  activation: company(),
  activation_channel: ownActivation('activation_id'),
  activation_game: ownActivation('activation_id'),
  activation_media: ownActivation('activation_id'),
  activation_tag: ownActivation('activation_id'),
  creator_program: ownActivation('id'),
  key_campaign: ownActivation('id'),
  mission: ownActivation('id'),
  mission_reward_channel: company(
    within('reward_id', 'mission_reward', within('mission_id', 'activation', 'company_id = $company')),
  ),
  program_perk: ownActivation('program_id'),
}
