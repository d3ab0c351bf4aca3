DROP FUNCTION current_user_row(json);
DROP VIEW user_profile;
DROP FUNCTION user_has_password("user");
DROP TABLE address, user_link, user_link_kind, farewell, credential, "user", user_type;
DROP FUNCTION guard_account();
DROP FUNCTION user_unverify_changed_email();
DROP FUNCTION user_lock_places();
DROP FUNCTION refuse_deleted_account(uuid);
