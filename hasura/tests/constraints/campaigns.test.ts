import { activationConstraints } from '@questboard/domain'
import { activation as a, given, settled } from '../support/activations.ts'
import { addCode, market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { company, otherCompany, creator, otherCreator, game, item, code } = market

const edit = (change: string, id: string = a.campaign): string =>
  `UPDATE activation SET ${change} WHERE id = '${id}'`
const media = (kind: string, url: string): string =>
  `INSERT INTO activation_media (activation_id, kind, url) VALUES ('${a.campaign}', '${kind}', '${url}')`
const archive = '90000000-0000-4000-8000-00000000a0a0'
const uploaded = (by: string): string =>
  `INSERT INTO upload (id, company_id, kind, name, path, mime_type, bytes)
   VALUES ('${archive}', '${by}', 'archive', 'kit.zip', 'kit.zip', 'application/zip', 1000)`
const kit = (columns: string, values: string): string =>
  `INSERT INTO creator_kit (activation_id, ${columns}) VALUES ('${a.campaign}', ${values})`
const require = (column: string, value: string): string =>
  `INSERT INTO requirement (activation_id, ${column}) VALUES ('${a.campaign}', ${value})`
const link = (columns: string, values: string): string =>
  `INSERT INTO link (activation_id, kind, ${columns}) VALUES ('${a.campaign}', 'sharable', ${values})`
const claim = (codeId: string = code): string =>
  `INSERT INTO code_claim (code_id, participant_id) VALUES ('${codeId}', '${a.participant}')`
const ask = (columns: string, values: string): string =>
  `INSERT INTO code_request (distribution_channel_id, activation_id, company_id, creator_id, ${columns}) VALUES ('steam', '${a.campaign}', '${company}', '${creator}', ${values})`
const keySet = (promised: string, itemId: string = item): string =>
  `INSERT INTO key_set (activation_id, code_item_id, distribution_channel_id, promised) VALUES ('${a.campaign}', '${itemId}', 'steam', ${promised})`
const acceptance = (cap: string, column = 'accepts_newcomers', value = 'true'): string =>
  `INSERT INTO key_acceptance (activation_id, daily_cap, ${column}) VALUES ('${a.campaign}', ${cap}, ${value})`
const asCreator = `SELECT set_config('hasura.user', '{"x-hasura-role": "creator", "x-hasura-user-id": "${creator}"}', true)`
const held = `INSERT INTO channel_hold (provider_id, channel_id, user_id, reason) VALUES ('twitch', 'channel-one', '${creator}', 'other_account')`
const verified = `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${market.connection}', '${creator}', 'meets_requirements')`
const video = `INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, published_at)
  VALUES ('${a.video}', '${creator}', '${market.connection}', 'twitch', 'VIDEO', '1', 'https://www.twitch.tv/videos/1', now())`
const deny = (by: string = creator): string =>
  `INSERT INTO denied_match (participant_id, content_id, creator_id) VALUES ('${a.participant}', '${a.video}', '${by}')`
const secondGame = `INSERT INTO game (id, name, slug) VALUES ('${a.list}', 'Frostline', 'frostline')`
const asCompany = `SELECT set_config('hasura.user', '{"x-hasura-role": "company", "x-hasura-company-id": "${company}"}', true)`
const unverified = `UPDATE company SET verification = 'rejected', verification_reason = 'No.' WHERE id = '${company}'`

const lifecycle: readonly Rule[] = [
  {
    rule: 'the console cannot close an activation by changing its status',
    given: `${given.campaign}; SELECT set_config('hasura.user', '{"x-hasura-role": "admin"}', true)`,
    broken: edit(`status = 'closed'`),
    by: 'move_has_its_home',
    means: 'not-allowed',
    detail: /set "end_date" to the current time.*docs\/stuck-runs\.md/,
  },
  {
    rule: 'an activation needs a name',
    given: given.draftCampaign,
    broken: edit(`name = ' '`),
    by: 'activation_name_length',
    means: 'name-required',
  },
  {
    rule: 'an activation name can only contain plain text',
    given: given.draftCampaign,
    broken: edit(`name = 'Claim at evil.example'`),
    by: 'activation_name_plain',
    means: 'name-plain',
  },
  {
    rule: 'an embargo time zone must be a known one',
    given: given.draftCampaign,
    broken: edit(`embargo_at = now(), embargo_time_zone = 'Moon/Base'`),
    by: 'activation_time_zone_known',
    means: 'embargo-time-zone',
  },
  {
    rule: 'an ambiguous abbreviation is not a valid time zone',
    given: given.draftCampaign,
    broken: edit(`embargo_at = now(), embargo_time_zone = 'CEST'`),
    by: 'activation_time_zone_known',
    means: 'embargo-time-zone',
  },
  {
    rule: 'an invented time zone rule is not a valid time zone',
    given: given.draftCampaign,
    broken: edit(`embargo_at = now(), embargo_time_zone = 'Moon/Base+3'`),
    by: 'activation_time_zone_known',
    means: 'embargo-time-zone',
  },
  {
    rule: 'a company needs a plan that includes the Creator Program to create one',
    given: asCompany,
    broken: `INSERT INTO activation (kind, company_id, name) VALUES ('CREATOR_PROGRAM', '${company}', 'Northlight creators')`,
    by: 'activation_program_in_plan',
    means: 'plan-programs',
  },
  {
    rule: 'a company needs a plan that includes the Creator Program to publish one',
    given: `${given.program}; UPDATE activation SET status = 'unpublished' WHERE id = '${a.program}'; ${asCompany}; SELECT set_config('questboard.move', '{"name": "publishActivation", "by": "company"}', true)`,
    broken: `UPDATE activation SET status = 'active' WHERE id = '${a.program}'`,
    by: 'activation_program_in_plan',
    means: 'plan-programs',
  },
  {
    rule: 'an activation must end after it starts',
    given: given.draftCampaign,
    broken: edit(`end_date = start_date`),
    by: 'activation_end_after_start',
    means: 'dates-order',
  },
  {
    rule: 'a mission can be closed, but not unpublished',
    given: given.mission,
    broken: edit(`status = 'unpublished'`, a.mission),
    by: 'activation_status_of_kind',
    means: 'status-illegal',
  },
  {
    rule: 'a participant count cannot be negative',
    given: given.campaign,
    broken: edit('participant_count = -1'),
    by: 'activation_participant_count_positive',
    means: 'unexpected',
  },
  {
    rule: 'a key campaign without codes cannot be published',
    given: `${given.draftCampaign}; DELETE FROM activation_code_item; UPDATE "user" SET email_verified_at = NULL`,
    broken: given.go(a.campaign),
    by: 'activation_publish_requirements',
    means: 'publish-requirements',
    detail: /fix key_set, code_manager, verified_email$/,
  },
  {
    rule: 'a key campaign cannot be inserted as published',
    given: 'SELECT',
    broken: `INSERT INTO activation (kind, company_id, name, status) VALUES ('KEY', '${company}', 'Keys', 'active')`,
    by: 'activation_publish_requirements',
    means: 'publish-requirements',
    detail: /start_date, future_end_date, key_set, code_manager/,
  },
  {
    rule: 'a published activation must keep its end date',
    given: given.campaign,
    broken: edit('end_date = NULL'),
    by: 'activation_keeps_requirements',
    means: 'published-keeps',
    detail: /fix future_end_date$/,
  },
  {
    rule: 'the console cannot publish an activation of an unverified company',
    given: `${unverified}; ${given.draftCampaign}; ${given.go(a.campaign)}`,
    broken: given.go(a.campaign),
    by: 'activation_company_verified',
    means: 'company-not-verified',
    detail: /set the verification of the company to verified/,
  },
  {
    rule: 'a closed campaign cannot be reopened',
    given: `${given.campaign}; ${edit(`status = 'closed'`)}`,
    broken: edit(`status = 'active'`),
    by: 'activation_transition',
    means: 'status-illegal',
    detail: /cannot go from "closed" to "active"; from there it can only go to "past"/,
  },
  {
    rule: 'an activation cannot move to another company',
    given: given.draftCampaign,
    broken: edit(`company_id = '${otherCompany}'`),
    by: 'activation_kind_and_company_stay',
    means: 'not-allowed',
  },
  {
    rule: 'a company cannot have two Creator Programs',
    given: given.program,
    broken: `INSERT INTO activation (kind, company_id, name) VALUES ('CREATOR_PROGRAM', '${company}', 'Another')`,
    by: 'activation_one_program_per_company',
    means: 'program-exists',
  },
  {
    rule: 'a key campaign cannot have two games',
    given: `${given.draftCampaign}; ${secondGame}`,
    broken: `INSERT INTO activation_game (activation_id, game_id, position) VALUES ('${a.campaign}', '${a.list}', 2)`,
    by: 'activation_one_game',
    means: 'activation-one-game',
  },
  {
    rule: 'the position of a game must be 1 to 20',
    given: given.draftCampaign,
    broken: `UPDATE activation_game SET position = 21 WHERE game_id = '${game}'`,
    by: 'activation_game_position',
    means: 'invalid-input',
  },
  {
    rule: 'a media item must have a valid URL',
    given: given.draftCampaign,
    broken: media('image', 'javascript:alert(1)'),
    by: 'activation_media_url',
    means: 'link-not-public',
  },
  {
    rule: 'a kit link must lead to a public website',
    given: given.draftCampaign,
    broken: media('kit_link', '//evil.example/setup.exe'),
    by: 'activation_media_url',
    means: 'link-not-public',
  },
  {
    rule: "a key set must use the company's own items",
    given: given.othersQuest,
    broken: `INSERT INTO activation_code_item (activation_id, code_item_id) VALUES ('${a.othersQuest}', '${market.item}')`,
    by: 'activation_code_item_of_company',
    means: 'not-allowed',
  },
  {
    rule: "a company cannot add rows to another company's activation",
    given: given.othersQuest,
    broken: `${asCompany}; INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${a.othersQuest}', '${creator}')`,
    by: 'parent_is_own',
    means: 'not-found',
  },
  {
    rule: "adding rows to an unknown activation gives the same error as for another company's",
    broken: `${asCompany}; INSERT INTO activation_whitelist (activation_id, creator_id) VALUES ('${a.othersQuest}', '${creator}')`,
    by: 'parent_is_own',
    means: 'not-found',
  },
]

const kitAndRequirements: readonly Rule[] = [
  {
    rule: 'a kit archive cannot be on another site',
    given: given.draftCampaign,
    broken: kit('asset_url', `'https://studio.example/kit.zip'`),
    by: 'creator_kit_asset_url',
    means: 'archive-not-uploaded',
  },
  {
    rule: 'a kit archive must be uploaded by its company',
    given: `${given.draftCampaign}; ${uploaded(otherCompany)}`,
    broken: kit('asset_url', `'/api/uploads/${archive}'`),
    by: 'creator_kit_asset_uploaded',
    means: 'archive-not-uploaded',
  },
  {
    rule: 'kit assets must be .zip or .rar files',
    given: given.draftCampaign,
    broken: kit('asset_name', `'kit.exe'`),
    by: 'creator_kit_asset_archive',
    means: 'archive-type',
  },
  {
    rule: 'kit assets have at most 2 GB',
    given: given.draftCampaign,
    broken: kit('asset_bytes', '2147483649'),
    by: 'creator_kit_asset_2gb',
    means: 'archive-too-large',
  },
  {
    rule: 'required numbers must be above zero',
    given: given.draftCampaign,
    broken: require('twitch_followers', '0'),
    by: 'requirement_figures_positive',
    means: 'requirement-positive',
  },
  {
    rule: "a required creator list must be the company's own",
    given: `${given.draftCampaign}; ${given.lists}`,
    broken: require('creator_list_ids', `'{${a.othersList}}'`),
    by: 'requirement_list_of_company',
    means: 'not-allowed',
  },
  {
    rule: 'a creator list that a published campaign requires cannot be deleted',
    given: `${given.draftCampaign}; ${given.lists}; ${require('creator_list_ids', `'{${a.list}}'`)}; ${given.go(a.campaign)}`,
    broken: `DELETE FROM creator_list WHERE id = '${a.list}'`,
    by: 'creator_list_required',
    means: 'in-use-by-activation',
    detail: /^the published activation “.+” requires it$/,
  },
  {
    rule: 'a mission that a published campaign requires cannot be deleted',
    given: `${given.mission}; ${given.draftCampaign}; ${require('completed_mission_ids', `'{${a.mission}}'`)}; ${given.go(a.campaign)}`,
    broken: `DELETE FROM activation WHERE id = '${a.mission}'`,
    by: 'mission_required',
    means: 'in-use-by-activation',
  },
  {
    rule: "a required mission must be the company's own",
    given: given.draftCampaign,
    broken: require('completed_mission_ids', `'{${a.mission}}'`),
    by: 'requirement_mission_of_company',
    means: 'not-allowed',
  },
  {
    rule: "a required program must be the company's own",
    given: `${given.draftCampaign}; ${given.othersQuest}`,
    broken: require('program_id', `'${a.othersQuest}'`),
    by: 'requirement_program_of_company',
    means: 'not-allowed',
  },
]

const codes: readonly Rule[] = [
  {
    rule: 'a key campaign gives each creator at least one code',
    given: given.draftCampaign,
    broken: `UPDATE key_campaign SET codes_per_creator = 0`,
    by: 'key_campaign_codes_per_creator_positive',
    means: 'requirement-positive',
  },
  {
    rule: 'a company has at most 14 days to review content made with a key',
    given: given.draftCampaign,
    broken: `UPDATE key_campaign SET review_days = 15`,
    by: 'key_campaign_review_days_1_to_14',
    means: 'review-time',
  },
  {
    rule: 'only a draft can become a waitlist',
    given: given.campaign,
    broken: `UPDATE key_campaign SET waitlist = true`,
    by: 'key_campaign_waitlist_before_publish',
    means: 'waitlist-published',
  },
  {
    rule: 'a creator cannot apply to a key campaign twice',
    given: given.participant('pending'),
    broken: `INSERT INTO key_campaign_participant (campaign_id, creator_id) VALUES ('${a.campaign}', '${creator}')`,
    by: 'key_campaign_participant_once',
    means: 'already-applied',
  },
  {
    rule: 'a key application has at most 2,000 characters',
    given: given.campaign,
    broken: `INSERT INTO key_campaign_participant (campaign_id, creator_id, message) VALUES ('${a.campaign}', '${creator}', repeat('x', 2001))`,
    by: 'key_campaign_participant_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'an applicant cannot claim a key before being accepted',
    given: given.participant('pending'),
    broken: `UPDATE key_campaign_participant SET status = 'claimed_key'`,
    by: 'key_campaign_participant_transition',
    means: 'status-illegal',
  },
  {
    rule: 'only accepted creators can claim codes',
    given: given.participant('pending'),
    broken: claim(),
    by: 'code_claim_accepted_only',
    means: 'not-allowed',
  },
  {
    rule: 'a code cannot be claimed twice',
    given: `${given.participant('accepted')}; UPDATE key_campaign SET codes_per_creator = 2; ${claim()}`,
    broken: claim(),
    by: 'code_claim_pkey',
    means: 'code-gone',
  },
  {
    rule: 'an unavailable code cannot be claimed',
    given: `${given.participant('accepted')}; ${given.secondCode}; UPDATE code SET status = 'unavailable' WHERE id = '${code}'`,
    broken: claim(),
    by: 'code_claimed_once',
    means: 'code-gone',
  },
  {
    rule: 'a creator cannot claim more codes than the campaign gives',
    given: `${given.participant('accepted')}; ${given.secondCode}; ${claim()}`,
    broken: claim(a.secondCode),
    by: 'code_claim_codes_per_creator',
    means: 'codes-per-creator',
    detail: /has 1 of 1 codes/,
  },
  {
    rule: 'a creator whose revoked code the company does not replace cannot claim another',
    given: `${given.participant('accepted')}; ${given.secondCode}; UPDATE key_campaign SET codes_per_creator = 2; ${claim()};
      UPDATE code SET revoked_at = now() WHERE id = '${code}'`,
    broken: claim(a.secondCode),
    by: 'code_claim_left_out',
    means: 'code-left-out',
  },
  {
    rule: 'a claimed code must belong to the campaign',
    given: `${given.participant('accepted')}; INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
        VALUES ('${a.list}', '${company}', '${game}', 'DLC', 'Extra', 'Extra');
      INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id) VALUES ('${a.link}', '${company}', '${a.list}', 'steam');
      ${addCode(a.link, 'EXTRA-1', a.secondCode)}`,
    broken: claim(a.secondCode),
    by: 'code_claim_code_of_activation',
    means: 'not-allowed',
  },
  {
    rule: 'codes can only be claimed while the campaign is live',
    given: `${given.participant('accepted')}; UPDATE activation SET status = 'ended' WHERE id = '${a.campaign}'`,
    broken: claim(),
    by: 'code_claim_while_live',
    means: 'activation-not-live',
  },
  {
    rule: 'a creator needs a verified channel to claim a code',
    given: `${given.participant('accepted')}; DELETE FROM channel_verification; ${asCreator}`,
    broken: claim(),
    by: 'code_claim_verified_channel',
    means: 'creator-access-unverified',
  },
  {
    rule: 'a creator whose channel is on hold cannot claim a code',
    given: `${given.participant('accepted')}; ${verified}; ${held}`,
    broken: claim(),
    by: 'code_claim_channel_held',
    means: 'channel-held',
    detail: /an admin must release it in the console/,
  },
  {
    rule: 'a campaign cannot give out more codes than it promised',
    given: `${given.participant('accepted')}; ${given.secondCode}; UPDATE key_campaign SET codes_per_creator = 2; ${keySet('1')}; ${settled}; ${claim()}`,
    broken: claim(a.secondCode),
    by: 'code_claim_promised',
    means: 'out-of-codes',
    detail: /all 1 promised codes/,
  },
  {
    rule: 'a creator cannot deny the same match twice',
    given: `${given.participant('accepted')}; ${video}; ${deny()}`,
    broken: deny(),
    by: 'denied_match_pkey',
    means: 'already-exists',
  },
  {
    rule: 'a creator cannot deny a match on behalf of another creator',
    given: `${given.participant('accepted')}; ${video}`,
    broken: deny(otherCreator),
    by: 'denied_match_participant',
    means: 'not-found',
  },
  {
    rule: 'a creator cannot deny content of another creator',
    given: `${given.participant('accepted')}; ${video}; UPDATE content SET creator_id = '${otherCreator}'`,
    broken: deny(),
    by: 'denied_match_content',
    means: 'not-found',
  },
  {
    rule: 'an activation cannot have two key sets for the same item and platform',
    given: `${given.campaign}; ${keySet('1')}`,
    broken: keySet('2'),
    by: 'key_set_pkey',
    means: 'already-exists',
  },
  {
    rule: 'a key set must use an item of its activation',
    given: given.campaign,
    broken: keySet('1', a.list),
    by: 'key_set_of_activation',
    means: 'not-allowed',
  },
  {
    rule: 'the promised number of codes must be above zero',
    given: given.campaign,
    broken: keySet('0'),
    by: 'key_set_promised_positive',
    means: 'requirement-positive',
  },
  {
    rule: 'a key campaign cannot have two sets of acceptance rules',
    given: `${given.campaign}; ${acceptance('5')}`,
    broken: acceptance('6'),
    by: 'key_acceptance_pkey',
    means: 'already-exists',
  },
  {
    rule: 'acceptance rules must use known creator sizes',
    given: given.campaign,
    broken: acceptance('5', 'size_tiers', `'{giant}'`),
    by: 'key_acceptance_tiers_known',
    means: 'invalid-input',
  },
  {
    rule: 'the minimum key completion must be a percentage',
    given: given.campaign,
    broken: acceptance('5', 'minimum_completion', '101'),
    by: 'key_acceptance_completion_percent',
    means: 'percent-range',
  },
  {
    rule: 'acceptance rules accept 1 to 1,000 creators a day',
    given: given.campaign,
    broken: acceptance('0'),
    by: 'key_acceptance_daily_cap_range',
    means: 'daily-cap-range',
  },
  {
    rule: 'acceptance rules accept no more creators a day than the company allows',
    given: `${given.participant('pending')}; ${acceptance('1')};
      UPDATE key_campaign_participant SET status = 'accepted', screening = 'accepted', screened_at = now();
      INSERT INTO key_campaign_participant (campaign_id, creator_id) VALUES ('${a.campaign}', '${otherCreator}')`,
    broken: `UPDATE key_campaign_participant SET status = 'accepted', screening = 'accepted', screened_at = now() WHERE creator_id = '${otherCreator}'`,
    by: 'key_acceptance_daily_cap',
    means: 'daily-cap',
    detail: /accept at most 1 creators a day/,
  },
  {
    rule: 'a screening result must be a known value',
    given: given.participant('pending'),
    broken: `UPDATE key_campaign_participant SET screening = 'liked', screened_at = now()`,
    by: 'key_campaign_participant_screening_known',
    means: 'unexpected',
  },
  {
    rule: 'a screening result needs a date',
    given: given.participant('pending'),
    broken: `UPDATE key_campaign_participant SET screening = 'region'`,
    by: 'key_campaign_participant_screening_dated',
    means: 'unexpected',
  },
  {
    rule: 'the reason for a key decision has at most 2,000 characters',
    given: given.participant('pending'),
    broken: `UPDATE key_campaign_participant SET status = 'rejected', decision_reason = repeat('x', 2001)`,
    by: 'key_campaign_participant_decision_reason_length',
    means: 'text-too-long',
  },
  {
    rule: 'a creator cannot be accepted to a key campaign that has ended',
    given: `${given.participant('pending')}; ${edit(`status = 'ended'`)}`,
    broken: `UPDATE key_campaign_participant SET status = 'accepted'`,
    by: 'key_accepted_before_end',
    means: 'activation-not-live',
  },
  {
    rule: 'a company can only accept creators with access to keys',
    given: `${given.participant('pending')}; ${asCompany}; SELECT set_config('questboard.move', '{"name": "acceptApplicant", "by": "company"}', true)`,
    broken: `UPDATE key_campaign_participant SET status = 'accepted'`,
    by: 'key_accepted_with_access',
    means: 'creator-access-missing',
  },
  {
    rule: 'a claimed key needs a code',
    given: given.participant('accepted'),
    broken: `UPDATE key_campaign_participant SET status = 'claimed_key'`,
    by: 'key_claimed_with_code',
    means: 'code-gone',
  },
  {
    rule: 'late key content counts for 30 days',
    given: `${given.participant('failed')}; UPDATE key_campaign_participant SET claimed_at = now() - interval '70 days', finished_at = now() - interval '31 days'`,
    broken: `UPDATE key_campaign_participant SET status = 'submitted_content'`,
    by: 'key_content_late_30_days',
    means: 'content-late',
  },
  {
    rule: 'a quest kit can only be claimed after payment',
    given: given.questRun,
    broken: `INSERT INTO code_claim (code_id, quest_run_id) VALUES ('${code}', '${a.questRun}')`,
    by: 'code_claim_paid_run_only',
    means: 'kit-closed',
  },
  {
    rule: 'a code cannot be claimed for two participations',
    given: `${given.participant('accepted')}; ${given.questRun}`,
    broken: `INSERT INTO code_claim (code_id, participant_id, quest_run_id) VALUES ('${code}', '${a.participant}', '${a.questRun}')`,
    by: 'code_claim_of_one_run',
    means: 'unexpected',
  },
  {
    rule: 'a code request must belong to exactly one participation',
    given: `${given.participant('accepted')}; ${given.questRun}`,
    broken: ask('participant_id, quest_run_id', `'${a.participant}', '${a.questRun}'`),
    by: 'code_request_of_one',
    means: 'unexpected',
  },
  {
    rule: 'a creator cannot request codes of a platform twice in a key campaign',
    given: `${given.participant('accepted')}; ${ask('participant_id', `'${a.participant}'`)}`,
    broken: ask('participant_id', `'${a.participant}'`),
    by: 'code_request_once_per_participant',
    means: 'already-exists',
  },
  {
    rule: 'a creator cannot request codes of a platform twice in a quest run',
    given: `${given.participant('accepted')}; ${given.questRun}; ${ask('quest_run_id', `'${a.questRun}'`)}`,
    broken: ask('quest_run_id', `'${a.questRun}'`),
    by: 'code_request_once_per_run',
    means: 'already-exists',
  },
  {
    rule: 'a creator cannot request codes of a platform twice for a mission reward',
    given: `${given.participant('accepted')}; ${given.missionRun}; ${ask('mission_run_id, reward_id', `'${a.missionRun}', '${a.reward}'`)}`,
    broken: ask('mission_run_id, reward_id', `'${a.missionRun}', '${a.reward}'`),
    by: 'code_request_once_per_mission_run',
    means: 'already-exists',
  },
  {
    rule: 'a code request for a reward must belong to its mission',
    given: given.participant('accepted'),
    broken: ask('participant_id, reward_id', `'${a.participant}', '${a.reward}'`),
    by: 'code_request_of_reward',
    means: 'unexpected',
  },
]

const links: readonly Rule[] = [
  {
    rule: 'an activation cannot have two sharable links',
    given: `${given.campaign}; ${link('target_url', `'https://x.example'`)}`,
    broken: link('target_url', `'https://y.example'`),
    by: 'link_once',
    means: 'already-exists',
  },
  {
    rule: 'a sharable link must lead to a public website',
    given: given.campaign,
    broken: link('target_url', `'https://user:secret@studio.example'`),
    by: 'link_target_url_public',
    means: 'link-not-public',
  },
  {
    rule: "a creator's link must lead to a web URL",
    given: given.quest,
    broken: `INSERT INTO link (activation_id, kind, creator_id, target_url) VALUES ('${a.quest}', 'tracking', '${otherCreator}', 'x.example')`,
    by: 'link_target_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'two links cannot share a URL',
    given: `${given.campaign}; ${given.quest}; ${link('target_url, slug', `'https://x.example', 'abcdef'`)}`,
    broken: `INSERT INTO link (activation_id, kind, creator_id, target_url, slug) VALUES ('${a.quest}', 'tracking', '${otherCreator}', 'https://x.example', 'abcdef')`,
    by: 'link_slug',
    means: 'already-exists',
  },
  {
    rule: "the end of a link's URL can only contain letters and digits",
    given: given.campaign,
    broken: link('target_url, slug', `'https://x.example', 'a/b'`),
    by: 'link_slug_shape',
    means: 'invalid-input',
  },
  {
    rule: "a creator's link cannot be the sharable link",
    given: given.campaign,
    broken: link('target_url, creator_id', `'https://x.example', '${creator}'`),
    by: 'link_creator_of_kind',
    means: 'invalid-input',
  },
]

testRules([...lifecycle, ...kitAndRequirements, ...codes, ...links], activationConstraints)
