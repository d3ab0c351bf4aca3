DROP TABLE creator_access, creator_access_transition, creator_access_status, creator_access_kind;
DROP FUNCTION creator_access_emit();
DROP FUNCTION creator_access_decide();
DROP FUNCTION creator_access_tally();
