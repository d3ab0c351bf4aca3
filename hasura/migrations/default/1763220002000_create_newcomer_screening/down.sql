UPDATE key_campaign_participant SET screening = 'history' WHERE screening = 'newcomer';
ALTER TABLE key_campaign_participant
  DROP CONSTRAINT key_campaign_participant_screening_known,
  ADD CONSTRAINT key_campaign_participant_screening_known
    CHECK (screening IN ('accepted', 'size_tier', 'history', 'region', 'daily_cap'));
