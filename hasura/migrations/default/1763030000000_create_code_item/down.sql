DROP TABLE code_item, code_item_type;
