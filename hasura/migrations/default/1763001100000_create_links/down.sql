DROP TABLE link_click_day;
DROP TABLE link_click;
DROP TABLE link;
DROP TABLE click_device;
DROP TABLE link_kind;
