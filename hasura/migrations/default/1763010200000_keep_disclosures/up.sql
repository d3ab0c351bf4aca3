-- Whether content says that it was paid for: who pays for it has to see that it does.
ALTER TABLE content
  ADD COLUMN disclosed_by text,
  ADD CONSTRAINT content_disclosed_by_known CHECK (disclosed_by IN ('vendor', 'title', 'description'));
COMMENT ON COLUMN content.disclosed_by IS 'What tells viewers that it was paid for, as last seen: the vendor''s mark, words of the title or of the description; empty where nothing does.';
