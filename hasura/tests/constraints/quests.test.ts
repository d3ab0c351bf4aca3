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
    'the channel of a run is its creator’s',
    `connection_id = '${otherConnection}'`,
    'quest_run_agreed_is_final',
  ],
  ['who began a run stays', `started_by = 'company'`, 'quest_run_agreed_is_final'],
  [
    'the time for content is not cut',
    `content_deadline_at = now() - interval '1 day'`,
    'quest_run_agreed_is_final',
  ],
  ['the time for content is not taken away', 'content_deadline_at = NULL', 'quest_run_agreed_is_final'],
  ['a paid run was paid', 'paid_at = NULL', 'quest_run_moments_stay'],
  ['a run is finished by its last step', 'finished_at = now()', 'quest_run_moments_stay'],
  ['content is approved by its step', 'content_approved_at = now()', 'quest_run_moments_stay'],
]
const happened: readonly (readonly [rule: string, broken: string, by: string])[] = [
  [
    'a log is not rewritten',
    `UPDATE quest_run_event SET created_at = now() - interval '1 day'`,
    'quest_run_event_is_kept',
  ],
  [
    'nobody else is written into a log',
    `UPDATE quest_run_event SET actor_id = '${market.plainUser}'`,
    'quest_run_event_is_kept',
  ],
  ['a log is not thinned out', 'DELETE FROM quest_run_event', 'quest_run_event_is_kept'],
  ['a log is not emptied', 'TRUNCATE quest_run_event', 'quest_run_event_is_kept'],
  [
    'approved content stays with its run',
    `UPDATE submission SET activation_id = '${a.campaign}'`,
    'submission_is_kept',
  ],
  ['content is not taken away', 'DELETE FROM submission', 'submission_is_kept'],
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
    rule: 'nobody is paid for a video that is public by its creator’s word alone',
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
    rule: 'the embargo is at least 12 hours before the end',
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
    rule: 'an embargo has a time zone',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}`,
    broken: schedule(`embargo_at = now()`),
    by: 'quest_embargo_needs_time_zone',
    means: 'embargo-time-zone',
  },
  {
    rule: 'an open quest has no embargo',
    given: given.draftQuest,
    broken: embargo(`now() + interval '1 day'`),
    by: 'quest_embargo_delivery_type',
    means: 'embargo-delivery',
  },
  {
    rule: 'a quest under embargo does not become open',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}; ${embargo(`now() + interval '1 day'`)}`,
    broken: edit(`delivery_type = 'open'`),
    by: 'quest_embargo_delivery_type',
    means: 'embargo-delivery',
  },
  {
    rule: 'a budget is above zero',
    given: given.draftQuest,
    broken: edit('budget_cents = 0'),
    by: 'quest_budget_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'only a quest of a specific date has one',
    given: given.draftQuest,
    broken: edit('specific_date = now()'),
    by: 'quest_specific_date_only_for_its_type',
    means: 'invalid-input',
  },
  {
    rule: "a quest's link leads to a public website",
    given: given.draftQuest,
    broken: edit(`target_url = 'https://10.0.0.1/'`),
    by: 'quest_target_url_public',
    means: 'link-not-public',
  },
  {
    rule: 'a quest asks for known kinds of content',
    given: given.draftQuest,
    broken: edit(`post_types = '{PODCAST}'`),
    by: 'quest_post_types_known',
    means: 'invalid-input',
  },
  {
    rule: 'only a date range has a publishing window',
    given: given.draftQuest,
    broken: edit('publish_from = now(), publish_until = now()'),
    by: 'quest_publishing_window_of_its_type',
    means: 'invalid-input',
  },
  {
    rule: 'a publishing window ends after it opens',
    given: `${given.draftQuest}; ${edit(`delivery_type = 'date_range'`)}`,
    broken: edit('publish_from = now(), publish_until = now()'),
    by: 'quest_publishing_window_order',
    means: 'publishing-window',
  },
  {
    rule: 'late content is taken for 0 to 7 days',
    given: given.draftQuest,
    broken: edit('grace_days = 8'),
    by: 'quest_grace_days_0_to_7',
    means: 'grace-days',
  },
  {
    rule: 'a review has 1 to 30 days',
    given: given.draftQuest,
    broken: edit('auto_approve_days = 31'),
    by: 'quest_auto_approve_days_1_to_30',
    means: 'review-days',
  },
  {
    rule: 'a kit has at most 10 codes',
    given: given.draftQuest,
    broken: edit('kit_codes = 11'),
    by: 'quest_kit_codes_0_to_10',
    means: 'kit-codes',
  },
  {
    rule: 'the highest bid is above zero',
    given: given.draftQuest,
    broken: edit('auto_bid_max_cents = 0'),
    by: 'quest_auto_bid_max_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'a bid within the maximum is not declined by itself',
    given: given.draftQuest,
    broken: edit(`auto_bid_within = 'auto_decline'`),
    by: 'quest_auto_bid_within_action',
    means: 'invalid-input',
  },
  {
    rule: 'a bid over the maximum is not accepted by itself',
    given: given.draftQuest,
    broken: edit(`auto_bid_over = 'auto_accept'`),
    by: 'quest_auto_bid_over_action',
    means: 'invalid-input',
  },
]

