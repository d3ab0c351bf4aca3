import { addCode, market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { company, otherCompany, creator, game, item, batch, code } = market
const codeItem = (name: string, itemName = 'Item'): string =>
  `INSERT INTO code_item (company_id, game_id, type, name, item_name) VALUES ('${company}', '${game}', 'game', '${name}', '${itemName}')`
const newBatch = (of: string, channel: string, rest = 'NULL, NULL'): string =>
  `INSERT INTO code_batch (company_id, item_id, distribution_channel_id, platform_name, idempotency_key) VALUES ('${of}', '${item}', '${channel}', ${rest})`
const claim = `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = now() WHERE id = '${code}'`

export const codes: readonly Rule[] = [
  { rule: 'an item exists once', broken: codeItem('emberfall '), by: 'code_item_key', means: 'item-exists' },
  { rule: 'an item has a name', broken: codeItem(''), by: 'code_item_name_1_to_100', means: 'name-required' },
  {
    rule: 'an item says what the creator gets',
    broken: codeItem('New', ' '),
    by: 'code_item_item_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a platform that is not listed has a name',
    broken: newBatch(company, 'other'),
    by: 'code_batch_platform_name_for_other',
    means: 'code-platform-name',
  },
  {
    rule: 'an upload adds its codes once',
    given: newBatch(company, 'steam', `NULL, 'upload-1'`),
    broken: newBatch(company, 'steam', `NULL, 'upload-1'`),
    by: 'code_batch_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: "codes are added to the company's own items",
    broken: newBatch(otherCompany, 'steam'),
    by: 'code_batch_same_company',
    means: 'not-allowed',
  },
  {
    rule: 'a code is added once',
    broken: addCode(batch, 'AAAA-BBBB-CCCC'),
    by: 'code_once_per_company',
    means: 'code-exists',
  },
  {
    rule: 'a code is stored encrypted',
    broken: `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${batch}', 'AAAA', 'clear', sha256('AAAA'))`,
    by: 'code_encrypted',
    means: 'unexpected',
  },
  {
    rule: 'a code stays encrypted',
    broken: `UPDATE code SET key_id = 'clear', code_ciphertext = 'AAAA-BBBB-CCCC'`,
    by: 'code_encrypted',
    means: 'unexpected',
  },
  {
    rule: 'a code keeps its text',
    broken: `UPDATE code SET code_ciphertext = '\\x01', code_hash = sha256('another')`,
    by: 'code_text_stays',
    means: 'unexpected',
  },
  {
    rule: 'a repeat of a code is not handed out',
    given: `UPDATE code SET status = 'unavailable'; SET LOCAL session_replication_role = replica;
      UPDATE code SET code_hash = NULL; SET LOCAL session_replication_role = origin`,
    broken: `UPDATE code SET status = 'available'`,
    by: 'code_repeat_not_handed_out',
    means: 'code-exists',
  },
  {
    rule: 'a hash is one of HMAC-SHA-256',
    broken: `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${batch}', 'AAAA', 'k1', 'AAAA')`,
    by: 'code_hash_32_bytes',
    means: 'unexpected',
  },
  {
    rule: 'the key of a code has a name, and is none itself',
    broken: `INSERT INTO code (batch_id, code_ciphertext, key_id, code_hash) VALUES ('${batch}', 'AAAA', 'K1:AAAA', sha256('AAAA'))`,
    by: 'code_key_id_is_a_name',
    means: 'unexpected',
  },
  {
    rule: 'a code that nobody claimed was revealed to nobody',
    broken: `UPDATE code SET revealed_at = now()`,
    by: 'code_revealed_when_claimed',
    means: 'unexpected',
  },
  {
    rule: 'a claimed code belongs to someone',
    broken: `UPDATE code SET status = 'claimed'`,
    by: 'code_claimed_by_someone',
    means: 'status-illegal',
  },
  {
    rule: 'a claimed code is not taken back',
    given: claim,
    broken: `UPDATE code SET status = 'available'`,
    by: 'code_transition',
    means: 'status-illegal',
    detail: /a code cannot go from "claimed" to "available"; it is final/,
  },
  {
    rule: 'a claimed code does not change hands',
    given: claim,
    broken: `UPDATE code SET claimed_by = '${market.otherCreator}'`,
    by: 'code_claimed_is_final',
    means: 'code-claimed',
  },
  {
    rule: 'a claimed code is not deleted',
    given: claim,
    broken: `DELETE FROM code`,
    by: 'code_claimed_is_final',
    means: 'code-claimed',
  },
]
