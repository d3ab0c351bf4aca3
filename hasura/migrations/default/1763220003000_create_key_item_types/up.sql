CREATE FUNCTION key_campaign_item_types(campaign key_campaign) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(DISTINCT item.type ORDER BY item.type), '[]')
    FROM activation_code_item offered JOIN code_item item ON item.id = offered.code_item_id
   WHERE offered.activation_id = campaign.id
$$;
COMMENT ON FUNCTION key_campaign_item_types(key_campaign) IS 'The types of the items that the campaign''s codes unlock, such as ["demo"].';
