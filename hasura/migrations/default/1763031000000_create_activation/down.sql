DROP FUNCTION activation_own_review_note(activation, json);
DROP TABLE activation_whitelist, activation_code_item, activation_channel, activation_tag, creator_kit,
  activation_media, activation_media_kind, activation_game, activation, activation_visibility,
  activation_transition, activation_status, activation_kind;
DROP FUNCTION guard_kit_archive();
DROP FUNCTION activation_code_item_check();
DROP FUNCTION activation_game_limit();
DROP FUNCTION activation_game_set_main();
DROP FUNCTION follow_owner(text, text, text);
DROP FUNCTION take_owner();
DROP FUNCTION activation_tally();
DROP FUNCTION activation_emit();
DROP FUNCTION activation_stamp();
DROP FUNCTION activation_refuse();
DROP FUNCTION refuse_unknown_time_zone(text);
