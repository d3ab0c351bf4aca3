-- Keys that strangers share tell each of them what the others have.

-- An upload is one company's: two companies may call theirs the same.
ALTER TABLE code_batch DROP CONSTRAINT code_batch_idempotency_key_key;
ALTER TABLE code_batch ADD CONSTRAINT code_batch_idempotency_key_key UNIQUE (company_id, idempotency_key);

-- Whoever wishes for a domain has proved nothing yet: it is taken by the one whose record is found there.
ALTER TABLE custom_domain DROP CONSTRAINT custom_domain_domain_key;
CREATE UNIQUE INDEX custom_domain_domain_key ON custom_domain (domain) WHERE status = 'verified';
