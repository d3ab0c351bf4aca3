DROP TABLE channel_verification, channel_verification_transition, channel_verification_reason,
  channel_verification_status;
DROP FUNCTION has_verified_channel(uuid);
DROP FUNCTION channel_verification_emit();
