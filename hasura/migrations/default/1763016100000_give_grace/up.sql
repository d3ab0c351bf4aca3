-- A company may take late content for some days: it says so before anybody accepts, and the run keeps it. Once its content is
-- due, a run gets those days: what comes in them is late, and only then does it expire.

ALTER TABLE quest
  ADD COLUMN grace_days integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT quest_grace_days_0_to_7 CHECK (grace_days BETWEEN 0 AND 7);
COMMENT ON COLUMN quest.grace_days IS 'For so many days after its deadline late content is still taken.';

ALTER TABLE quest_run
  ADD COLUMN grace_days integer NOT NULL DEFAULT 0,
  ADD COLUMN grace_ends_at timestamptz;
COMMENT ON COLUMN quest_run.grace_days IS 'Agreed days after its deadline in which late content is taken.';
COMMENT ON COLUMN quest_run.grace_ends_at IS 'When the days of grace end, once they have begun: a run has them once.';

CREATE OR REPLACE FUNCTION quest_run_agree() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT bid.amount_cents, bid.platform, bid.connection_id, bid.post_type, bid.content_length_minutes, bid.delivery_type,
         bid.delivery_date,
         CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_from END,
         CASE bid.delivery_type WHEN 'date_range' THEN quest.publish_until END,
         activation.embargo_at, quest.auto_approve_days, quest.grace_days, quest.kit_codes, quest_brief(quest.id),
         plan.quest_fee_basis_points, fee_of(bid.amount_cents, plan.quest_fee_basis_points)
    INTO NEW.amount_cents, NEW.platform, NEW.connection_id, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type,
         NEW.delivery_date, NEW.publish_from, NEW.publish_until, NEW.embargo_at, NEW.auto_approve_days, NEW.grace_days, NEW.kit_codes,
         NEW.brief, NEW.fee_basis_points, NEW.fee_cents
    FROM quest_bid AS bid, quest JOIN activation ON activation.id = quest.id
   CROSS JOIN LATERAL company_plan(activation.company_id) AS plan
   WHERE bid.id = NEW.current_bid_id AND quest.id = NEW.quest_id;
  NEW.accepted_at := now();
  RETURN NEW;
END $$;

DROP TRIGGER quest_run_agreed_is_final ON quest_run;
-- A later end of publishing is in the creator's favour.
CREATE TRIGGER quest_run_agreed_is_final BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN (OLD.accepted_at IS NOT NULL AND (
    (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
     OLD.publish_from, OLD.embargo_at, OLD.auto_approve_days, OLD.grace_days, OLD.kit_codes, OLD.fee_basis_points, OLD.fee_cents, OLD.brief,
     OLD.current_bid_id, OLD.accepted_at)
    IS DISTINCT FROM
    (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
     NEW.publish_from, NEW.embargo_at, NEW.auto_approve_days, NEW.grace_days, NEW.kit_codes, NEW.fee_basis_points, NEW.fee_cents, NEW.brief,
     NEW.current_bid_id, NEW.accepted_at)
    OR NEW.publish_until IS DISTINCT FROM OLD.publish_until AND NOT coalesce(NEW.publish_until > OLD.publish_until, false)))
  EXECUTE FUNCTION quest_run_agreed_is_final();
