import { questConstraints } from '@questboard/domain'
import { createActivation, createQuestRun } from '@questboard/moves/testing'
import { activation as a, given } from '../support/activations.ts'
import { market } from '../support/market.ts'
import { arrive } from '../support/payments.ts'
import type { Given } from '../support/prepare.ts'
import { type Rule, testRules } from '../support/rules.ts'
import { disputes } from './quests/disputes.ts'

const { company, creator, otherCreator, connection, otherConnection } = market

const edit = (change: string): string => `UPDATE quest SET ${change} WHERE id = '${a.quest}'`
const schedule = (change: string): string => `UPDATE activation SET ${change} WHERE id = '${a.quest}'`
const embargo = (moment: string): string =>
  schedule(`embargo_at = ${moment}, embargo_time_zone = 'Europe/Stockholm'`)
const bid = (change: Readonly<Record<string, string>> = {}): string => {
  const row = {
    quest_run_id: `'${a.questRun}'`,
    side: `'company'`,
    amount_cents: '100',
    platform: `'twitch'`,
    connection_id: `'${connection}'`,
    post_type: `'STREAM'`,
    content_length_minutes: '60',
    delivery_type: `'open'`,
    ...change,
  }
  return `INSERT INTO quest_bid (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const invite = `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${creator}')`
const countered = `${given.quest}; ${invite};
  INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
  ${bid({ side: `'creator'` })}; UPDATE quest_bid SET answer = 'countered', answered_at = now()`
const run = (change: string): string => `UPDATE quest_run SET ${change} WHERE id = '${a.questRun}'`
const paid = [given.questRun, given.walkQuestRunTo('CONTENTPRODUCTION')] as const
const accepted = [given.questRun, given.walkQuestRunTo('PENDING_PAYMENT')] as const
const approve = `UPDATE submission SET status = 'APPROVED'`
const submit = (columns: string, values: string, of = `quest_run_id`, runId: string = a.questRun): string =>
  `INSERT INTO submission (${of}${of === 'quest_run_id' ? ', post_type' : ''}${columns})
   VALUES ('${runId}'${of === 'quest_run_id' ? `, 'STREAM'` : ''}${values})`
const url = `'https://youtube.example/v1'`
const stream = `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at)
  VALUES ('${a.video}', '${creator}', '${connection}', 'twitch', 'STREAM', 's1', 'https://www.twitch.tv/nova', now())`
const approved = `INSERT INTO creator_access (creator_id, kind, status) VALUES ('${creator}', 'quests', 'approved')
  ON CONFLICT (creator_id, kind) DO UPDATE SET status = 'approved'`
const secondRun: Given = async (transaction) => {
  const questId = await createActivation(transaction, {
    kind: 'QUEST',
    companyId: company,
    name: 'Play more',
  })
  await createQuestRun(transaction, { questId, creatorId: creator, status: 'CONTENTPRODUCTION' })
}
const recording = `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at)
  SELECT '${a.list}', creator_id, connection_id, platform, 'VOD', 'v1', 'https://twitch.example/v1', published_at + interval '1 minute' FROM content`
const inSecondRun = (columns: string, values: string): string =>
  `INSERT INTO submission (quest_run_id, post_type, ${columns}) SELECT id, 'STREAM', ${values} FROM quest_run WHERE id <> '${a.questRun}'`
const event = `INSERT INTO quest_run_event (quest_run_id, type, once_key) VALUES ('${a.questRun}', 'BID_DEADLINE_24', 'x')`

const agreed: readonly (readonly [rule: string, change: string, by: string])[] = [
  [
    'an agreed run cannot change its channel',
    `connection_id = '${otherConnection}'`,
    'quest_run_agreed_is_final',
  ],
  [
    'an agreed run cannot change the side that started it',
    `started_by = 'company'`,
    'quest_run_agreed_is_final',
  ],
  [
    'the content deadline of a paid run cannot be shortened',
    `content_deadline_at = now() - interval '1 day'`,
    'quest_run_agreed_is_final',
  ],
  [
    'the content deadline of a paid run cannot be removed',
    'content_deadline_at = NULL',
    'quest_run_agreed_is_final',
  ],
  ['the payment time of a paid run cannot be removed', 'paid_at = NULL', 'quest_run_moments_stay'],
  ['a run cannot get a finish time before its last step', 'finished_at = now()', 'quest_run_moments_stay'],
  [
    'a run cannot get an approval time without an approval',
    'content_approved_at = now()',
    'quest_run_moments_stay',
  ],
]
const happened: readonly (readonly [rule: string, broken: string, by: string])[] = [
  [
    "an event in a run's log cannot change its time",
    `UPDATE quest_run_event SET created_at = now() - interval '1 day'`,
    'quest_run_event_is_kept',
  ],
  [
    "an event in a run's log cannot change its actor",
    `UPDATE quest_run_event SET actor_id = '${market.plainUser}'`,
    'quest_run_event_is_kept',
  ],
  ["an event in a run's log cannot be deleted", 'DELETE FROM quest_run_event', 'quest_run_event_is_kept'],
  ['the log of runs cannot be truncated', 'TRUNCATE quest_run_event', 'quest_run_event_is_kept'],
  [
    'approved content cannot move to another activation',
    `UPDATE submission SET activation_id = '${a.campaign}'`,
    'submission_is_kept',
  ],
  ['submitted content cannot be deleted', 'DELETE FROM submission', 'submission_is_kept'],
]

const quests: readonly Rule[] = [
  ...agreed.map(
    ([rule, change, by]): Rule => ({
      rule,
      given: paid,
      broken: run(change),
      by,
      means: by === 'quest_run_agreed_is_final' ? 'agreed-final' : 'kept-as-written',
    }),
  ),
  ...happened.map(
    ([rule, broken, by]): Rule => ({
      rule,
      given: [paid, submit(', url', `, ${url}`), approve],
      broken,
      by,
      means: 'kept-as-written',
    }),
  ),
  {
    rule: "a creator's statement that a video is public does not release the payment",
    given: [
      given.videoRun,
      given.walkQuestRunTo('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'),
      `UPDATE submission SET visibility = 'public', reviewed_by = NULL`,
    ],
    broken: run(`status = 'PAYOUT'`),
    by: 'quest_run_listing_seen',
    means: 'status-illegal',
  },
  {
    rule: 'an embargo must end at least 12 hours before the quest',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}`,
    broken: embargo(`end_date - interval '11 hours 59 minutes'`),
    by: 'quest_embargo_12h_before_end',
    means: 'embargo-12-hours',
  },
  {
    rule: 'an embargo needs an end date',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}`,
    broken: schedule(`embargo_at = now(), embargo_time_zone = 'UTC', end_date = NULL`),
    by: 'quest_embargo_needs_end_date',
    means: 'embargo-end-date',
  },
  {
    rule: 'an embargo needs a time zone',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}`,
    broken: schedule(`embargo_at = now()`),
    by: 'quest_embargo_needs_time_zone',
    means: 'embargo-time-zone',
  },
  {
    rule: 'a quest with open delivery cannot have an embargo',
    given: given.draftQuest,
    broken: embargo(`now() + interval '1 day'`),
    by: 'quest_embargo_delivery_type',
    means: 'embargo-delivery',
  },
  {
    rule: 'a quest under embargo cannot switch to open delivery',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}; ${embargo(`now() + interval '1 day'`)}`,
    broken: edit(`delivery_type = 'open'`),
    by: 'quest_embargo_delivery_type',
    means: 'embargo-delivery',
  },
  {
    rule: 'a quest budget must be above zero',
    given: given.draftQuest,
    broken: edit('budget_cents = 0'),
    by: 'quest_budget_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'only a quest with specific-date delivery can have a specific date',
    given: given.draftQuest,
    broken: edit('specific_date = now()'),
    by: 'quest_specific_date_only_for_its_type',
    means: 'invalid-input',
  },
  {
    rule: 'a quest link must lead to a public website',
    given: given.draftQuest,
    broken: edit(`target_url = 'https://10.0.0.1/'`),
    by: 'quest_target_url_public',
    means: 'link-not-public',
  },
  {
    rule: 'a quest can only request known kinds of content',
    given: given.draftQuest,
    broken: edit(`post_types = '{PODCAST}'`),
    by: 'quest_post_types_known',
    means: 'invalid-input',
  },
  {
    rule: 'only a quest with date-range delivery can have a publishing window',
    given: given.draftQuest,
    broken: edit('publish_from = now(), publish_until = now()'),
    by: 'quest_publishing_window_of_its_type',
    means: 'invalid-input',
  },
  {
    rule: 'a publishing window must end after it opens',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}`,
    broken: edit('publish_from = now(), publish_until = now()'),
    by: 'quest_publishing_window_order',
    means: 'publishing-window',
  },
  {
    rule: 'a quest accepts late content for 0 to 7 days',
    given: given.draftQuest,
    broken: edit('grace_days = 8'),
    by: 'quest_grace_days_0_to_7',
    means: 'grace-days',
  },
  {
    rule: 'a content review lasts 1 to 30 days',
    given: given.draftQuest,
    broken: edit('auto_approve_days = 31'),
    by: 'quest_auto_approve_days_1_to_30',
    means: 'review-days',
  },
  {
    rule: 'a quest kit has at most 10 codes',
    given: given.draftQuest,
    broken: edit('kit_codes = 11'),
    by: 'quest_kit_codes_0_to_10',
    means: 'kit-codes',
  },
  {
    rule: 'the auto-bidding maximum must be above zero',
    given: given.draftQuest,
    broken: edit('auto_bid_max_cents = 0'),
    by: 'quest_auto_bid_max_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'auto-bidding cannot decline a bid within the maximum',
    given: given.draftQuest,
    broken: edit(`auto_bid_within = 'auto_decline'`),
    by: 'quest_auto_bid_within_action',
    means: 'invalid-input',
  },
  {
    rule: 'auto-bidding cannot accept a bid above the maximum',
    given: given.draftQuest,
    broken: edit(`auto_bid_over = 'auto_accept'`),
    by: 'quest_auto_bid_over_action',
    means: 'invalid-input',
  },
]

const bids: readonly Rule[] = [
  {
    rule: 'a creator cannot have two active runs of a quest',
    given: given.questRun,
    broken: `INSERT INTO quest_run (quest_id, creator_id) VALUES ('${a.quest}', '${creator}')`,
    by: 'quest_run_one_per_creator',
    means: 'already-joined',
  },
  {
    rule: 'an agreed amount must be above zero',
    given: given.questRun,
    broken: run('amount_cents = 0'),
    by: 'quest_run_amount_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'an agreed content length must be above zero',
    given: given.questRun,
    broken: run('content_length_minutes = 0'),
    by: 'quest_run_content_length_positive',
    means: 'content-length',
  },
  ...(
    [
      [
        'a run without an accepted offer cannot wait for payment',
        given.questRun,
        'PENDING_PAYMENT',
        /without an accepted offer/,
      ],
      [
        'a run without a declined or withdrawn offer cannot be rejected',
        given.questRun,
        'BID_REJECTED',
        /without a declined or withdrawn offer/,
      ],
      ['a run with an open offer cannot expire', given.questRun, 'BID_EXPIRED', /without an expired offer/],
      [
        'a run without a counter-offer cannot wait for its answer',
        given.questRun,
        'COUNTER_BID',
        /without a counter-offer/,
      ],
      [
        'a creator without a ready payout account cannot be hired',
        `${given.questRun}; UPDATE quest_bid SET answer = 'accepted', answered_at = now(); UPDATE payout_account SET is_ready = false`,
        'PENDING_PAYMENT',
        /without a ready payout account/,
      ],
      ['a run without a payment cannot be in payment', accepted, 'PAYMENT', /without a payment in progress/],
      [
        'an unpaid run cannot move to production',
        accepted,
        'CONTENTPRODUCTION',
        /without a successful payment/,
      ],
      [
        'a run whose payment is in progress cannot move to production',
        [accepted, given.walkQuestRunTo('PAYMENT')],
        'CONTENTPRODUCTION',
        /without a successful payment/,
      ],
      [
        'a run without money in its escrow cannot move to production',
        [accepted, given.walkQuestRunTo('PAYMENT'), arrive()],
        'CONTENTPRODUCTION',
        /without the agreed amount in its escrow/,
      ],
      [
        'a paid run cannot expire',
        [accepted, given.walkQuestRunTo('PAYMENT'), arrive()],
        'PAYMENT_EXPIRED',
        /without an unpaid payment/,
      ],
      ['a run without content cannot move to review', paid, 'CONTENTREVIEW', /without submitted content/],
      [
        'unanswered content cannot be sent back to production',
        [paid, given.walkQuestRunTo('CONTENTREVIEW')],
        'CONTENTPRODUCTION',
        /without a review of the submitted content/,
      ],
      [
        'a run cannot be paid out while its content is in review',
        [paid, given.walkQuestRunTo('CONTENTREVIEW')],
        'PAYOUT',
        /without approved content/,
      ],
      [
        'a run with a stream cannot wait for a listing',
        [paid, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        /only videos are listed/,
      ],
      [
        'a run cannot be paid out while its video is unlisted',
        [given.videoRun, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'PAYOUT',
        /without content that is public/,
      ],
      [
        'a run cannot be paid out for content that was neither found nor approved by its company',
        [paid, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'PAYOUT',
        /without content that a channel check has found or the company has approved/,
      ],
      [
        'a run cannot wait for a video that was neither found nor approved by its company',
        [given.videoRun, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        /without content that a channel check has found or the company has approved/,
      ],
      [
        'a run cannot be completed before its payout has arrived',
        [paid, given.walkQuestRunTo('PAYOUT')],
        'COMPLETED',
        /without a paid payout/,
      ],
    ] as const
  ).map(
    ([rule, before, status, detail]): Rule => ({
      rule,
      given: before,
      broken: run(`status = '${status}'`),
      by: 'quest_run_preconditions',
      means: 'status-illegal',
      detail,
    }),
  ),
  {
    rule: 'an agreed amount cannot change',
    given: accepted,
    broken: run('amount_cents = 1'),
    by: 'quest_run_agreed_is_final',
    means: 'agreed-final',
  },
  ...['payout_cost_cents = 0', `payout_method = 'paypal'`].map(
    (change): Rule => ({
      rule: `an agreed payout cost cannot change: ${change}`,
      given: accepted,
      broken: run(change),
      by: 'quest_run_agreed_is_final',
      means: 'agreed-final',
    }),
  ),
  {
    rule: 'a run cannot be agreed without its payout cost',
    given: accepted,
    broken: `ALTER TABLE quest_run DISABLE TRIGGER quest_run_refuse; ${run('payout_cost_cents = NULL')}`,
    by: 'quest_run_agreed_terms',
    means: 'status-illegal',
  },
  {
    rule: 'the payout cost cannot exceed what the creator earns',
    given: accepted,
    broken: `ALTER TABLE quest_run DISABLE TRIGGER quest_run_refuse; ${run('payout_cost_cents = 45001')}`,
    by: 'quest_run_payout_cost_within_earned',
    means: 'amount-invalid',
  },
  {
    rule: 'a run cannot have a payout cost before an offer is accepted',
    given: given.questRun,
    broken: run(`payout_method = 'card', payout_cost_cents = 1`),
    by: 'quest_run_payout_cost_within_earned',
    means: 'amount-invalid',
  },
  {
    rule: 'an agreed run cannot move to another creator',
    given: given.questRun,
    broken: run(`creator_id = '${otherCreator}'`),
    by: 'quest_run_agreed_is_final',
    means: 'agreed-final',
  },
  {
    rule: 'a run cannot be agreed without all its terms',
    given: accepted,
    broken: `ALTER TABLE quest_run DISABLE TRIGGER quest_run_refuse; ${run('brief = NULL')}`,
    by: 'quest_run_agreed_terms',
    means: 'status-illegal',
  },
  {
    rule: 'a paid run cannot change its payment',
    given: paid,
    broken: run('payment_id = NULL'),
    by: 'quest_run_money_stays',
    means: 'money-final',
  },
  {
    rule: 'badges for content require an approval',
    given: given.questRun,
    broken: `INSERT INTO quest_run_badge (quest_run_id, badge) VALUES ('${a.questRun}', 'great_partner')`,
    by: 'quest_run_praise_after_approval',
    means: 'content-not-approved',
  },
  {
    rule: 'a run cannot be paid out before its content is approved',
    given: paid,
    broken: run(`status = 'PAYOUT'`),
    by: 'quest_run_transition',
    means: 'status-illegal',
    detail: /the quest run cannot go from "CONTENTPRODUCTION" to "PAYOUT"/,
  },
  {
    rule: 'a rejected bid cannot be reopened',
    given: [given.questRun, given.walkQuestRunTo('BID_REJECTED')],
    broken: run(`status = 'INITIAL_BID'`),
    by: 'quest_run_transition',
    means: 'status-illegal',
    detail: /it is final/,
  },
  {
    rule: 'a reminder cannot be logged twice',
    given: `${given.questRun}; ${event}`,
    broken: event,
    by: 'quest_run_event_once',
    means: 'already-exists',
  },
  {
    rule: 'an offer must be above zero',
    given: countered,
    broken: bid({ amount_cents: '0' }),
    by: 'quest_bid_amount_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'the content length in an offer must be above zero',
    given: countered,
    broken: bid({ content_length_minutes: '0' }),
    by: 'quest_bid_content_length_positive',
    means: 'content-length',
  },
  {
    rule: 'an offer cannot use a TikTok channel',
    given: countered,
    broken: bid({ platform: `'tiktok'`, connection_id: 'NULL' }),
    by: 'quest_bid_no_tiktok',
    means: 'bid-platform',
  },
  {
    rule: 'an offer must be for a platform on which the creator has a channel',
    given: countered,
    broken: bid({ platform: `'youtube'`, connection_id: 'NULL' }),
    by: 'quest_bid_platform_of_creator',
    means: 'creator-channel',
  },
  {
    rule: "an offer must meet the creator's minimum deal size",
    given: `${countered}; UPDATE creator SET minimum_deal_size_cents = 101 WHERE id = '${creator}'`,
    broken: bid(),
    by: 'quest_bid_minimum_deal_size',
    means: 'minimum-deal-size',
  },
  {
    rule: 'an offer must be for content that the quest requests',
    given: countered,
    broken: bid({ post_type: `'SHORTS'` }),
    by: 'quest_bid_post_type_wanted',
    means: 'bid-post-type',
  },
  {
    rule: 'an offer message has at most 2,000 characters',
    given: countered,
    broken: bid({ message: `repeat('x', 2001)` }),
    by: 'quest_bid_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'an answer to an offer must be one of four values',
    given: given.questRun,
    broken: `UPDATE quest_bid SET answer = 'maybe', answered_at = now()`,
    by: 'quest_bid_answer_known',
    means: 'invalid-input',
  },
  {
    rule: 'an answer to an offer needs its time',
    given: given.questRun,
    broken: `UPDATE quest_bid SET answer = 'accepted'`,
    by: 'quest_bid_answered_with_answer',
    means: 'invalid-input',
  },
  {
    rule: 'a run cannot have two open offers',
    given: `${given.quest}; ${invite};
      INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      ${bid({ side: `'creator'` })}`,
    broken: bid(),
    by: 'quest_bid_one_open_per_run',
    means: 'status-illegal',
  },
  {
    rule: 'one side of a quest run cannot make two offers in a row',
    given: countered,
    broken: bid({ side: `'creator'` }),
    by: 'quest_bid_in_turn',
    means: 'bid-turn',
  },
  {
    rule: 'the side that started the run must make the first offer',
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}')`,
    broken: bid(),
    by: 'quest_bid_in_turn',
    means: 'bid-turn',
  },
  {
    rule: 'a bid without an invitation cannot be countered',
    given: `${given.questRun}; UPDATE quest_bid SET answer = 'countered', answered_at = now()`,
    broken: bid(),
    by: 'quest_bid_counter_after_invitation',
    means: 'counter-not-allowed',
  },
  {
    rule: 'a creator who joined a quest before cannot negotiate it again',
    given: [
      given.questRun,
      given.walkQuestRunTo('PAYMENT_EXPIRED'),
      `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${creator}');
      UPDATE invitation SET status = 'ACCEPTED';
      INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.list}', '${a.quest}', '${creator}');
      ${bid({ quest_run_id: `'${a.list}'`, side: `'creator'` })};
      UPDATE quest_bid SET answer = 'countered', answered_at = now() WHERE answer IS NULL`,
    ],
    broken: bid({ quest_run_id: `'${a.list}'` }),
    by: 'quest_bid_counter_after_invitation',
    means: 'counter-not-allowed',
  },
  {
    rule: 'a creator cannot make an offer without a payout account',
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      UPDATE payout_account SET is_ready = false WHERE creator_id = '${creator}'`,
    broken: bid({ side: `'creator'` }),
    by: 'quest_bid_needs_payout_account',
    means: 'payout-setup',
  },
  {
    rule: "a creator with PayPal payouts cannot offer more than PayPal's limit",
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      UPDATE payout_account SET method = 'paypal' WHERE creator_id = '${creator}'`,
    broken: bid({ side: `'creator'`, amount_cents: '2000001' }),
    by: 'quest_bid_payout_limit',
    means: 'payout-limit',
  },
  {
    rule: "a creator cannot offer another creator's channel",
    given: countered,
    broken: bid({ platform: `'youtube'`, connection_id: `'${otherConnection}'` }),
    by: 'quest_bid_own_connection',
    means: 'bid-channel',
  },
  {
    rule: "a creator's offer needs a channel",
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}')`,
    broken: bid({ side: `'creator'`, connection_id: 'NULL' }),
    by: 'quest_bid_own_connection',
    means: 'bid-channel',
  },
  {
    rule: 'the delivery of an offer must match the quest',
    given: countered,
    broken: bid({ delivery_type: `'date_range'` }),
    by: 'quest_bid_delivery_fits_quest',
    means: 'bid-delivery',
  },
  {
    rule: 'an offer with specific-date delivery needs its date',
    given: countered,
    broken: bid({ delivery_type: `'specific_date'` }),
    by: 'quest_bid_delivery_date_of_its_type',
    means: 'bid-delivery',
  },
  {
    rule: 'a run cannot get new offers after one was answered',
    given: [given.questRun, given.walkQuestRunTo('PENDING_PAYMENT')],
    broken: bid(),
    by: 'quest_bid_while_bidding',
    means: 'bid-over',
  },
  {
    rule: 'the terms of an offer cannot change',
    given: given.questRun,
    broken: `UPDATE quest_bid SET amount_cents = 1`,
    by: 'quest_bid_never_changes',
    means: 'bid-final',
  },
  {
    rule: 'the delivery of an offer cannot change',
    given: given.questRun,
    broken: `UPDATE quest_bid SET delivery_type = 'open', delivery_date = NULL`,
    by: 'quest_bid_never_changes',
    means: 'bid-final',
  },
  {
    rule: 'a quest message cannot be empty',
    given: given.questRun,
    broken: `INSERT INTO quest_message (quest_run_id, side, body) VALUES ('${a.questRun}', 'creator', '  ')`,
    by: 'quest_message_body_required',
    means: 'message-required',
  },
  {
    rule: 'a review message has at most 5,000 characters',
    given: [paid, given.walkQuestRunTo('PAYOUT')],
    broken: `INSERT INTO quest_run_review (quest_run_id, message) VALUES ('${a.questRun}', repeat('x', 5001))`,
    by: 'quest_run_review_message_length',
    means: 'text-too-long',
  },
]

