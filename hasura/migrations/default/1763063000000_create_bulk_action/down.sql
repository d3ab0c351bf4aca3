DROP TABLE bulk_action_item, bulk_action, bulk_action_kind;
