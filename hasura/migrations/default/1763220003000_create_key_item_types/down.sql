DROP FUNCTION key_campaign_item_types(key_campaign);