const submissions: readonly Rule[] = [
  {
    rule: 'a submission cannot belong to two participations',
    given: [paid, given.participant('claimed_key')],
    broken: submit(', participant_id, url', `, '${a.participant}', ${url}`),
    by: 'submission_of_one_run',
    means: 'unexpected',
  },
  {
    rule: 'a submission needs a link or a message',
    given: paid,
    broken: submit(', url', `, NULL`),
    by: 'submission_something',
    means: 'content-required',
  },
  {
    rule: 'a submitted link must be a web URL',
    given: paid,
    broken: submit(', url', `, 'youtube.example'`),
    by: 'submission_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a submission cannot be private',
    given: paid,
    broken: submit(', url, visibility', `, ${url}, 'private'`),
    by: 'submission_visible',
    means: 'invalid-input',
  },
  {
    rule: 'a submitted message has at most 5,000 characters',
    given: paid,
    broken: submit(', message', `, repeat('x', 5001)`),
    by: 'submission_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'declining content requires a message',
    given: [paid, submit(', url', `, ${url}`)],
    broken: `UPDATE submission SET status = 'REJECTED', review_message = ' '`,
    by: 'submission_review_message_on_decline',
    means: 'review-message-required',
  },
  {
    rule: "only a mission's content can answer a criterion",
    given: [paid, given.mission],
    broken: submit(', url, criterion_id', `, ${url}, '${a.criterion}'`),
    by: 'submission_criterion_of_mission',
    means: 'invalid-input',
  },
  {
    rule: "a creator cannot submit another creator's content",
    given: [paid, `${given.video}; UPDATE content SET creator_id = '${otherCreator}'`],
    broken: submit(', url, content_id', `, ${url}, '${a.video}'`),
    by: 'submission_own_content',
    means: 'not-allowed',
  },
  {
    rule: 'an extended content deadline must be later than the agreed one',
    given: paid,
    broken: run(`extended_from = content_deadline_at`),
    by: 'quest_run_extended_later',
    means: 'deadline-later',
  },
  {
    rule: 'submitted content must be on the agreed channel',
    given: [paid, given.video],
    broken: submit(', url, content_id', `, ${url}, '${a.video}'`),
    by: 'submission_agreed_channel',
    means: 'content-channel',
  },
  {
    rule: 'removed content cannot be submitted',
    given: [paid, `${stream}; UPDATE content SET visibility = 'removed'`],
    broken: submit(', url, content_id', `, ${url}, '${a.video}'`),
    by: 'submission_can_be_seen',
    means: 'content-hidden',
  },
  {
    rule: 'a piece of content cannot be paid for in two runs',
    given: [...paid, stream, submit(', url, content_id', `, ${url}, '${a.video}'`), approved, secondRun],
    broken: inSecondRun('url, content_id', `${url}, '${a.video}'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a URL whose content was not found cannot be paid for in two runs',
    given: [...paid, submit(', url, content_key', `, ${url}, 'youtube/v1'`), approved, secondRun],
    broken: inSecondRun('url, content_key', `'https://youtube.example/other', 'youtube/v1'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'content submitted as a URL before a channel check found it cannot be paid for twice',
    given: [...paid, submit(', url, content_key', `, ${url}, 'twitch/s1'`), stream, approved, secondRun],
    broken: inSecondRun('url, content_id', `${url}, '${a.video}'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a submitted URL cannot be linked to content of another run',
    given: [
      ...[...paid, stream, submit(', url, content_id', `, ${url}, '${a.video}'`), approved, secondRun],
      inSecondRun('url', url),
    ],
    broken: `UPDATE submission SET content_id = '${a.video}' WHERE content_id IS NULL`,
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a stream and its recording cannot both be paid for',
    given: [
      ...[
        ...paid,
        stream,
        recording,
        submit(', url, content_id', `, ${url}, '${a.video}'`),
        approved,
        secondRun,
      ],
    ],
    broken: inSecondRun('url, content_id', `${url}, '${a.list}'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a URL cannot be submitted twice for a quest run',
    given: [paid, submit(', url', `, ${url}`)],
    broken: submit(', url', `, ${url}`),
    by: 'submission_quest_run_url',
    means: 'content-submitted',
  },
  {
    rule: 'a URL cannot be submitted twice for a mission criterion',
    given: `${given.missionRun}; ${submit(', url, criterion_id', `, ${url}, '${a.criterion}'`, 'mission_run_id', a.missionRun)}`,
    broken: submit(', url, criterion_id', `, ${url}, '${a.criterion}'`, 'mission_run_id', a.missionRun),
    by: 'submission_mission_run_url',
    means: 'content-submitted',
  },
  {
    rule: 'a URL cannot be submitted twice for a key campaign',
    given: `${given.participant('claimed_key')}; ${submit(', url', `, ${url}`, 'participant_id', a.participant)}`,
    broken: submit(', url', `, ${url}`, 'participant_id', a.participant),
    by: 'submission_participant_url',
    means: 'content-submitted',
  },
  {
    rule: 'a video must be unlisted until its specific date',
    given: [given.videoRun, given.walkQuestRunTo('CONTENTPRODUCTION')],
    broken: `INSERT INTO submission (quest_run_id, url, post_type) VALUES ('${a.questRun}', ${url}, 'VIDEO')`,
    by: 'submission_unlisted_first',
    means: 'unlisted-first',
  },
  {
    rule: 'submitted content must have the agreed kind',
    given: paid,
    broken: `INSERT INTO submission (quest_run_id, url, post_type) VALUES ('${a.questRun}', ${url}, 'SHORTS')`,
    by: 'submission_as_agreed',
    means: 'content-type-agreed',
  },
  {
    rule: 'content cannot be submitted before the run expects it',
    given: given.questRun,
    broken: submit(', url', `, ${url}`),
    by: 'submission_while_awaited',
    means: 'content-not-awaited',
  },
  {
    rule: 'an approved video cannot be replaced by another one',
    given: [paid, submit(', url', `, ${url}`), `UPDATE submission SET status = 'APPROVED'`],
    broken: `UPDATE submission SET url = 'https://youtube.example/v2'`,
    by: 'submission_same_video',
    means: 'same-video',
  },
  {
    rule: 'a video cannot be stored twice',
    given: given.video,
    broken: given.video.replace(a.video, a.list),
    by: 'content_of_platform',
    means: 'already-exists',
  },
  {
    rule: 'the URL of content must be a web URL',
    given: given.video,
    broken: `UPDATE content SET url = 'x'`,
    by: 'content_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'the stats of content cannot be negative',
    given: given.video,
    broken: `UPDATE content SET views = -1`,
    by: 'content_figures_not_negative',
    means: 'invalid-input',
  },
]

testRules([...quests, ...bids, ...submissions, ...disputes], questConstraints)
