import { answerLimits, creatorProgramConstraints } from '@questboard/domain'
import { activation as a, given } from '../support/activations.ts'
import { market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { creator, game, company } = market

const asCreator = `SELECT set_config('hasura.user', '{"x-hasura-role": "creator", "x-hasura-user-id": "${creator}"}', true)`

const question = (columns: string, values: string): string =>
  `INSERT INTO program_question (id, program_id, ${columns}) VALUES ('${a.question}', '${a.program}', ${values})`
const answer = (value: string): string =>
  `INSERT INTO program_answer (membership_id, question_id, answer) VALUES ('${a.membership}', '${a.question}', ${value})`
const asked = `${given.membership}; ${question('label', `'Why?'`)}`
const inAnotherProgram = `INSERT INTO company (id, name, type, website, verification) SELECT '${a.list}', 'Elsewhere', type, 'https://elsewhere.example', verification FROM company WHERE id = '${company}';
  SET LOCAL session_replication_role = replica;
  INSERT INTO activation (id, kind, company_id, name) VALUES ('${a.othersQuest}', 'CREATOR_PROGRAM', '${a.list}', 'Elsewhere');
  INSERT INTO creator_program (id) VALUES ('${a.othersQuest}');
  SET LOCAL session_replication_role = origin;
  INSERT INTO program_question (id, program_id, label) VALUES ('${a.question}', '${a.othersQuest}', 'Why?')`
const apply = `INSERT INTO program_membership (id, program_id, creator_id, terms_version) VALUES ('${a.membership}', '${a.program}', '${creator}', 1)`
const tell = (columns: string, values: string): string =>
  `INSERT INTO program_demographics (membership_id, ${columns}) VALUES ('${a.membership}', ${values})`
const begin = (step: string, entries: string): string =>
  `INSERT INTO program_application (program_id, creator_id, step, entries) VALUES ('${a.program}', '${creator}', '${step}', ${entries})`
const invite = (columns: string, values: string): string =>
  `INSERT INTO invitation (activation_id, activation_type, ${columns}) VALUES ('${a.quest}', 'QUEST', ${values})`
const matchmaking = (columns: string, values: string): string =>
  `INSERT INTO matchmaking (id, activation_id, game_id, objective${columns}) VALUES ('${a.matchmaking}', '${a.quest}', '${game}', 'awareness'${values})`
const match = (columns: string, values: string): string =>
  `INSERT INTO matchmaking_item (matchmaking_id, creator_id, insight, platform, ${columns}) VALUES ('${a.matchmaking}', '${creator}', 'GOOD', 'twitch', ${values})`

const programs: readonly Rule[] = [
  {
    rule: 'the Discord link of a program must be a web URL',
    given: given.program,
    broken: `UPDATE creator_program SET discord_url = 'discord'`,
    by: 'creator_program_discord_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a program perk needs a title',
    given: given.program,
    broken: `INSERT INTO program_perk (program_id, title) VALUES ('${a.program}', ' ')`,
    by: 'program_perk_title_required',
    means: 'name-required',
  },
  {
    rule: 'a program question needs a label',
    given: given.program,
    broken: question('label', `' '`),
    by: 'program_question_label_required',
    means: 'name-required',
  },
  {
    rule: 'a choice question needs options',
    given: given.program,
    broken: question('label, kind', `'Which?', 'single_choice'`),
    by: 'program_question_options',
    means: 'question-options',
  },
  {
    rule: 'the hint of a question has at most 500 characters',
    given: given.program,
    broken: question('label, help', `'Why?', repeat('x', 501)`),
    by: 'program_question_help_length',
    means: 'text-too-long',
  },
  ...(
    [
      [
        'a choice question has at most 30 options',
        `array(SELECT 'Option ' || n FROM generate_series(1, 31) AS n)`,
      ],
      ['an option has at most 200 characters', `ARRAY['A', repeat('x', 201)]`],
      ['an option cannot be blank', `'{A," "}'`],
      ['a choice question cannot have the same option twice', `'{A,A}'`],
    ] as const
  ).map(
    ([rule, options]): Rule => ({
      rule,
      given: given.program,
      broken: question('label, kind, options', `'Which?', 'single_choice', ${options}`),
      by: 'program_question_options_fit',
      means: 'invalid-input',
    }),
  ),
  {
    rule: 'an application form has at most 30 active questions',
    given: `${given.program}; ${question('label, retired_at', `'Once?', now()`)};
      INSERT INTO program_question (program_id, label) SELECT '${a.program}', 'Question ' || n FROM generate_series(1, 30) AS n`,
    broken: `INSERT INTO program_question (program_id, label) VALUES ('${a.program}', 'One more?')`,
    by: 'program_question_30',
    means: 'invalid-input',
  },
  {
    rule: 'a creator cannot apply to a program twice',
    given: given.membership,
    broken: `INSERT INTO program_membership (program_id, creator_id) VALUES ('${a.program}', '${creator}')`,
    by: 'program_membership_once',
    means: 'already-applied',
  },
  {
    rule: 'a creator with a deleted account cannot become a member',
    given: `${given.membership}; UPDATE "user" SET deleted_at = now() WHERE id = '${creator}'`,
    broken: `UPDATE program_membership SET status = 'accepted'`,
    by: 'program_membership_of_account',
    means: 'account-deleted',
  },
  {
    rule: 'an accepted member cannot become an applicant again',
    given: `${given.membership}; UPDATE program_membership SET status = 'accepted'`,
    broken: `UPDATE program_membership SET status = 'pending'`,
    by: 'program_membership_transition',
    means: 'status-illegal',
  },
  {
    rule: 'an answer must be text, yes or no, or options',
    given: `${asked}; ${answer(`'"Fun"'`)}; ALTER TABLE program_answer DISABLE TRIGGER program_answer_fits`,
    broken: `UPDATE program_answer SET answer = '{}'`,
    by: 'program_answer_shape',
    means: 'invalid-input',
  },
  {
    rule: 'an answer must have the kind of its question',
    given: asked,
    broken: answer(`'true'`),
    by: 'program_answer_fits',
    means: 'answer-invalid',
  },
  {
    rule: 'the answer to a choice must be one of its options',
    given: `${given.membership}; ${question('label, kind, options', `'Which?', 'multiple_choice', '{A,B}'`)}`,
    broken: answer(`'["A", "C"]'`),
    by: 'program_answer_fits',
    means: 'answer-invalid',
  },
  {
    rule: 'an option cannot be chosen twice',
    given: `${given.membership}; ${question('label, kind, options', `'Which?', 'multiple_choice', '{A,B}'`)}`,
    broken: answer(`'["A", "A"]'`),
    by: 'program_answer_fits',
    means: 'answer-invalid',
  },
  {
    rule: 'an answer cannot be blank',
    given: asked,
    broken: answer(`'"  "'`),
    by: 'program_answer_says',
    means: 'answer-required',
  },
  {
    rule: 'the answer to a multiple choice needs at least one option',
    given: `${given.membership}; ${question('label, kind, options', `'Which?', 'multiple_choice', '{A,B}'`)}`,
    broken: answer(`'[]'`),
    by: 'program_answer_says',
    means: 'answer-required',
  },
  ...Object.entries(answerLimits).map(
    ([kind, most]): Rule => ({
      rule: `an answer of the kind ${kind} has at most ${most} characters`,
      given: `${given.membership}; ${question('label, kind', `'Why?', '${kind}'`)}`,
      broken: answer(`to_jsonb('https://' || repeat('x', ${most - 7}))`),
      by: 'program_answer_limit',
      means: 'text-too-long',
    }),
  ),
  {
    rule: 'an application cannot answer a question of another program',
    given: `${given.membership}; ${inAnotherProgram}`,
    broken: answer(`'"Fun"'`),
    by: 'program_answer_of_program',
    means: 'question-gone',
  },
  {
    rule: 'an application cannot answer a retired question',
    given: `${given.membership}; ${question('label, retired_at', `'Why?', now()`)}`,
    broken: answer(`'"Fun"'`),
    by: 'program_answer_of_program',
    means: 'question-gone',
  },
  {
    rule: 'the kind of a question with answers cannot change',
    given: `${asked}; ${answer(`'"Fun"'`)}`,
    broken: `UPDATE program_question SET kind = 'boolean'`,
    by: 'program_question_kind_kept',
    means: 'question-answered',
  },
  {
    rule: 'a program text has at most 50,000 characters',
    given: given.program,
    broken: `UPDATE creator_program SET terms_of_use = repeat('x', 50001)`,
    by: 'creator_program_texts_length',
    means: 'text-too-long',
  },
  {
    rule: 'an applicant must agree to the current program texts',
    given: `${given.program}; UPDATE creator_program SET privacy_policy = 'We keep nothing.'; ${asCreator}`,
    broken: apply,
    by: 'program_membership_agreed',
    means: 'terms-changed',
  },
  {
    rule: 'an applicant must answer every required question',
    given: `${given.program}; ${question('label, required', `'Why?', true`)}; ${asCreator}`,
    broken: apply,
    by: 'program_membership_answered',
    means: 'answer-required',
  },
  {
    rule: 'the reason for rejecting an application has at most 2,000 characters',
    given: given.membership,
    broken: `UPDATE program_membership SET rejection_message = repeat('x', 2001)`,
    by: 'program_membership_rejection_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'demographics need at least one value',
    given: `${given.membership}; ${asCreator}`,
    broken: tell('gender', 'NULL'),
    by: 'program_demographics_something',
    means: 'invalid-input',
  },
  ...(['age_group', 'gender', 'occupation'] as const).map(
    (column): Rule => ({
      rule: `demographics must use a known ${column.replace('_', ' ')}`,
      given: `${given.membership}; ${asCreator}`,
      broken: tell(column, `'unheard of'`),
      by: `program_demographics_${column}`,
      means: 'invalid-input',
    }),
  ),
  {
    rule: 'only the applicant can enter their demographics',
    given: given.membership,
    broken: tell('gender', `'woman'`),
    by: 'program_demographics_asked',
    means: 'not-allowed',
  },
  {
    rule: 'demographics cannot be entered if the program does not request them',
    given: `${given.membership}; UPDATE creator_program SET ask_demographics = false; ${asCreator}`,
    broken: tell('gender', `'woman'`),
    by: 'program_demographics_asked',
    means: 'not-allowed',
  },
  {
    rule: 'an application draft must be at a known step',
    given: given.program,
    broken: begin('somewhere', `'{}'`),
    by: 'program_application_step',
    means: 'invalid-input',
  },
  {
    rule: 'the entries of an application draft must be an object',
    given: given.program,
    broken: begin('hardware', `'[]'`),
    by: 'program_application_entries',
    means: 'text-too-long',
  },
  {
    rule: "an application draft keeps demographics only with the creator's consent",
    given: given.program,
    broken: begin('hardware', `'{"consents": false, "demographics": {"ageGroup": "25_34"}}'`),
    by: 'program_application_consent',
    means: 'invalid-input',
  },
  {
    rule: 'an active membership cannot have an end date',
    given: given.membership,
    broken: `UPDATE program_membership SET ended_at = now()`,
    by: 'program_membership_ended',
    means: 'status-illegal',
  },
  {
    rule: 'a creator can only reapply to an open program',
    given: `${given.membership}; UPDATE program_membership SET status = 'rejected'; UPDATE activation SET status = 'unpublished' WHERE id = '${a.program}'`,
    broken: `UPDATE program_membership SET status = 'pending'`,
    by: 'entry_while_open',
    means: 'activation-not-open',
  },
  {
    rule: 'an answer has at most 10,000 characters',
    given: `${asked}; ALTER TABLE program_answer DISABLE TRIGGER program_answer_fits`,
    broken: answer(`to_jsonb(repeat('x', 10001))`),
    by: 'program_answer_length',
    means: 'text-too-long',
  },
]

const invitations: readonly Rule[] = [
  {
    rule: 'a creator cannot be invited to an activation twice',
    given: `${given.quest}; ${invite('creator_id', `'${creator}'`)}`,
    broken: invite('creator_id', `'${creator}'`),
    by: 'invitation_one_per_creator',
    means: 'already-invited',
  },
  {
    rule: 'an email address cannot be invited twice, even in different upper and lower case',
    given: `${given.quest}; ${invite('type, email', `'EMAIL', 'a@example.com'`)}`,
    broken: invite('type, email', `'EMAIL', 'A@EXAMPLE.com'`),
    by: 'invitation_one_per_email',
    means: 'already-invited',
  },
  {
    rule: 'two invitations cannot share a link',
    given: `${given.quest}; ${invite('type, email, token_hash', `'EMAIL', 'a@example.com', 'x'`)}`,
    broken: invite('type, email, token_hash', `'EMAIL', 'b@example.com', 'x'`),
    by: 'invitation_token',
    means: 'already-exists',
  },
  {
    rule: 'an invitation needs a creator or an email address',
    given: given.quest,
    broken: invite('type', `'USERID'`),
    by: 'invitation_addressee',
    means: 'invalid-input',
  },
  {
    rule: 'an invited email address must be valid',
    given: given.quest,
    broken: invite('type, email', `'EMAIL', 'nobody'`),
    by: 'invitation_email_valid',
    means: '1012',
  },
  ...(
    [
      [
        'the auto-bidding maximum of an invitation must be above zero',
        `auto_bid_max_cents = 0`,
        'invitation_auto_bid_max_positive',
        'amount-invalid',
      ],
      [
        'auto-bidding of an invitation cannot decline a bid within the maximum',
        `auto_bid_within = 'auto_decline'`,
        'invitation_auto_bid_within_action',
        'invalid-input',
      ],
      [
        'auto-bidding of an invitation cannot accept a bid above the maximum',
        `auto_bid_over = 'auto_accept'`,
        'invitation_auto_bid_over_action',
        'invalid-input',
      ],
    ] as const
  ).map(
    ([rule, change, by, means]): Rule => ({
      rule,
      given: `${given.quest}; INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${creator}')`,
      broken: `UPDATE invitation SET ${change}`,
      by,
      means,
    }),
  ),
  {
    rule: 'only an invitation to a quest can have auto-bidding',
    given: `${given.campaign}; INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.campaign}', 'KEY', '${creator}')`,
    broken: `UPDATE invitation SET auto_bid_max_cents = 100`,
    by: 'invitation_auto_bid_of_quest',
    means: 'invalid-input',
  },
  {
    rule: 'an invitation message has at most 2,000 characters',
    given: given.quest,
    broken: invite('creator_id, message', `'${creator}', repeat('x', 2001)`),
    by: 'invitation_message_length',
    means: 'text-too-long',
  },
  {
    rule: 'a declined invitation cannot be accepted later',
    given: `${given.quest}; ${invite('creator_id', `'${creator}'`)}; UPDATE invitation SET status = 'REJECTED'`,
    broken: `UPDATE invitation SET status = 'ACCEPTED'`,
    by: 'invitation_transition',
    means: 'status-illegal',
  },
  {
    rule: 'an accepted invitation cannot expire',
    given: `${given.quest}; ${invite('creator_id', `'${creator}'`)}`,
    broken: `UPDATE invitation SET status = 'ACCEPTED', expired_at = now()`,
    by: 'invitation_expired_unanswered',
    means: 'status-illegal',
  },
  {
    rule: 'an answered invitation cannot be withdrawn',
    given: `${given.quest}; ${invite('creator_id', `'${creator}'`)}`,
    broken: `UPDATE invitation SET status = 'ACCEPTED', withdrawn_at = now()`,
    by: 'invitation_withdrawn_unanswered',
    means: 'status-illegal',
  },
]

const matches: readonly Rule[] = [
  {
    rule: 'a matchmaking budget must be above zero',
    given: given.quest,
    broken: matchmaking(', budget_cents', ', 0'),
    by: 'matchmaking_budget_positive',
    means: 'amount-invalid',
  },
  {
    rule: 'matchmaking can only use known platforms',
    given: given.quest,
    broken: matchmaking(', platforms', `, '{radio}'`),
    by: 'matchmaking_platforms_known',
    means: 'invalid-input',
  },
  {
    rule: 'a match score must be between 0 and 1',
    given: `${given.quest}; ${matchmaking('', '')}`,
    broken: match('score', '1.1'),
    by: 'matchmaking_item_score_0_to_1',
    means: 'unexpected',
  },
  {
    rule: 'the numbers of a match cannot be negative',
    given: `${given.quest}; ${matchmaking('', '')}`,
    broken: match('score, predicted_ccv', '0.5, -1'),
    by: 'matchmaking_item_figures_not_negative',
    means: 'unexpected',
  },
  {
    rule: 'the views of a match cannot be negative',
    given: `${given.quest}; ${matchmaking('', '')}`,
    broken: match('score, predicted_views', '0.5, -1'),
    by: 'matchmaking_item_views_not_negative',
    means: 'unexpected',
  },
  {
    rule: 'the selected matches cannot cost more than the budget',
    given: `${given.quest}; ${matchmaking(', budget_cents', ', 9999')}; ${match('score, suggested_offer_cents', '0.5, 10000')}`,
    broken: 'UPDATE matchmaking_item SET selected = true',
    by: 'matchmaking_selection_within_budget',
    means: 'matchmaking-over-budget',
  },
  {
    rule: 'the signals of a match score must be between 0 and 1',
    given: `${given.quest}; ${matchmaking('', '')}`,
    broken: match('score, reach', '0.5, 1.1'),
    by: 'matchmaking_item_signals_0_to_1',
    means: 'unexpected',
  },
]

testRules([...programs, ...invitations, ...matches], creatorProgramConstraints)
