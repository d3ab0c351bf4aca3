ALTER TABLE bulk_action_item DROP COLUMN activation_id;
