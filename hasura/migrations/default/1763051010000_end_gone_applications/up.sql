-- Who has deleted their account applies for nothing: erasing the person ends it from here on, and this ends what was left behind.

UPDATE program_membership AS m SET status = 'rejected'
  FROM "user" WHERE "user".id = m.creator_id AND "user".deleted_at IS NOT NULL AND m.status = 'pending';
