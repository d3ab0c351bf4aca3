-- A company may give a creator more time, before the time is over; what comes within it is late.
ALTER TABLE quest_run
  ADD COLUMN extended_from timestamptz,
  ADD CONSTRAINT quest_run_extended_later CHECK (extended_from < content_deadline_at);
COMMENT ON COLUMN quest_run.extended_from IS 'When content was due before the company gave more time; what comes after it is late. Empty: no more time was given.';
