-- Creators see the review time before they join (rules §4).
ALTER TABLE mission
  ADD COLUMN review_days integer NOT NULL DEFAULT 7,
  ADD CONSTRAINT mission_review_days_1_to_14 CHECK (review_days BETWEEN 1 AND 14);
COMMENT ON COLUMN mission.review_days IS 'The days that the company has to review the work of a creator.';
ALTER TABLE key_campaign
  ADD COLUMN review_days integer NOT NULL DEFAULT 7,
  ADD CONSTRAINT key_campaign_review_days_1_to_14 CHECK (review_days BETWEEN 1 AND 14);
COMMENT ON COLUMN key_campaign.review_days IS 'The days that the company has to review submitted content.';
