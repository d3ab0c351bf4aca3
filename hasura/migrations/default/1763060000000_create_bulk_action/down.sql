DROP TABLE bulk_action_item;
DROP TABLE bulk_action;
DROP TABLE bulk_action_kind;
