-- A creator without any ended key has not completed fewer keys than the rules require, so the rules have another result.
ALTER TABLE key_campaign_participant
  DROP CONSTRAINT key_campaign_participant_screening_known,
  ADD CONSTRAINT key_campaign_participant_screening_known
    CHECK (screening IN ('accepted', 'size_tier', 'newcomer', 'history', 'region', 'daily_cap'));
