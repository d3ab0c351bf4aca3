import type { ConstraintWords } from '../errors.ts'

export const deletionConstraints = {
  activation_code_item_code_item_id_fkey: 'in-use',
  mission_reward_code_item_id_fkey: 'in-use',
  key_campaign_participant_campaign_id_fkey: 'in-use-by-creators',
  quest_run_quest_id_fkey: 'in-use-by-creators',
  mission_run_mission_id_fkey: 'in-use-by-creators',
  program_membership_program_id_fkey: 'in-use-by-creators',
  mission_progress_criterion_id_fkey: 'in-use-by-creators',
  submission_criterion_id_fkey: 'in-use-by-creators',
  reward_claim_reward_id_fkey: 'in-use-by-creators',
} satisfies ConstraintWords
