-- A company hears that codes run out, and that more are promised than are left, whichever way they go: claimed, handed out, taken
-- back with their batch, or held back (spec §4, §9).

-- Running out -----------------------------------------------------------------------------------------------------------
CREATE FUNCTION code_mark_of(available bigint, total bigint) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN available = 0 THEN 'OUT' WHEN available * 10 < total OR available <= least(3, total / 2) THEN 'LOW' ELSE 'HIGH' END
$$;
COMMENT ON FUNCTION code_mark_of(bigint, bigint) IS 'At which marks a company is told: under 10 percent, or the last three of a stock too small to have a tenth, and none.';

CREATE FUNCTION lock_code_stock(of_item_id uuid, of_channel text) RETURNS void
  LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('code_stock ' || of_item_id || of_channel, 0))
$$;
COMMENT ON FUNCTION lock_code_stock(uuid, text) IS 'Makes those wait for each other who count the last codes of an item for a platform, or take several of them.';

CREATE OR REPLACE FUNCTION code_stock_watch() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- Of two who take the last codes at once, neither sees the other's: near a mark they count one after another.
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
COMMENT ON FUNCTION code_stock_watch() IS 'Tells when the codes of an item for a platform are running out, and when they are out, whichever way they go.';

-- Promised beyond what is left --------------------------------------------------------------------------------------------
CREATE FUNCTION tell_short_promise(campaign uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  free bigint;
BEGIN
  -- Once a day is enough.
  IF EXISTS (SELECT FROM domain_event WHERE entity = 'key_campaign' AND entity_id = campaign
                AND type = 'codesOverpromised' AND created_at > now() - interval '1 day') THEN
    RETURN;
  END IF;
  SELECT coalesce(sum(available), 0) INTO free FROM key_offer WHERE activation_id = campaign;
  -- What they may still claim at most: where that is there, nobody is looked at one by one.
  SELECT sum(k.codes_per_creator) INTO owed
    FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
   WHERE p.campaign_id = campaign AND p.status IN ('accepted', 'claimed_key');
  IF owed IS NULL OR owed <= free THEN
    RETURN;
  END IF;
  SELECT sum(greatest(k.codes_per_creator - coalesce(had.codes, 0), 0)) INTO owed
    FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
    LEFT JOIN (SELECT participant_id, count(*) AS codes FROM code_claim WHERE activation_id = campaign GROUP BY 1) AS had ON had.participant_id = p.id
   WHERE p.campaign_id = campaign AND p.status IN ('accepted', 'claimed_key');
  -- Of several at once one tells.
  IF owed > free AND pg_try_advisory_xact_lock(hashtextextended('key_promise ' || campaign, 0)) THEN
    PERFORM emit_event('codesOverpromised', 'key_campaign', campaign,
      (SELECT jsonb_build_object('company_id', company_id, 'activation', name, 'promised', owed, 'left', free)
         FROM activation WHERE id = campaign));
  END IF;
END $$;
COMMENT ON FUNCTION tell_short_promise(uuid) IS 'Tells, once a day, when those who were accepted to a campaign may claim more codes than there are.';

CREATE OR REPLACE FUNCTION key_campaign_watch_promise() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_short_promise(NEW.campaign_id);
  RETURN NULL;
END $$;

CREATE FUNCTION code_promise_watch() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_short_promise(campaign) FROM (
    SELECT DISTINCT offered.activation_id AS campaign
      FROM after_code AS code JOIN before_code AS before USING (id)
      JOIN activation_code_item offered ON offered.code_item_id = code.item_id
      JOIN activation ON activation.id = offered.activation_id
     WHERE before.status = 'available' AND code.status <> 'available'
       AND activation.kind = 'KEY' AND activation.status IN ('upcoming', 'active', 'unpublished')
       -- Who claims what they were promised leaves as many for the others as before.
       AND (code.activation_id IS DISTINCT FROM activation.id OR code.distributed_by IS NOT NULL)
     ORDER BY 1) AS concerned;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_promise_watch() IS 'Tells of campaigns that lose codes which they have promised.';
CREATE TRIGGER code_promise_watch AFTER UPDATE ON code
  REFERENCING OLD TABLE AS before_code NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_promise_watch();

CREATE FUNCTION code_claim_promise_watch() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_short_promise(campaign) FROM (
    SELECT DISTINCT activation_id AS campaign FROM gone JOIN activation ON activation.id = activation_id
     WHERE participant_id IS NOT NULL AND activation.status IN ('upcoming', 'active', 'unpublished') ORDER BY 1) AS concerned;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_claim_promise_watch() IS 'Tells of campaigns whose creators lost their codes, and are owed them anew.';
CREATE TRIGGER code_claim_promise_watch AFTER DELETE ON code_claim
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION code_claim_promise_watch();
