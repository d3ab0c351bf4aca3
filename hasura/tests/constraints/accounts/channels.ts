import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { creator, otherCreator, connection } = market
const page = '00000000-0000-4000-8000-9a9e00000001'
const pageOfCreator = `INSERT INTO creator_page (id, creator_id, slug, title) VALUES ('${page}', '${creator}', 'my-page', 'My page')`

export const channels: readonly Rule[] = [
  {
    rule: 'a channel cannot be connected twice',
    broken: `INSERT INTO user_connection (user_id, provider_id, channel_id, channel_name, channel_url) VALUES ('${otherCreator}', 'twitch', 'channel-one', 'x', 'x')`,
    by: 'user_connection_channel_key',
    means: 'channel-exists',
  },
  {
    rule: 'a channel cannot have two push subscriptions for the same topic',
    given: `INSERT INTO channel_push (connection_id, provider_id, channel_id, topic) VALUES ('${connection}', 'twitch', 'channel-one', 'stream.online')`,
    broken: `INSERT INTO channel_push (connection_id, provider_id, channel_id, topic) VALUES ('${connection}', 'twitch', 'channel-one', 'stream.online')`,
    by: 'channel_push_once',
    means: 'already-exists',
  },
  {
    rule: 'a user who signs in through channels must keep at least one',
    given: `DELETE FROM credential WHERE user_id = '${creator}'`,
    broken: `DELETE FROM user_connection WHERE id = '${connection}'`,
    by: 'user_connection_last_way_in',
    means: 'channel-last-way-in',
  },
  {
    rule: 'a channel shown on a creator page cannot be disconnected',
    given: `${pageOfCreator}; INSERT INTO creator_page_channel (page_id, connection_id) VALUES ('${page}', '${connection}')`,
    broken: `DELETE FROM user_connection WHERE id = '${connection}'`,
    by: 'creator_page_channel_connection_id_fkey',
    means: 'channel-in-use',
  },
  {
    rule: 'a failed channel verification needs a reason',
    broken: `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${connection}', '${creator}', 'fails_requirements')`,
    by: 'channel_verification_reason_on_failure',
    means: 'reason-required',
  },
  {
    rule: 'a verified channel cannot become a failed one',
    given: `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${connection}', '${creator}', 'meets_requirements')`,
    broken: `UPDATE channel_verification SET status = 'fails_requirements', reason = 'too_few_followers'`,
    by: 'channel_verification_transition',
    means: 'status-illegal',
    detail:
      /the channel verification cannot go from "meets_requirements" to "fails_requirements"; from there it can only go to "in_progress"/,
  },
  {
    rule: 'creator access needs a verified channel',
    given: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'creator')`,
    broken: `UPDATE creator_access SET status = 'approved'`,
    by: 'creator_access_needs_verified_channel',
    means: 'creator-access-unverified',
    detail: /none of the creator's channels/,
  },
  {
    rule: 'rejecting creator access requires a reason',
    given: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'quests')`,
    broken: `UPDATE creator_access SET status = 'rejected'`,
    by: 'creator_access_reason_on_rejection',
    means: 'reason-required',
    detail: /the creator reads it/,
  },
  {
    rule: 'creator access cannot be removed',
    given: `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${connection}', '${creator}', 'meets_requirements');
      INSERT INTO creator_access (creator_id, kind, status) VALUES ('${creator}', 'creator', 'approved')`,
    broken: `UPDATE creator_access SET status = 'rejected', reason = 'No.'`,
    by: 'creator_access_stays',
    means: 'status-illegal',
    detail: /close the account/,
  },
  {
    rule: 'a creator cannot request the same access twice',
    given: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'keys')`,
    broken: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'keys')`,
    by: 'creator_access_pkey',
    means: 'already-exists',
  },
  {
    rule: 'approved access cannot return to review',
    given: `INSERT INTO creator_access (creator_id, kind, status) VALUES ('${creator}', 'keys', 'approved')`,
    broken: `UPDATE creator_access SET status = 'pending'`,
    by: 'creator_access_transition',
    means: 'status-illegal',
    detail: /can only go to "rejected"/,
  },
  {
    rule: 'a minimum deal size cannot be negative',
    broken: `UPDATE creator SET minimum_deal_size_cents = -1`,
    by: 'creator_minimum_deal_size_not_negative',
    means: 'amount-invalid',
  },
  {
    rule: 'interests must be categories or genres',
    broken: `INSERT INTO creator_interest (creator_id, tag_id) SELECT '${creator}', id FROM tag WHERE kind = 'activation' LIMIT 1`,
    by: 'creator_interest_is_category_or_genre',
    means: 'interest-kind',
  },
  {
    rule: 'releasing a channel hold requires a reason',
    given: `INSERT INTO channel_hold (provider_id, channel_id, user_id, reason) VALUES ('twitch', 'channel-one', '${creator}', 'other_account')`,
    broken: `UPDATE channel_hold SET freed_at = now()`,
    by: 'channel_hold_freed_with_reason',
    means: 'reason-required',
  },
]
