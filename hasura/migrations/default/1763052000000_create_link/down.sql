DROP VIEW link_click_sum;
DROP TABLE link_click_day, link_click, link, click_device, link_kind;
DROP FUNCTION activation_own_clicks(activation, json);
DROP FUNCTION quest_run_clicks(quest_run);
DROP FUNCTION clicks_by(uuid, uuid);
DROP FUNCTION link_measure();
DROP FUNCTION creator_kit_sharable_link(creator_kit);
