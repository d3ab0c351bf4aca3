CREATE FUNCTION item_platform(item uuid, channel text) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT string_agg(DISTINCT b.platform_name, ', ' ORDER BY b.platform_name) FROM code_batch b
      WHERE b.item_id = item AND b.distribution_channel_id = channel AND b.platform_name IS NOT NULL AND b.revoked_at IS NULL),
    (SELECT name FROM distribution_channel WHERE id = channel))
$$;
COMMENT ON FUNCTION item_platform(uuid, text) IS 'The name of the platform where the codes of an item are redeemed. For "Other", the names that the company entered.';

CREATE FUNCTION code_stock_platform(stock code_stock) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT item_platform(stock.item_id, stock.distribution_channel_id)
$$;
COMMENT ON FUNCTION code_stock_platform(code_stock) IS 'The name of the platform where the codes are redeemed. For "Other", the names that the company entered.';

CREATE FUNCTION key_offer_platform(offer key_offer) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT item_platform(offer.code_item_id, offer.distribution_channel_id)
$$;
COMMENT ON FUNCTION key_offer_platform(key_offer) IS 'The name of the platform where the codes are redeemed. For "Other", the names that the company entered.';

CREATE OR REPLACE FUNCTION code_stock_watch() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  taken record;
  stock record;
BEGIN
  FOR taken IN
    SELECT code.company_id, code.item_id, code.distribution_channel_id, count(*) AS codes
      FROM after_code AS code JOIN before_code AS before ON before.id = code.id
     WHERE before.status = 'available' AND code.status <> 'available'
     GROUP BY 1, 2, 3 ORDER BY 2, 3
  LOOP
    SELECT * INTO stock FROM code_count(taken.item_id, taken.distribution_channel_id);
    -- Two simultaneous takers of the last codes do not see each other's changes, so the count is serialized near a mark.
    IF abs(stock.available - stock.total / 10) <= taken.codes + 20 OR stock.available <= 20 THEN
      PERFORM lock_code_stock(taken.item_id, taken.distribution_channel_id);
      SELECT * INTO stock FROM code_count(taken.item_id, taken.distribution_channel_id);
    END IF;
    IF code_mark_of(stock.available, stock.total) <> code_mark_of(stock.available + taken.codes, stock.total) THEN
      PERFORM emit_event('codesRunningOut', 'code_item', taken.item_id, (
        SELECT jsonb_build_object('company_id', taken.company_id, 'item', code_item.name,
                                  'platform', item_platform(taken.item_id, taken.distribution_channel_id), 'left', stock.available)
          FROM code_item WHERE code_item.id = taken.item_id));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
