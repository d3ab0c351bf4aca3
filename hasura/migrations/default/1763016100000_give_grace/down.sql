CREATE OR REPLACE FUNCTION quest_run_agree() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT bid.amount_cents, bid.platform, bid.connection_id, bid.post_type, bid.content_length_minutes, bid.delivery_type,
         bid.delivery_date,
         CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_from END,
         CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_until END,
         activation.embargo_at, quest.auto_approve_days, quest.kit_codes, quest_brief(quest.id),
         plan.quest_fee_basis_points, fee_of(bid.amount_cents, plan.quest_fee_basis_points)
    INTO NEW.amount_cents, NEW.platform, NEW.connection_id, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type,
         NEW.delivery_date, NEW.publish_from, NEW.publish_until, NEW.embargo_at, NEW.auto_approve_days, NEW.kit_codes,
         NEW.brief, NEW.fee_basis_points, NEW.fee_cents
    FROM quest_bid AS bid, quest JOIN activation ON activation.id = quest.id
   CROSS JOIN LATERAL company_plan(activation.company_id) AS plan
   WHERE bid.id = NEW.current_bid_id AND quest.id = NEW.quest_id;
  NEW.accepted_at := now();
  RETURN NEW;
END $$;

DROP TRIGGER quest_run_agreed_is_final ON quest_run;
CREATE TRIGGER quest_run_agreed_is_final BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN (OLD.accepted_at IS NOT NULL AND (
    (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
     OLD.publish_from, OLD.embargo_at, OLD.auto_approve_days, OLD.kit_codes, OLD.fee_basis_points, OLD.fee_cents, OLD.brief,
     OLD.current_bid_id, OLD.accepted_at)
    IS DISTINCT FROM
    (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
     NEW.publish_from, NEW.embargo_at, NEW.auto_approve_days, NEW.kit_codes, NEW.fee_basis_points, NEW.fee_cents, NEW.brief,
     NEW.current_bid_id, NEW.accepted_at)
    OR NEW.publish_until IS DISTINCT FROM OLD.publish_until AND NOT coalesce(NEW.publish_until > OLD.publish_until, false)))
  EXECUTE FUNCTION quest_run_agreed_is_final();

ALTER TABLE quest_run DROP COLUMN grace_days, DROP COLUMN grace_ends_at;
ALTER TABLE quest DROP COLUMN grace_days;
