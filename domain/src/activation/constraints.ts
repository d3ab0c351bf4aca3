import type { ConstraintWords } from '../errors.ts'

/** What refuses a row of an activation, its requirement, codes and links, by stable names. */
export const activationConstraints = {
  activation_name_length: { code: 'name-required', field: 'name' },
  activation_end_after_start: { code: 'dates-order', field: 'endDate' },
  activation_status_of_kind: 'status-illegal',
  activation_participant_count_positive: 'unexpected',
  activation_publish_requirements: 'publish-requirements',
  activation_company_verified: 'company-not-verified',
  activation_kind_and_company_stay: 'not-allowed',
  activation_one_program_per_company: 'program-exists',
  activation_one_game: { code: 'activation-one-game', field: 'gameId' },
  activation_game_position: 'invalid-input',
  activation_media_url: { code: 'link-invalid', field: 'url' },
  activation_code_item_of_company: 'not-allowed',
  creator_kit_asset_url: { code: 'link-invalid', field: 'assetUrl' },
  creator_kit_asset_archive: { code: 'archive-type', field: 'asset' },
  creator_kit_asset_2gb: { code: 'archive-too-large', field: 'asset' },
  requirement_figures_positive: 'requirement-positive',
  requirement_list_of_company: 'not-allowed',
  requirement_mission_of_company: 'not-allowed',
  requirement_program_of_company: 'not-allowed',
  key_campaign_codes_per_creator_positive: { code: 'requirement-positive', field: 'codesPerCreator' },
  key_campaign_waitlist_before_publish: 'waitlist-published',
  key_campaign_participant_once: 'already-applied',
  key_campaign_participant_message_length: { code: 'text-too-long', field: 'message' },
  code_claim_pkey: 'code-gone',
  code_claimed_once: 'code-gone',
  code_claim_accepted_only: 'not-allowed',
  code_claim_paid_run_only: 'kit-closed',
  code_claim_codes_per_creator: 'codes-per-creator',
  code_claim_code_of_activation: 'not-allowed',
  code_claim_of_one_run: 'unexpected',
  link_once: 'already-exists',
  link_slug: 'already-exists',
  link_slug_shape: 'invalid-input',
  link_target_url_http: { code: 'link-invalid', field: 'targetUrl' },
  link_creator_of_kind: 'invalid-input',
} satisfies ConstraintWords

/** What refuses to let somebody in, or to ask them in. */
export const entryConstraints = {
  entry_while_open: 'activation-not-open',
  entry_needs_access: 'access-needed',
  entry_meets_requirements: 'requirements-not-met',
  invitation_while_open: 'activation-not-open',
  waitlist_converted_first: 'waitlist-first',
} satisfies ConstraintWords
