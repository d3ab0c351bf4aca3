DROP TABLE idempotency_key, rate_limit, signing_key, verification_token, verification_kind, sign_in_attempt,
  session, device;
