-- Of several companies with one key or one wish, one keeps it: the first, or the one whose domain it is.
DELETE FROM custom_domain AS wish
 WHERE EXISTS (
   SELECT FROM custom_domain AS other
    WHERE other.domain = wish.domain AND other.company_id <> wish.company_id
      AND (other.status = 'verified', wish.created_at, wish.company_id) > (wish.status = 'verified', other.created_at, other.company_id));
DROP INDEX custom_domain_domain_key;
ALTER TABLE custom_domain ADD CONSTRAINT custom_domain_domain_key UNIQUE (domain);

UPDATE code_batch AS batch SET idempotency_key = NULL
 WHERE EXISTS (
   SELECT FROM code_batch AS other
    WHERE other.idempotency_key = batch.idempotency_key AND (other.created_at, other.id) < (batch.created_at, batch.id));
ALTER TABLE code_batch DROP CONSTRAINT code_batch_idempotency_key_key;
ALTER TABLE code_batch ADD CONSTRAINT code_batch_idempotency_key_key UNIQUE (idempotency_key);
