import { missionConstraints } from '@questboard/domain'
import { activation as a, given } from '../support/activations.ts'
import { market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { company, otherCompany, creator, otherCreator, connection, game, item } = market

const edit = (change: string): string => `UPDATE mission SET ${change} WHERE id = '${a.mission}'`
const criterion = (category: string, metric: string, target = '1', custom = 'NULL'): string =>
  `INSERT INTO mission_criterion (mission_id, category, metric, target, custom_completion)
   VALUES ('${a.mission}', '${category}', '${metric}', ${target}, ${custom})`
const reward = (kind: string, columns: string, values: string): string =>
  `INSERT INTO mission_reward (mission_id, kind, ${columns}) VALUES ('${a.mission}', '${kind}', ${values})`
const join = (who: string, round = '1'): string =>
  `INSERT INTO mission_run (mission_id, creator_id, round) VALUES ('${a.mission}', '${who}', ${round})`
const earned = `${given.missionRun}; ${given.moveMissionRun('review', 'claimReward')}`
const claim = `INSERT INTO reward_claim (mission_run_id, reward_id) VALUES ('${a.missionRun}', '${a.reward}')`
const claimed = `${earned}; ${given.claimReward}`
const live = (change: string): string =>
  `SET LOCAL session_replication_role = replica; ${change}; SET LOCAL session_replication_role = origin`
const codeReward = (quantity: number, platform = 'steam'): string =>
  live(`INSERT INTO mission_reward (id, mission_id, kind, code_item_id, quantity) VALUES ('${a.list}', '${a.mission}', 'code', '${item}', ${quantity});
    INSERT INTO mission_reward_channel (reward_id, distribution_channel_id) VALUES ('${a.list}', '${platform}')`)
const nextMission = (status: string): string =>
  live(`INSERT INTO activation (id, kind, company_id, name, status) VALUES ('${a.nextMission}', 'MISSION', '${company}', 'Next', '${status}');
    INSERT INTO mission (id, access) VALUES ('${a.nextMission}', 'sequential'); INSERT INTO requirement (activation_id) VALUES ('${a.nextMission}')`)
const asksFor = (mission: string, other: string): string =>
  `UPDATE requirement SET completed_mission_ids = '{${other}}' WHERE activation_id = '${mission}'`
const stream = (changes = ''): string =>
  `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at, game_id)
    VALUES ('${a.video}', '${creator}', '${connection}', 'twitch', 'STREAM', 's1', 'https://twitch.example/s1', now() + interval '1 minute', '${game}')${changes}`
const handIn = (run: string = a.missionRun): string =>
  `INSERT INTO submission (mission_run_id, content_id, url, post_type) VALUES ('${run}', '${a.video}', 'https://twitch.example/s1', 'STREAM')`
const address = (column: string, value: string): string => {
  const fields: Record<string, string> = {
    first_name: 'Ada',
    last_name: 'Berg',
    street_name: 'Main Street',
    street_number: '1',
    zip_code: '11122',
    city: 'Stockholm',
    country: 'SE',
    [column]: value,
  }
  return `INSERT INTO shipping_address (mission_run_id, ${Object.keys(fields).join(', ')})
    VALUES ('${a.missionRun}', '${Object.values(fields).join(`', '`)}')`
}
const incomplete = (column: string, field: string): Rule => ({
  rule: `a shipping address needs a ${field}`,
  given: given.missionRun,
  broken: address(column, ' '),
  by: `shipping_address_${column}_required`,
  means: 'address-incomplete',
})
const games = `INSERT INTO game (id, name, slug) SELECT gen_random_uuid(), 'Game ' || n, 'game-' || n FROM generate_series(1, 20) n`

const missions: readonly Rule[] = [
  {
    rule: 'a company needs a Creator Program to create a mission',
    broken: `INSERT INTO activation (kind, company_id, name) VALUES ('MISSION', '${company}', 'Stream')`,
    by: 'mission_needs_creator_program',
    means: 'mission-needs-program',
  },
  {
    rule: 'a mission has at most 20 games',
    given: `${given.draftMission}; ${games}`,
    broken: `INSERT INTO activation_game (activation_id, game_id, position) SELECT '${a.mission}', id, 2 FROM game WHERE slug LIKE 'game-%'`,
    by: 'mission_games_1_to_20',
    means: 'mission-games',
  },
  {
    rule: 'the repeat count of a mission cannot be negative',
    given: given.draftMission,
    broken: edit('repeatable_count = -1'),
    by: 'mission_repeatable_count_not_negative',
    means: 'number-required',
  },
  {
    rule: 'the maximum number of participants must be above zero',
    given: given.draftMission,
    broken: edit('max_participants = 0'),
    by: 'mission_max_participants_positive',
    means: 'number-required',
  },
  {
    rule: 'a mission run lasts at least one day',
    given: given.draftMission,
    broken: edit('run_days = 0'),
    by: 'mission_run_days_positive',
    means: 'number-required',
  },
  {
    rule: 'a company has at least one day to review the work for a mission',
    given: given.draftMission,
    broken: edit('review_days = 0'),
    by: 'mission_review_days_1_to_14',
    means: 'review-time',
  },
  {
    rule: 'a criterion target must be above zero',
    given: given.draftMission,
    broken: criterion('CLICKS', 'CLICKS', '0'),
    by: 'mission_criterion_target_positive',
    means: 'number-required',
  },
  {
    rule: 'a stream criterion cannot measure video views',
    given: given.draftMission,
    broken: criterion('STREAM_CONTENT', 'VIDEO_VIEWS'),
    by: 'mission_criterion_metric_of_category',
    means: 'invalid-input',
  },
  {
    rule: 'a custom criterion must require a message or a URL',
    given: given.draftMission,
    broken: criterion('CUSTOM_CONTENT', 'CUSTOM'),
    by: 'mission_criterion_custom_completion',
    means: 'invalid-input',
  },
]

const order: readonly Rule[] = [
  {
    rule: 'a company with a closed Creator Program cannot create a mission',
    given: `${given.program}; ${live(`UPDATE activation SET status = 'closed' WHERE id = '${a.program}'`)}`,
    broken: `INSERT INTO activation (kind, company_id, name) VALUES ('MISSION', '${company}', 'Stream')`,
    by: 'mission_needs_creator_program',
    means: 'mission-needs-program',
    detail: /a published Creator Program/,
  },
  {
    rule: 'a mission cannot require completing a draft',
    given: `${given.mission}; ${nextMission('draft')}`,
    broken: asksFor(a.mission, a.nextMission),
    by: 'requirement_mission_live',
    means: 'mission-not-live',
  },
  {
    rule: 'two missions cannot require each other',
    given: `${given.mission}; ${nextMission('active')}; ${asksFor(a.nextMission, a.mission)}`,
    broken: asksFor(a.mission, a.nextMission),
    by: 'requirement_mission_circle',
    means: 'mission-circle',
  },
  {
    rule: 'the target of a click criterion must be a public website',
    given: given.draftMission,
    broken: `INSERT INTO mission_criterion (mission_id, category, metric, target_url) VALUES ('${a.mission}', 'CLICKS', 'CLICKS', 'https://studio.internal')`,
    by: 'mission_criterion_target_url_public',
    means: 'link-not-public',
  },
  {
    rule: 'only a click criterion can have a target URL',
    given: given.draftMission,
    broken: `UPDATE mission_criterion SET target_url = 'https://x.example' WHERE mission_id = '${a.mission}'`,
    by: 'mission_criterion_target_url_of_clicks',
    means: 'invalid-input',
  },
]

const contents: readonly Rule[] = [
  {
    rule: 'content published before joining does not count',
    given: `${given.missionRun}; ${stream()}; UPDATE content SET published_at = now() - interval '1 day'`,
    broken: handIn(),
    by: 'submission_after_joining',
    means: 'content-before-joining',
  },
  {
    rule: 'content that is not visible does not count',
    given: `${given.missionRun}; ${stream()}; UPDATE content SET visibility = 'removed'`,
    broken: handIn(),
    by: 'submission_can_be_seen',
    means: 'content-hidden',
  },
  {
    rule: 'content about another game does not count',
    given: `${given.missionRun}; ${stream()}; UPDATE content SET game_id = NULL`,
    broken: handIn(),
    by: 'submission_game_of_mission',
    means: 'content-other-game',
  },
  {
    rule: 'a piece of content cannot count for two runs',
    given: `${given.missionRun}; ${nextMission('active')}; UPDATE requirement SET allow_all_creators = true;
      INSERT INTO mission_run (id, mission_id, creator_id) VALUES ('${a.list}', '${a.nextMission}', '${creator}'); ${stream()}; ${handIn(a.list)}`,
    broken: handIn(),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a piece of content cannot count twice in a run',
    given: `${given.missionRun}; ${stream()}; ${handIn()}`,
    broken: handIn(),
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: 'a stream and its recording cannot both count',
    given: `${given.missionRun}; ${stream()}; ${handIn()};
      INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at, game_id)
        SELECT '${a.list}', creator_id, connection_id, platform, 'VOD', 'v1', 'https://twitch.example/v1', published_at + interval '1 minute', game_id FROM content`,
    broken: `INSERT INTO submission (mission_run_id, content_id, url, post_type) VALUES ('${a.missionRun}', '${a.list}', 'https://twitch.example/v1', 'STREAM')`,
    by: 'submission_serves_one_run',
    means: 'content-submitted',
  },
  {
    rule: "a creator cannot add content during the company's review",
    given: `${given.missionRun}; ${stream()}; ${given.moveMissionRun('review')}`,
    broken: handIn(),
    by: 'submission_while_under_way',
    means: 'status-illegal',
  },
  {
    rule: 'content must answer a criterion of its own mission',
    given: `${given.missionRun}; ${nextMission('active')};
      INSERT INTO mission_criterion (id, mission_id, category, metric, custom_completion) VALUES ('${a.list}', '${a.nextMission}', 'CUSTOM_CONTENT', 'CUSTOM', 'MESSAGE')`,
    broken: `INSERT INTO submission (mission_run_id, criterion_id, message) VALUES ('${a.missionRun}', '${a.list}', 'Done')`,
    by: 'submission_own_criterion',
    means: 'invalid-input',
  },
]

/** A mission that requires a message as well as measured criteria, with an active run. */
const asked = `${given.missionRun}; ${live(`INSERT INTO mission_criterion (id, mission_id, category, metric, custom_completion)
  VALUES ('${a.list}', '${a.mission}', 'CUSTOM_CONTENT', 'CUSTOM', 'MESSAGE')`)}`
const answer = (criterion: string, column: 'message' | 'url', text: string): string =>
  `INSERT INTO submission (mission_run_id, criterion_id, ${column}) VALUES ('${a.missionRun}', '${criterion}', '${text}')`

const byCompany = `SELECT set_config('hasura.user', '{"x-hasura-role": "company", "x-hasura-company-id": "${company}"}', true)`
const kept = (what: string, broken: string): Rule => ({
  rule: `${what} cannot change after a creator has joined`,
  given: `${given.missionRun}; ${codeReward(1)}; ${byCompany}`,
  broken,
  by: 'mission_terms_kept',
  means: 'agreed-final',
})

const terms: readonly Rule[] = [
  kept("a mission's criterion", `UPDATE mission_criterion SET target = 9000 WHERE id = '${a.criterion}'`),
  kept("a mission's game", `DELETE FROM activation_game WHERE activation_id = '${a.mission}'`),
  kept("a mission's reward", `DELETE FROM mission_reward WHERE id = '${a.reward}'`),
  kept(
    "a mission's set of rewards",
    reward('custom', 'name, description, agreed', `'Call', 'With us', true`),
  ),
  kept(
    "the platform of a mission's codes",
    `UPDATE mission_reward_channel SET distribution_channel_id = 'gog'`,
  ),
]

const answers: readonly Rule[] = [
  {
    rule: 'a measured criterion cannot be answered by hand',
    given: asked,
    broken: answer(a.criterion, 'message', 'Done'),
    by: 'submission_measured_criterion',
    means: 'criterion-measured',
  },
  {
    rule: 'a link cannot answer a criterion that requires a message',
    given: asked,
    broken: answer(a.list, 'url', 'https://x.example'),
    by: 'submission_custom_completion',
    means: 'criterion-completion',
    detail: /needs a MESSAGE/,
  },
  {
    rule: 'a message cannot answer a criterion that requires a link',
    given: `${asked}; ${live(`UPDATE mission_criterion SET custom_completion = 'URL' WHERE id = '${a.list}'`)}`,
    broken: answer(a.list, 'message', 'Done'),
    by: 'submission_custom_completion',
    means: 'criterion-completion',
    detail: /needs a URL/,
  },
  {
    rule: 'a custom criterion cannot be answered twice',
    given: `${asked}; ${answer(a.list, 'message', 'Done')}`,
    broken: answer(a.list, 'message', 'Done again'),
    by: 'submission_answers_once',
    means: 'criterion-answered',
  },
]

const rewards: readonly Rule[] = [
  {
    rule: 'a code reward needs at least one platform',
    given: given.draftMission,
    broken: reward('code', 'code_item_id, quantity', `'${item}', 1`),
    by: 'mission_reward_code_platforms',
    means: 'reward-platforms',
  },
  {
    rule: 'the last platform of a code reward cannot be removed',
    given: `${given.draftMission}; ${codeReward(1)}`,
    broken: 'DELETE FROM mission_reward_channel',
    by: 'mission_reward_code_platforms',
    means: 'reward-platforms',
  },
  {
    rule: 'a claimed code must be for a platform of the reward',
    given: `${given.mission}; ${codeReward(1)}; ${live(`UPDATE mission_reward_channel SET distribution_channel_id = 'gog'`)};
      ${live(`INSERT INTO mission_run (id, mission_id, company_id, creator_id, status) VALUES ('${a.missionRun}', '${a.mission}', '${company}', '${creator}', 'claimReward')`)};
      INSERT INTO reward_claim (id, mission_run_id, reward_id) VALUES ('${a.claim}', '${a.missionRun}', '${a.list}')`,
    broken: `INSERT INTO code_claim (code_id, reward_claim_id) VALUES ('${market.code}', '${a.claim}')`,
    by: 'code_claim_code_of_activation',
    means: 'not-allowed',
  },
  {
    rule: 'a mission cannot promise more codes than are left',
    given: `${given.mission}; ${codeReward(1000)}`,
    broken: join(creator),
    by: 'mission_run_codes_left',
    means: 'mission-codes-promised',
  },
  {
    rule: 'claiming merchandise requires a shipping address',
    given: earned,
    broken: claim,
    by: 'reward_claim_address',
    means: 'address-incomplete',
  },
  {
    rule: 'a custom reward needs a name',
    given: given.draftMission,
    broken: reward('custom', 'description, agreed', `'It', true`),
    by: 'mission_reward_custom_name',
    means: 'reward-name',
  },
  {
    rule: 'a custom reward needs a description',
    given: given.draftMission,
    broken: reward('custom', 'name, agreed', `'It', true`),
    by: 'mission_reward_custom_description',
    means: 'reward-description',
  },
  {
    rule: 'a merchandise reward needs a name or description',
    given: given.draftMission,
    broken: reward('merchandise', 'number_of_items, agreed', '1, true'),
    by: 'mission_reward_merchandise_named',
    means: 'reward-name',
  },
  {
    rule: 'a merchandise reward has at least one item',
    given: given.draftMission,
    broken: reward('merchandise', 'name, number_of_items, agreed', `'Shirt', 0, true`),
    by: 'mission_reward_merchandise_items',
    means: 'reward-items',
  },
  {
    rule: 'a code reward gives at least one code',
    given: given.draftMission,
    broken: reward('code', 'code_item_id, quantity', `'${item}', 0`),
    by: 'mission_reward_code_quantity',
    means: 'reward-codes',
  },
  {
    rule: 'a code reward needs a code item',
    given: given.draftMission,
    broken: reward('code', 'quantity', '1'),
    by: 'mission_reward_code_item',
    means: 'invalid-input',
  },
  {
    rule: "a code reward must use the company's own codes",
    given: `${given.draftMission}; UPDATE code_item SET company_id = '${otherCompany}'`,
    broken: reward('code', 'code_item_id, quantity', `'${item}', 1`),
    by: 'mission_reward_code_item_of_company',
    means: 'not-allowed',
  },
  {
    rule: 'the company must agree to deliver a custom reward',
    given: given.draftMission,
    broken: reward('custom', 'name, description', `'Call', 'With the team'`),
    by: 'mission_reward_agreement',
    means: 'reward-agreement',
  },
  {
    rule: 'a reward cannot be claimed twice',
    given: claimed,
    broken: claim,
    by: 'reward_claim_once',
    means: 'already-claimed',
  },
  {
    rule: 'a reward cannot be claimed before it is earned',
    given: given.missionRun,
    broken: claim,
    by: 'reward_claim_when_earned',
    means: 'status-illegal',
  },
  {
    rule: 'a claimed reward must belong to the mission',
    given: earned,
    broken: `INSERT INTO reward_claim (mission_run_id, reward_id) VALUES ('${a.missionRun}', '${a.list}')`,
    by: 'reward_claim_reward_of_mission',
    means: 'not-allowed',
  },
  {
    rule: 'a tracking link must be a web URL',
    given: claimed,
    broken: `UPDATE reward_claim SET tracking_url = 'x'`,
    by: 'reward_claim_tracking_url_http',
    means: 'link-invalid',
  },
  incomplete('first_name', 'first name'),
  incomplete('last_name', 'last name'),
  incomplete('street_name', 'street name'),
  incomplete('street_number', 'street number'),
  incomplete('zip_code', 'ZIP code'),
  incomplete('city', 'city'),
  {
    rule: 'the email of a shipping address must be valid',
    given: given.missionRun,
    broken: address('email', 'nobody'),
    by: 'shipping_address_email',
    means: '1012',
  },
]

const runs: readonly Rule[] = [
  {
    rule: 'a creator cannot have two open runs of a mission',
    given: `${given.missionRun}; ${edit('repeatable_count = 0')}`,
    broken: join(creator, '2'),
    by: 'mission_run_one_open_per_creator',
    means: 'already-joined',
  },
  {
    rule: 'a creator cannot do the same round of a mission twice',
    given: `${given.missionRun}; ${edit('repeatable_count = 0')}; ${given.moveMissionRun('canceled')}`,
    broken: join(creator),
    by: 'mission_run_round',
    means: 'already-joined',
  },
  {
    rule: 'a mission round must be at least one',
    given: given.mission,
    broken: join(creator, '0'),
    by: 'mission_run_round_positive',
    means: 'unexpected',
  },
  {
    rule: 'a creator cannot complete a mission more often than it allows',
    given: `${given.missionRun}; ${given.moveMissionRun('completed')}`,
    broken: join(creator, '2'),
    by: 'mission_run_repeatable_count',
    means: 'mission-not-repeatable',
  },
  {
    rule: 'work that the company declined uses one of the completions of a mission',
    given: `${given.missionRun}; ${given.moveMissionRun('declined')}`,
    broken: join(creator, '2'),
    by: 'mission_run_repeatable_count',
    means: 'mission-not-repeatable',
  },
  {
    rule: 'a mission cannot have more participants than it allows',
    given: `${given.missionRun}; ${edit('max_participants = 1')}`,
    broken: join(otherCreator),
    by: 'mission_run_max_participants',
    means: 'mission-full',
  },
  {
    rule: 'a mission run cannot be reviewed before its goals are reached',
    given: given.missionRun,
    broken: `UPDATE mission_run SET status = 'review'`,
    by: 'mission_run_goals_reached',
    means: 'mission-not-done',
    detail: /1 of the criteria/,
  },
  {
    rule: 'a mission run cannot be completed before its rewards are claimed',
    given: earned,
    broken: `UPDATE mission_run SET status = 'completed'`,
    by: 'mission_run_rewards_claimed',
    means: 'rewards-unclaimed',
  },
  {
    rule: 'declining mission content requires a message',
    given: `${given.missionRun}; ${given.moveMissionRun('review')}`,
    broken: given.moveMissionRun('declined'),
    by: 'mission_run_review_message_on_decline',
    means: 'review-message-required',
  },
  {
    rule: 'an expired mission run cannot be reopened',
    given: `${given.missionRun}; ${given.moveMissionRun('expired')}`,
    broken: given.moveMissionRun('active'),
    by: 'mission_run_transition',
    means: 'status-illegal',
    detail: /it is final/,
  },
  {
    rule: 'mission progress cannot be negative',
    given: given.missionRun,
    broken: `INSERT INTO mission_progress (mission_run_id, criterion_id, value) VALUES ('${a.missionRun}', '${a.criterion}', -1)`,
    by: 'mission_progress_value_not_negative',
    means: 'unexpected',
  },
]

testRules([...missions, ...order, ...contents, ...terms, ...answers, ...rewards, ...runs], missionConstraints)
