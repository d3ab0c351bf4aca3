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
                                  'platform', distribution_channel.name, 'left', stock.available)
          FROM code_item, distribution_channel
         WHERE code_item.id = taken.item_id AND distribution_channel.id = taken.distribution_channel_id));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

DROP FUNCTION key_offer_platform(key_offer);
DROP FUNCTION code_stock_platform(code_stock);
DROP FUNCTION item_platform(uuid, text);
