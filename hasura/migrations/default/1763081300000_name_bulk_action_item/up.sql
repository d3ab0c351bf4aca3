-- A company reads which activation each row of a bulk action belongs to, because a creator can have rows in several.
ALTER TABLE bulk_action_item ADD COLUMN activation_id uuid REFERENCES activation ON DELETE SET NULL;
COMMENT ON COLUMN bulk_action_item.activation_id IS 'The activation of the row. Empty once the activation is deleted.';
CREATE INDEX bulk_action_item_activation_id_idx ON bulk_action_item (activation_id);
