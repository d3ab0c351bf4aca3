import { addCode, market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { company, otherCompany, creator, game, item, batch, code } = market
const upload = '00000000-0000-4000-8000-ba7c00000002'
const [second, third] = [
  '00000000-0000-4000-8000-c0d300000002',
  '00000000-0000-4000-8000-c0d300000003',
] as const
const verified = `SET LOCAL session_replication_role = replica;
  INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${market.connection}', '${creator}', 'meets_requirements')
  ON CONFLICT (connection_id) DO UPDATE SET status = 'meets_requirements'; SET LOCAL session_replication_role = origin`
const handedOut = (id: string): string =>
  `INSERT INTO code_claim (code_id, creator_id, is_handed_out) VALUES ('${id}', '${creator}', true)`
const codeItem = (name: string, itemName = 'Item'): string =>
  `INSERT INTO code_item (company_id, game_id, type, name, item_name) VALUES ('${company}', '${game}', 'game', '${name}', '${itemName}')`
const newBatch = (of: string, channel: string, rest = 'NULL, NULL'): string =>
  `INSERT INTO code_batch (company_id, item_id, distribution_channel_id, platform_name, idempotency_key) VALUES ('${of}', '${item}', '${channel}', ${rest})`
const claim = `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = now() WHERE id = '${code}'`

export const codes: readonly Rule[] = [
  {
    rule: 'two code items cannot share a name',
    broken: codeItem('emberfall '),
    by: 'code_item_key',
    means: 'item-exists',
  },
  {
    rule: 'two code items cannot have names that differ only in case and spaces',
    given: codeItem('Press keys'),
    broken: codeItem(' press   KEYS'),
    by: 'code_item_key',
    means: 'item-exists',
  },
  {
    rule: 'a code item needs a name',
    broken: codeItem(''),
    by: 'code_item_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a code item must name what the creator gets',
    broken: codeItem('New', ' '),
    by: 'code_item_item_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a batch for a platform that is not in the list needs a platform name',
    broken: newBatch(company, 'other'),
    by: 'code_batch_platform_name_for_other',
    means: 'code-platform-name',
  },
  {
    rule: 'an upload cannot add its codes twice',
    given: newBatch(company, 'steam', `NULL, 'upload-1'`),
    broken: newBatch(company, 'steam', `NULL, 'upload-1'`),
    by: 'code_batch_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: "codes can only be added to the company's own items",
    broken: newBatch(otherCompany, 'steam'),
    by: 'code_batch_same_company',
    means: 'not-allowed',
  },
  {
    rule: 'a company cannot add the same code twice',
    broken: addCode(batch, 'AAAA-BBBB-CCCC'),
    by: 'code_once_per_company',
    means: 'code-exists',
  },
  {
    rule: 'a part of a code import has one ciphertext and hash for each code',
    given: `INSERT INTO code_import (id, company_id, item_id, distribution_channel_id, key_id) VALUES ('${upload}', '${company}', '${item}', 'steam', 'k1')`,
    broken: `INSERT INTO code_import_part (import_id, position, ids, ciphertexts, hashes) VALUES ('${upload}', 0, '{${code}}', '{}', '{}')`,
    by: 'code_import_part_of_one_length',
    means: 'unexpected',
  },
  {
    rule: 'a code must be stored encrypted',
    broken: `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${batch}', 'AAAA', 'clear', sha256('AAAA'))`,
    by: 'code_encrypted',
    means: 'unexpected',
  },
  {
    rule: 'a stored code cannot become plain text',
    broken: `UPDATE code SET key_id = 'clear', code_ciphertext = 'AAAA-BBBB-CCCC'`,
    by: 'code_encrypted',
    means: 'unexpected',
  },
  {
    rule: 'the stored text of a code cannot change',
    broken: `UPDATE code SET code_ciphertext = '\\x01', code_hash = sha256('another')`,
    by: 'code_text_stays',
    means: 'unexpected',
  },
  {
    rule: 'a revoked code cannot be given out again',
    given: `UPDATE code SET status = 'unavailable', revoked_at = now()`,
    broken: `UPDATE code SET status = 'available'`,
    by: 'code_revoked_not_handed_out',
    means: 'code-revoked',
  },
  {
    rule: 'the reason for revoking a code has at most 500 characters',
    broken: `UPDATE code SET revoke_reason = repeat('x', 501)`,
    by: 'code_revoke_reason_500',
    means: 'text-too-long',
  },
  {
    rule: 'the reason for revoking a batch has at most 500 characters',
    broken: `UPDATE code_batch SET revoke_reason = repeat('x', 501)`,
    by: 'code_batch_revoke_reason_500',
    means: 'text-too-long',
  },
  {
    rule: 'a member can only give codes to creators with a verified channel',
    given: `DELETE FROM channel_verification WHERE user_id = '${creator}'`,
    broken: `INSERT INTO code_claim (code_id, creator_id, is_handed_out) VALUES ('${code}', '${creator}', true)`,
    by: 'code_handed_to_verified_channel',
    means: 'code-verified-channel',
  },
  {
    rule: 'a code must be claimed in an activation or given out by a member',
    given: `${verified}; ${handedOut(code)}`,
    broken: `UPDATE code_claim SET is_handed_out = false`,
    by: 'code_claim_in_activation',
    means: 'unexpected',
  },
  {
    rule: 'a code cannot be replaced twice',
    given: `${verified}; ${addCode(batch, 'BBBB', second)}; ${addCode(batch, 'CCCC', third)}; ${handedOut(second)}; ${handedOut(third)};
      UPDATE code_claim SET replaces_code_id = '${code}' WHERE code_id = '${second}'`,
    broken: `UPDATE code_claim SET replaces_code_id = '${code}'`,
    by: 'code_claim_replaces_once',
    means: 'unexpected',
  },
  {
    rule: 'a duplicate code cannot be given out',
    given: `UPDATE code SET status = 'unavailable'; SET LOCAL session_replication_role = replica;
      UPDATE code SET code_hash = NULL; SET LOCAL session_replication_role = origin`,
    broken: `UPDATE code SET status = 'available'`,
    by: 'code_repeat_not_handed_out',
    means: 'code-exists',
  },
  {
    rule: 'a code hash must have the length of HMAC-SHA-256',
    broken: `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${batch}', 'AAAA', 'k1', 'AAAA')`,
    by: 'code_hash_32_bytes',
    means: 'unexpected',
  },
  {
    rule: 'a code stores the name of its encryption key, never the key itself',
    broken: `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${batch}', 'AAAA', 'K1:AAAA', sha256('AAAA'))`,
    by: 'code_key_id_is_a_name',
    means: 'unexpected',
  },
  {
    rule: 'an unclaimed code cannot be marked as revealed',
    broken: `UPDATE code SET revealed_at = now()`,
    by: 'code_revealed_when_claimed',
    means: 'unexpected',
  },
  {
    rule: 'a claimed code needs a creator',
    broken: `UPDATE code SET status = 'claimed'`,
    by: 'code_claimed_by_someone',
    means: 'status-illegal',
  },
  {
    rule: 'a claimed code cannot become available again',
    given: claim,
    broken: `UPDATE code SET status = 'available'`,
    by: 'code_transition',
    means: 'status-illegal',
    detail: /the code cannot go from "claimed" to "available"; it is final/,
  },
  {
    rule: 'a claimed code cannot move to another creator',
    given: claim,
    broken: `UPDATE code SET claimed_by = '${market.otherCreator}'`,
    by: 'code_claimed_is_final',
    means: 'code-claimed',
  },
  ...['DELETE FROM code_claim', `UPDATE code_claim SET creator_id = '${market.otherCreator}'`].map(
    (broken): Rule => ({
      rule: `a code claim cannot be changed or deleted: ${broken}`,
      given: `${verified}; ${handedOut(code)}`,
      broken,
      by: 'code_claim_is_kept',
      means: 'code-claimed',
    }),
  ),
  {
    rule: 'a claimed code cannot be deleted',
    given: claim,
    broken: `DELETE FROM code`,
    by: 'code_claimed_is_final',
    means: 'code-claimed',
  },
]
