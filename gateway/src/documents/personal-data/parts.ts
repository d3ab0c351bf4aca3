/** A table with data about a person. `owner` is the column with the person's id. Columns in `secret` are left out. */
type Part = { readonly table: string; readonly owner: string; readonly secret?: readonly string[] }

const run = ['version']

/**
 * The tables in the export of personal data. Secrets are left out, because a copied file must not give access to
 * anything. A company's notes, lists and summaries are left out too, because they belong to the company, even if a
 * former member wrote them.
 */
export const parts: readonly Part[] = [
  { table: 'user', owner: 'id' },
  { table: 'address', owner: 'user_id' },
  { table: 'user_link', owner: 'user_id' },
  {
    table: 'user_connection',
    owner: 'user_id',
    secret: [
      'access_token_sealed',
      'refresh_token_sealed',
      'access_token_expires_at',
      'refresh_token_expired',
      'has_refresh_token',
    ],
  },
  { table: 'device', owner: 'user_id' },
  { table: 'session', owner: 'user_id', secret: ['token_hash'] },
  { table: 'sign_in_attempt', owner: 'user_id' },
  { table: 'client_event', owner: 'user_id' },
  { table: 'notification', owner: 'user_id', secret: ['event_id'] },
  { table: 'notification_preference', owner: 'user_id' },
  { table: 'follow', owner: 'follower_id' },
  { table: 'rss_feed', owner: 'user_id' },
  { table: 'analytics_page', owner: 'user_id' },
  { table: 'column_preset', owner: 'user_id' },
  { table: 'saved_filter', owner: 'user_id' },
  { table: 'company_member', owner: 'user_id' },
  { table: 'creator', owner: 'id' },
  { table: 'creator_interest', owner: 'creator_id' },
  { table: 'creator_hardware', owner: 'creator_id' },
  { table: 'creator_game', owner: 'creator_id' },
  { table: 'creator_access', owner: 'creator_id' },
  { table: 'creator_page', owner: 'creator_id' },
  { table: 'content', owner: 'creator_id' },
  { table: 'program_application', owner: 'creator_id' },
  { table: 'program_membership', owner: 'creator_id', secret: [...run, 'decided_by'] },
  { table: 'program_answer', owner: 'creator_id' },
  { table: 'program_demographics', owner: 'creator_id' },
  { table: 'key_campaign_participant', owner: 'creator_id', secret: [...run, 'screening', 'screened_at'] },
  { table: 'mission_run', owner: 'creator_id', secret: run },
  { table: 'mission_progress', owner: 'creator_id' },
  { table: 'reward_claim', owner: 'creator_id' },
  { table: 'shipping_address', owner: 'creator_id' },
  { table: 'quest_run', owner: 'creator_id', secret: [...run, 'payment_id', 'embargo_content_id'] },
  { table: 'quest_bid', owner: 'creator_id' },
  { table: 'quest_message', owner: 'creator_id' },
  { table: 'quest_run_review', owner: 'creator_id' },
  { table: 'submission', owner: 'creator_id', secret: ['content_key', 'reviewed_by'] },
  { table: 'code_claim', owner: 'creator_id' },
  { table: 'payout_account', owner: 'creator_id', secret: ['provider_reference'] },
  { table: 'payout', owner: 'creator_id', secret: ['idempotency_key', 'provider_reference'] },
]