const bids: readonly Rule[] = [
  {
    rule: 'a creator has one run of a quest under way',
    given: given.questRun,
    broken: `INSERT INTO quest_run (quest_id, creator_id) VALUES ('${a.quest}', '${creator}')`,
    by: 'quest_run_one_per_creator',
    means: 'already-joined',
  },
  {
    rule: 'an agreed amount is above zero',
    given: given.questRun,
    broken: run('amount_cents = 0'),
    by: 'quest_run_amount_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'an agreed length is above zero',
    given: given.questRun,
    broken: run('content_length_minutes = 0'),
    by: 'quest_run_content_length_positive',
    means: 'content-length',
  },
  ...(
    [
      ['an unanswered bid is not paid', given.questRun, 'PENDING_PAYMENT', /lacks an accepted offer/],
      ['nothing is rejected that nobody declined', given.questRun, 'BID_REJECTED', /lacks a declined offer/],
      ['nothing expires while it is on the table', given.questRun, 'BID_EXPIRED', /lacks an expired offer/],
      ['a counter offer was made', given.questRun, 'COUNTER_BID', /lacks a counter offer/],
      [
        'nobody is hired whom nobody can pay',
        `${given.questRun}; UPDATE quest_bid SET answer = 'accepted', answered_at = now(); UPDATE payout_account SET is_ready = false`,
        'PENDING_PAYMENT',
        /lacks a payout account that is ready/,
      ],
      ['a payment is under way', accepted, 'PAYMENT', /lacks a payment under way/],
      ['nothing is produced unpaid', accepted, 'CONTENTPRODUCTION', /lacks a payment that succeeded/],
      [
        'nothing is produced while the payment is under way',
        [accepted, given.walkQuestRunTo('PAYMENT')],
        'CONTENTPRODUCTION',
        /lacks a payment that succeeded/,
      ],
      [
        'a payment is set aside for its run',
        [accepted, given.walkQuestRunTo('PAYMENT'), arrive()],
        'CONTENTPRODUCTION',
        /lacks the agreed amount in its escrow/,
      ],
      [
        'what was paid does not expire',
        [accepted, given.walkQuestRunTo('PAYMENT'), arrive()],
        'PAYMENT_EXPIRED',
        /lacks an unpaid payment/,
      ],
      ['there is content to review', paid, 'CONTENTREVIEW', /lacks submitted content/],
      [
        'content that waits for an answer is not sent back',
        [paid, given.walkQuestRunTo('CONTENTREVIEW')],
        'CONTENTPRODUCTION',
        /lacks an answer to the content/,
      ],
      [
        'nobody is paid out before the content is approved',
        [paid, given.walkQuestRunTo('CONTENTREVIEW')],
        'PAYOUT',
        /lacks approved content/,
      ],
      [
        'only videos are listed',
        [paid, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        /only videos are listed/,
      ],
      [
        'nobody is paid out for a video that is unlisted',
        [given.videoRun, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'PAYOUT',
        /lacks content that is public/,
      ],
      [
        'nobody is paid out for content that no look has found and no person has approved',
        [paid, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'PAYOUT',
        /lacks content that a look has found, or that its company approved/,
      ],
      [
        'no video is listed that no look has found and no person has approved',
        [given.videoRun, given.walkQuestRunTo('CONTENTREVIEW'), approve],
        'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        /lacks content that a look has found, or that its company approved/,
      ],
      [
        'nothing is completed before the payout has arrived',
        [paid, given.walkQuestRunTo('PAYOUT')],
        'COMPLETED',
        /lacks a payout that was paid/,
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
    rule: 'the agreed amount stays',
    given: accepted,
    broken: run('amount_cents = 1'),
    by: 'quest_run_agreed_is_final',
    means: 'agreed-final',
  },
  ...['payout_cost_cents = 0', `payout_method = 'paypal'`].map(
    (change): Rule => ({
      rule: `the agreed payout cost stays: ${change}`,
      given: accepted,
      broken: run(change),
      by: 'quest_run_agreed_is_final',
      means: 'agreed-final',
    }),
  ),
  {
    rule: 'a run without its payout cost is not agreed',
    given: accepted,
    broken: `ALTER TABLE quest_run DISABLE TRIGGER quest_run_agreed_is_final; ${run('payout_cost_cents = NULL')}`,
    by: 'quest_run_agreed_terms',
    means: 'status-illegal',
  },
  {
    rule: 'the payout costs no more than the creator earns',
    given: accepted,
    broken: `ALTER TABLE quest_run DISABLE TRIGGER quest_run_agreed_is_final; ${run('payout_cost_cents = 45001')}`,
    by: 'quest_run_payout_cost_within_earned',
    means: 'amount-invalid',
  },
  {
    rule: 'the payout cost is agreed with the offer, and not before',
    given: given.questRun,
    broken: run(`payout_method = 'card', payout_cost_cents = 1`),
    by: 'quest_run_payout_cost_within_earned',
    means: 'amount-invalid',
  },
  {
    rule: 'a run stays with its creator',
    given: given.questRun,
    broken: run(`creator_id = '${otherCreator}'`),
    by: 'quest_run_agreed_is_final',
    means: 'agreed-final',
  },
  {
    rule: 'an agreed run has all its terms',
    given: accepted,
    broken: `ALTER TABLE quest_run DISABLE TRIGGER quest_run_agreed_is_final; ${run('brief = NULL')}`,
    by: 'quest_run_agreed_terms',
    means: 'status-illegal',
  },
  {
    rule: 'a paid run keeps its payment',
    given: paid,
    broken: run('payment_id = NULL'),
    by: 'quest_run_money_stays',
    means: 'money-final',
  },
  {
    rule: 'praise is for approved work',
    given: given.questRun,
    broken: `INSERT INTO quest_run_badge (quest_run_id, badge) VALUES ('${a.questRun}', 'great_partner')`,
    by: 'quest_run_praise_after_approval',
    means: 'content-not-approved',
  },
  {
    rule: 'a run is not paid out before content is approved',
    given: paid,
    broken: run(`status = 'PAYOUT'`),
    by: 'quest_run_transition',
    means: 'status-illegal',
    detail: /a quest run cannot go from "CONTENTPRODUCTION" to "PAYOUT"/,
  },
  {
    rule: 'a rejected bid stays rejected',
    given: [given.questRun, given.walkQuestRunTo('BID_REJECTED')],
    broken: run(`status = 'INITIAL_BID'`),
    by: 'quest_run_transition',
    means: 'status-illegal',
    detail: /it is final/,
  },
  {
    rule: 'a reminder is written once',
    given: `${given.questRun}; ${event}`,
    broken: event,
    by: 'quest_run_event_once',
    means: 'already-exists',
  },
  {
    rule: 'an offer is above zero',
    given: countered,
    broken: bid({ amount_cents: '0' }),
    by: 'quest_bid_amount_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'content has a length',
    given: countered,
    broken: bid({ content_length_minutes: '0' }),
    by: 'quest_bid_content_length_positive',
    means: 'content-length',
  },
  {
    rule: 'TikTok channels make no offers',
    given: countered,
    broken: bid({ platform: `'tiktok'`, connection_id: 'NULL' }),
    by: 'quest_bid_no_tiktok',
    means: 'bid-platform',
  },
  {
    rule: "a company meets the creator's minimum deal size",
    given: `${countered}; UPDATE creator SET minimum_deal_size_cents = 101 WHERE id = '${creator}'`,
    broken: bid(),
    by: 'quest_bid_minimum_deal_size',
    means: 'minimum-deal-size',
  },
  {
    rule: 'an offer is for content that the quest asks for',
    given: countered,
    broken: bid({ post_type: `'SHORTS'` }),
    by: 'quest_bid_post_type_wanted',
    means: 'bid-post-type',
  },
  {
    rule: "an offer's message ends at 2000 characters",
    given: countered,
    broken: bid({ message: `repeat('x', 2001)` }),
    by: 'quest_bid_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'an answer is one of four',
    given: given.questRun,
    broken: `UPDATE quest_bid SET answer = 'maybe', answered_at = now()`,
    by: 'quest_bid_answer_known',
    means: 'invalid-input',
  },
  {
    rule: 'an answer has its moment',
    given: given.questRun,
    broken: `UPDATE quest_bid SET answer = 'accepted'`,
    by: 'quest_bid_answered_with_answer',
    means: 'invalid-input',
  },
  {
    rule: 'one offer is on the table at a time',
    given: `${given.quest}; ${invite};
      INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      ${bid({ side: `'creator'` })}`,
    broken: bid(),
    by: 'quest_bid_one_open_per_run',
    means: 'status-illegal',
  },
  {
    rule: 'nobody offers twice in a row',
    given: countered,
    broken: bid({ side: `'creator'` }),
    by: 'quest_bid_in_turn',
    means: 'bid-turn',
  },
  {
    rule: 'the first offer is made by the side that began the run',
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}')`,
    broken: bid(),
    by: 'quest_bid_in_turn',
    means: 'bid-turn',
  },
  {
    rule: 'a bid that nobody invited is accepted or declined, not countered',
    given: `${given.questRun}; UPDATE quest_bid SET answer = 'countered', answered_at = now()`,
    broken: bid(),
    by: 'quest_bid_counter_after_invitation',
    means: 'counter-not-allowed',
  },
  {
    rule: 'a quest that was joined before is not bargained over again',
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
    rule: 'a creator offers once the payout is set up',
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      UPDATE payout_account SET is_ready = false WHERE creator_id = '${creator}'`,
    broken: bid({ side: `'creator'` }),
    by: 'quest_bid_needs_payout_account',
    means: 'payout-setup',
  },
  {
    rule: 'a creator offers no more than PayPal sends at once, where that is how they are paid out',
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
      UPDATE payout_account SET method = 'paypal' WHERE creator_id = '${creator}'`,
    broken: bid({ side: `'creator'`, amount_cents: '2000001' }),
    by: 'quest_bid_payout_limit',
    means: 'payout-limit',
  },
  {
    rule: "nobody offers another person's channel",
    given: countered,
    broken: bid({ platform: `'youtube'`, connection_id: `'${otherConnection}'` }),
    by: 'quest_bid_own_connection',
    means: 'bid-channel',
  },
  {
    rule: 'a creator offers a channel',
    given: `${given.quest}; INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}')`,
    broken: bid({ side: `'creator'`, connection_id: 'NULL' }),
    by: 'quest_bid_own_connection',
    means: 'bid-channel',
  },
  {
    rule: 'an offer delivers as the quest asks',
    given: countered,
    broken: bid({ delivery_type: `'date_range'` }),
    by: 'quest_bid_delivery_fits_quest',
    means: 'bid-delivery',
  },
  {
    rule: 'an offer of a specific date names it',
    given: countered,
    broken: bid({ delivery_type: `'specific_date'` }),
    by: 'quest_bid_delivery_date_of_its_type',
    means: 'bid-delivery',
  },
  {
    rule: 'bidding ends with its answer',
    given: [given.questRun, given.walkQuestRunTo('PENDING_PAYMENT')],
    broken: bid(),
    by: 'quest_bid_while_bidding',
    means: 'bid-over',
  },
  {
    rule: 'an offer is not changed after it was made',
    given: given.questRun,
    broken: `UPDATE quest_bid SET amount_cents = 1`,
    by: 'quest_bid_never_changes',
    means: 'bid-final',
  },
  {
    rule: 'an offer keeps its delivery',
    given: given.questRun,
    broken: `UPDATE quest_bid SET delivery_type = 'open', delivery_date = NULL`,
    by: 'quest_bid_never_changes',
    means: 'bid-final',
  },
  {
    rule: 'a message says something',
    given: given.questRun,
    broken: `INSERT INTO quest_message (quest_run_id, side, body) VALUES ('${a.questRun}', 'creator', '  ')`,
    by: 'quest_message_body_required',
    means: 'message-required',
  },
  {
    rule: 'a review ends at 5000 characters',
    given: [paid, given.walkQuestRunTo('PAYOUT')],
    broken: `INSERT INTO quest_run_review (quest_run_id, message) VALUES ('${a.questRun}', repeat('x', 5001))`,
    by: 'quest_run_review_message_length',
    means: 'text-too-long',
  },
]

const submissions: readonly Rule[] = [
  {
    rule: 'content is submitted for one run',
    given: [paid, given.participant('claimed_key')],
    broken: submit(', participant_id, url', `, '${a.participant}', ${url}`),
    by: 'submission_of_one_run',
    means: 'unexpected',
  },
  {
    rule: 'a submission has a link or a message',
    given: paid,
    broken: submit(', url', `, NULL`),
    by: 'submission_something',
    means: 'content-required',
  },
  {
    rule: 'a submitted link is a web address',
    given: paid,
    broken: submit(', url', `, 'youtube.example'`),
    by: 'submission_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'what is submitted can be seen',
    given: paid,
    broken: submit(', url, visibility', `, ${url}, 'private'`),
    by: 'submission_visible',
    means: 'invalid-input',
  },
  {
    rule: 'a submitted message ends at 5000 characters',
    given: paid,
    broken: submit(', message', `, repeat('x', 5001)`),
    by: 'submission_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'a decline says why',
    given: [paid, submit(', url', `, ${url}`)],
    broken: `UPDATE submission SET status = 'REJECTED', review_message = ' '`,
    by: 'submission_review_message_on_decline',
    means: 'review-message-required',
  },
  {
    rule: 'only a mission has criteria',
    given: [paid, given.mission],
    broken: submit(', url, criterion_id', `, ${url}, '${a.criterion}'`),
    by: 'submission_criterion_of_mission',
    means: 'invalid-input',
  },
  {
    rule: "a creator submits no one else's content",
    given: [paid, `${given.video}; UPDATE content SET creator_id = '${otherCreator}'`],
    broken: submit(', url, content_id', `, ${url}, '${a.video}'`),
    by: 'submission_own_content',
    means: 'not-allowed',
  },
  {
    rule: 'more time is more than was agreed',
    given: paid,
    broken: run(`extended_from = content_deadline_at`),
    by: 'quest_run_extended_later',
    means: 'deadline-later',
  },
  {
    rule: 'content is of the agreed channel',
    given: [paid, given.video],
    broken: submit(', url, content_id', `, ${url}, '${a.video}'`),
    by: 'submission_agreed_channel',
    means: 'content-channel',
  },
  {
    rule: 'known content can be seen',
    given: [paid, `${stream}; UPDATE content SET visibility = 'removed'`],
    broken: submit(', url, content_id', `, ${url}, '${a.video}'`),
    by: 'submission_can_be_seen',
    means: 'content-hidden',
  },
  {
    rule: 'a piece of content is paid for once',
    given: [...paid, stream, submit(', url, content_id', `, ${url}, '${a.video}'`), approved, secondRun],
    broken: inSecondRun('url, content_id', `${url}, '${a.video}'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'an address that no look has found yet is paid for once',
    given: [...paid, submit(', url, content_key', `, ${url}, 'youtube/v1'`), approved, secondRun],
    broken: inSecondRun('url, content_key', `'https://youtube.example/other', 'youtube/v1'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a piece that was handed in by its address before it was found is paid for once',
    given: [...paid, submit(', url, content_key', `, ${url}, 'twitch/s1'`), stream, approved, secondRun],
    broken: inSecondRun('url, content_id', `${url}, '${a.video}'`),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'an address that turns out to be content of another run is paid for once',
    given: [
      ...[...paid, stream, submit(', url, content_id', `, ${url}, '${a.video}'`), approved, secondRun],
      inSecondRun('url', url),
    ],
    broken: `UPDATE submission SET content_id = '${a.video}' WHERE content_id IS NULL`,
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a stream and its recording are paid for once',
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
    rule: 'content is submitted once for a quest',
    given: [paid, submit(', url', `, ${url}`)],
    broken: submit(', url', `, ${url}`),
    by: 'submission_quest_run_url',
    means: 'content-submitted',
  },
  {
    rule: 'content is submitted once for a criterion of a mission',
    given: `${given.missionRun}; ${submit(', url, criterion_id', `, ${url}, '${a.criterion}'`, 'mission_run_id', a.missionRun)}`,
    broken: submit(', url, criterion_id', `, ${url}, '${a.criterion}'`, 'mission_run_id', a.missionRun),
    by: 'submission_mission_run_url',
    means: 'content-submitted',
  },
  {
    rule: 'content is submitted once for a key campaign',
    given: `${given.participant('claimed_key')}; ${submit(', url', `, ${url}`, 'participant_id', a.participant)}`,
    broken: submit(', url', `, ${url}`, 'participant_id', a.participant),
    by: 'submission_participant_url',
    means: 'content-submitted',
  },
  {
    rule: 'a video is unlisted until its specific date',
    given: [given.videoRun, given.walkQuestRunTo('CONTENTPRODUCTION')],
    broken: `INSERT INTO submission (quest_run_id, url, post_type) VALUES ('${a.questRun}', ${url}, 'VIDEO')`,
    by: 'submission_unlisted_first',
    means: 'unlisted-first',
  },
  {
    rule: 'content is of the agreed kind',
    given: paid,
    broken: `INSERT INTO submission (quest_run_id, url, post_type) VALUES ('${a.questRun}', ${url}, 'SHORTS')`,
    by: 'submission_as_agreed',
    means: 'content-type-agreed',
  },
  {
    rule: 'nothing is submitted before it is awaited',
    given: given.questRun,
    broken: submit(', url', `, ${url}`),
    by: 'submission_while_awaited',
    means: 'content-not-awaited',
  },
  {
    rule: 'the approved video is the one that is listed',
    given: [paid, submit(', url', `, ${url}`), `UPDATE submission SET status = 'APPROVED'`],
    broken: `UPDATE submission SET url = 'https://youtube.example/v2'`,
    by: 'submission_same_video',
    means: 'same-video',
  },
  {
    rule: 'a video is known once',
    given: given.video,
    broken: given.video.replace(a.video, a.list),
    by: 'content_of_platform',
    means: 'already-exists',
  },
  {
    rule: 'content has a web address',
    given: given.video,
    broken: `UPDATE content SET url = 'x'`,
    by: 'content_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'figures are not negative',
    given: given.video,
    broken: `UPDATE content SET views = -1`,
    by: 'content_figures_not_negative',
    means: 'invalid-input',
  },
]

testRules([...quests, ...bids, ...submissions, ...disputes], questConstraints)
