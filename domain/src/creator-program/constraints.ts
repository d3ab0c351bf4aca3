import type { ConstraintWords } from '../errors.ts'

/** What refuses a Creator Program, its members, invitations and matchmaking. */
export const creatorProgramConstraints = {
  creator_program_discord_url_http: { code: 'link-invalid', field: 'discordUrl' },
  creator_program_landing_blocks_list: 'invalid-input',
  program_perk_title_required: { code: 'name-required', field: 'title' },
  program_question_label_required: { code: 'name-required', field: 'label' },
  program_question_options: { code: 'question-options', field: 'options' },
  program_membership_once: 'already-applied',
  program_answer_shape: 'invalid-input',
  program_answer_length: 'text-too-long',
  invitation_one_per_creator: 'already-invited',
  invitation_one_per_email: 'already-invited',
  invitation_token: 'already-exists',
  invitation_addressee: 'invalid-input',
  invitation_email_valid: { code: '1012', field: 'email' },
  invitation_auto_bid_max_positive: { code: 'amount-invalid', field: 'maxBid' },
  invitation_auto_bid_within_action: 'invalid-input',
  invitation_auto_bid_over_action: 'invalid-input',
  invitation_auto_bid_of_quest: 'invalid-input',
  invitation_message_length: { code: 'text-too-long', field: 'message' },
  invitation_expired_unanswered: 'status-illegal',
  invitation_withdrawn_unanswered: 'status-illegal',
  matchmaking_budget_positive: { code: 'amount-invalid', field: 'budget' },
  matchmaking_platforms_known: 'invalid-input',
  matchmaking_item_score_0_to_1: 'unexpected',
  matchmaking_item_figures_not_negative: 'unexpected',
} satisfies ConstraintWords
